import CGtk
import Glibc

/// Work away from the main loop, on a thread that ends with it.
///
/// Neither `Task.detached` nor a continuation: once Swift's pool of threads is in use, libdispatch looks after it every
/// second for as long as the process lives, and an app at rest should not wake at all.
package nonisolated enum Background {
  /// glibc gives each new thread memory of its own, and keeps it when the thread ends; and it keeps large blocks once it
  /// has seen one freed. With hundreds of pictures that is hundreds of megabytes that nobody uses.
  private static let givesMemoryBack: Bool =
    mallopt(M_ARENA_MAX, 2) == 1 && mallopt(M_MMAP_THRESHOLD, 128 << 10) == 1

  /// Runs `work` on a thread of its own, then `finish` with what it returned, on the main loop.
  package nonisolated static func run<Value: Sendable>(
    _ work: @escaping @Sendable () -> Value, then finish: @escaping @MainActor @Sendable (Value) -> Void
  ) {
    _ = givesMemoryBack
    // Released by the thread that takes it, or below where no thread can be had.
    let job = Unmanaged.passRetained(
      Job {
        let value = work()
        MainLoop.fromAnyThread { finish(value) }
      })
    var thread = pthread_t()
    let failure = pthread_create(
      &thread, nil,
      { raw in
        if let raw { Unmanaged<Job>.fromOpaque(raw).takeRetainedValue().body() }
        return nil
      }, job.toOpaque())
    if failure == 0 {
      pthread_detach(thread)
    } else {
      // No thread could be had: it is done here, late but whole.
      let body = job.takeRetainedValue().body
      body()
    }
  }

  /// From now on the thread that calls this, and those that it begins, give way to the main loop where both want a core.
  package nonisolated static func giveWay() {
    // Linux takes a thread for the process that is meant.
    setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 10)
  }

  private nonisolated final class Job: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
}
