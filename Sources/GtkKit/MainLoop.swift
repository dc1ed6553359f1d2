import CGtk

/// GLib's main loop, which runs on the main actor's thread.
package enum MainLoop {
  /// Runs `work` once, when the loop has nothing more urgent.
  @discardableResult
  package static func whenIdle(
    priority: Int32 = G_PRIORITY_DEFAULT_IDLE, _ work: @escaping () -> Void
  ) -> MainLoopSource {
    MainLoopSource { box, notify in
      g_idle_add_full(priority, MainLoopSource.fire, box, notify)
    } work: {
      work()
      return false
    }
  }

  /// Runs `work` after `milliseconds`, and again for as long as it answers true.
  @discardableResult
  package static func after(milliseconds: Int, _ work: @escaping () -> Bool) -> MainLoopSource {
    MainLoopSource { box, notify in
      g_timeout_add_full(
        G_PRIORITY_DEFAULT, guint(max(0, milliseconds)), MainLoopSource.fire, box, notify)
    } work: {
      work()
    }
  }

  /// Runs `work` when the process is told to stop (SIGTERM, SIGINT, SIGHUP), on the loop and not in the handler.
  @discardableResult
  package static func onUnixSignal(_ number: Int32, _ work: @escaping () -> Void) -> MainLoopSource {
    MainLoopSource { box, notify in
      g_unix_signal_add_full(G_PRIORITY_DEFAULT, number, MainLoopSource.fire, box, notify)
    } work: {
      work()
      return true
    }
  }

  /// Runs `work` when there is something to read at a file descriptor, and again until the source is cancelled.
  static func whenReadable(_ descriptor: Int32, _ work: @escaping () -> Void) -> MainLoopSource {
    MainLoopSource { box, notify in
      g_unix_fd_add_full(
        G_PRIORITY_DEFAULT, descriptor, G_IO_IN, { _, _, data in MainLoopSource.fire(data) }, box, notify)
    } work: {
      work()
      return true
    }
  }

  /// Runs `work` on the loop, from whatever thread this is called.
  package nonisolated static func fromAnyThread(_ work: @escaping @MainActor @Sendable () -> Void) {
    let box = Unmanaged.passRetained(Handover(work)).toOpaque()  // released in the destroy notify
    g_idle_add_full(
      G_PRIORITY_DEFAULT,
      { data in
        guard let data else { return 0 }
        let work = Unmanaged<Handover>.fromOpaque(data).takeUnretainedValue().work
        MainActor.assumeIsolated { work() }
        return 0  // G_SOURCE_REMOVE
      }, box,
      { data in
        if let data { Unmanaged<Handover>.fromOpaque(data).release() }
      })
  }

  private nonisolated final class Handover: Sendable {
    let work: @MainActor @Sendable () -> Void
    init(_ work: @escaping @MainActor @Sendable () -> Void) { self.work = work }
  }

  /// Runs one round of the loop if something waits, for tests and tools that own the thread.
  package static func iterate() { g_main_context_iteration(nil, 0) }
}

/// A source on the main loop that can be taken off again.
package final class MainLoopSource {
  private final class Box {
    let work: () -> Bool
    weak var source: MainLoopSource?
    init(_ work: @escaping () -> Bool) { self.work = work }
  }

  private var id: guint = 0

  fileprivate init(
    add: (UnsafeMutableRawPointer, @escaping GDestroyNotify) -> guint, work: @escaping () -> Bool
  ) {
    let box = Box(work)
    box.source = self
    id = add(Unmanaged.passRetained(box).toOpaque()) { data in  // released here, whoever removes the source
      guard let data else { return }
      let box = Unmanaged<Box>.fromOpaque(data).takeRetainedValue()
      box.source?.id = 0
    }
  }

  fileprivate static let fire: GSourceFunc = { data in
    guard let data else { return 0 }
    return Unmanaged<Box>.fromOpaque(data).takeUnretainedValue().work() ? 1 : 0
  }

  /// Whether it has still to run.
  package var isPending: Bool { id != 0 }

  /// Takes it off the loop; nothing happens when it has run or was taken off before.
  package func cancel() {
    guard id != 0 else { return }
    // Cleared first: a source that takes itself off while it runs is told of its end only after that.
    let removed = id
    id = 0
    g_source_remove(removed)
  }
}
