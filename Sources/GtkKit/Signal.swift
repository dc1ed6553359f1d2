package import CGtk

/// What a signal was emitted with: the emitter first, then the signal's own arguments.
package struct SignalArguments {
  fileprivate let values: UnsafeBufferPointer<GValue>

  /// How many there are, the emitter included.
  package var count: Int { values.count }

  /// The number at `index`, of a signal that passes a double.
  package func double(_ index: Int) -> Double { withValue(index) { g_value_get_double($0) } }

  /// The number at `index`, of a signal that passes an int, with a sign or without, or an enumeration.
  package func int(_ index: Int) -> Int {
    withValue(index) { value in
      switch value.pointee.g_type {
      case GType(6 << 2): Int(g_value_get_int(value))  // G_TYPE_INT
      case GType(7 << 2): Int(g_value_get_uint(value))  // G_TYPE_UINT
      default: Int(g_value_get_enum(value))
      }
    }
  }

  /// The object at `index`, the emitter at 0.
  package func object(_ index: Int) -> UnsafeMutablePointer<GObject>? {
    withValue(index) { g_value_get_object($0)?.assumingMemoryBound(to: GObject.self) }
  }

  /// The event at `index`, of a `…-event` signal; valid while the handler runs.
  package func event(_ index: Int) -> UnsafeMutablePointer<GdkEvent>? {
    withValue(index) { g_value_get_boxed($0)?.assumingMemoryBound(to: GdkEvent.self) }
  }

  /// The struct at `index`, of a signal that passes one that GObject knows as boxed; valid while the handler runs.
  package func boxed<T>(_ index: Int, as _: T.Type) -> UnsafeMutablePointer<T>? {
    withValue(index) { g_value_get_boxed($0)?.assumingMemoryBound(to: T.self) }
  }

  /// The struct at `index` that GObject knows as boxed and C gives no body for; valid while the handler runs.
  func opaqueBoxed(_ index: Int) -> OpaquePointer? {
    withValue(index) { g_value_get_boxed($0).map { OpaquePointer($0) } }
  }

  /// What is at `index` of a signal that passes a bare pointer; valid while the handler runs.
  func rawPointer(_ index: Int) -> UnsafeMutableRawPointer? { withValue(index) { g_value_get_pointer($0) } }

  /// The Cairo context at `index`, of a `draw` signal; valid while the handler runs.
  package func cairo(_ index: Int) -> OpaquePointer? {
    withValue(index) { g_value_get_boxed($0).map { OpaquePointer($0) } }
  }

  /// The variant at `index`, of an action's `activate`; nil when there is none. Valid while the handler runs.
  package func variant(_ index: Int) -> OpaquePointer? { withValue(index) { g_value_get_variant($0) } }

  private func withValue<Result>(_ index: Int, _ read: (UnsafePointer<GValue>) -> Result) -> Result {
    precondition(values.indices.contains(index), "a signal of \(count) arguments has no argument \(index)")
    guard let base = values.baseAddress else { preconditionFailure("a signal without an emitter") }
    return read(base + index)
  }
}

/// The Swift closure behind one connected handler. C owns it and frees it with the closure.
package final class SignalBox {
  /// How many handlers are connected now, for tests that look for leaks.
  package private(set) static var alive = 0

  fileprivate let handle: (SignalArguments) -> Bool

  fileprivate init(_ handle: @escaping (SignalArguments) -> Bool) {
    self.handle = handle
    Self.alive += 1
  }

  isolated deinit { Self.alive -= 1 }
}

/// One connected handler.
package struct SignalConnection {
  fileprivate let instance: UnsafeMutableRawPointer
  fileprivate let id: gulong

  /// Disconnects the handler. The emitter must still be alive.
  package func disconnect() { g_signal_handler_disconnect(instance, id) }

  /// Runs `change` without this handler hearing of it.
  package func blocked(_ change: () -> Void) {
    g_signal_handler_block(instance, id)
    change()
    g_signal_handler_unblock(instance, id)
  }
}

/// Calls `handler` whenever `instance` emits `signal`, until the instance is destroyed.
///
/// Capture `self` weakly: a page that is merely dropped would live on in its own handler.
@discardableResult
package func connect(
  _ instance: UnsafeMutableRawPointer, _ signal: String, after: Bool = false,
  _ handler: @escaping (SignalArguments) -> Void
) -> SignalConnection {
  connectDeciding(instance, signal, after: after) { arguments in
    handler(arguments)
    return false
  }
}

/// Like `connect`, for signals that ask (`delete-event`, `draw`, `scroll-event`): true says "handled, stop".
@discardableResult
package func connectDeciding(
  _ instance: UnsafeMutableRawPointer, _ signal: String, after: Bool = false,
  _ handler: @escaping (SignalArguments) -> Bool
) -> SignalConnection {
  let id = g_signal_connect_closure(instance, signal, makeClosure(handler), after ? 1 : 0)
  precondition(id != 0, "no signal “\(signal)” here")
  return SignalConnection(instance: instance, id: id)
}

/// A GClosure around a Swift closure, through one marshaller for every signature: the arguments are asked of
/// GObject, never guessed.
func makeClosure(_ handler: @escaping (SignalArguments) -> Bool) -> UnsafeMutablePointer<GClosure> {
  let box = Unmanaged.passRetained(SignalBox(handler)).toOpaque()  // released in the finalize notifier
  guard let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), box) else {
    preconditionFailure("GLib made no closure")
  }
  g_closure_add_finalize_notifier(closure, box) { data, _ in
    if let data { Unmanaged<SignalBox>.fromOpaque(data).release() }
  }
  g_closure_set_marshal(closure) { closure, result, count, values, _, _ in
    guard let data = closure?.pointee.data else { return }
    let box = Unmanaged<SignalBox>.fromOpaque(data).takeUnretainedValue()
    let handled = box.handle(
      SignalArguments(values: UnsafeBufferPointer(start: values, count: Int(count))))
    if let result, g_type_check_value_holds(result, GType(5 << 2)) != 0 {  // G_TYPE_BOOLEAN
      g_value_set_boolean(result, handled ? 1 : 0)
    }
  }
  return closure
}
