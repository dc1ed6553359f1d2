import Foundation

/// Work away from the main loop, on a thread that ends with it.
///
/// Neither `Task.detached` nor a continuation: once Swift's pool of threads is in use, libdispatch looks after it every
/// second for as long as the process lives, and an app at rest should not wake at all. The main queue is another
/// matter; `MainLoop.drainMainQueue` watches it for nothing.
package enum Background {
  /// Runs `work` on a thread of its own, then `finish` with what it returned, on the main loop.
  package static func run<Value: Sendable>(
    _ work: @escaping @Sendable () -> Value, then finish: @escaping @MainActor @Sendable (Value) -> Void
  ) {
    Thread.detachNewThread {
      let value = work()
      DispatchQueue.main.async { finish(value) }
    }
  }
}
