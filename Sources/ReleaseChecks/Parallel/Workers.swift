import Glibc
import Synchronization

/// Work spread over the cores, on threads that end with it.
///
/// Not Swift's own pool: once that is in use, libdispatch looks after it every second for as long as the process lives.
enum Workers {
  static var coreCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Calls `body` once in each of `count` threads, the caller's among them, and waits for all.
  static func run(_ count: Int, _ body: @escaping @Sendable (_ worker: Int) -> Void) {
    var threads: [pthread_t] = []
    for worker in 1..<max(1, count) {
      // Released by the thread that takes it, or here when there is no thread.
      let job = Unmanaged.passRetained(Job { body(worker) })
      var thread = pthread_t()
      let failure = pthread_create(
        &thread, nil,
        { raw in
          guard let raw else { return nil }
          Unmanaged<Job>.fromOpaque(raw).takeRetainedValue().body()
          return nil
        }, job.toOpaque())
      if failure == 0 { threads.append(thread) } else { job.release() }
    }
    body(0)
    for thread in threads { pthread_join(thread, nil) }
  }

  /// What `body` makes of each element, in their order, on as many cores as there are.
  static func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], _ body: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    let results = Mutex([Result?](repeating: nil, count: elements.count))
    let next = Counter()
    run(min(elements.count, coreCount)) { _ in
      while case let index = next.take(), index < elements.count {
        let result = body(elements[index])
        results.withLock { $0[index] = result }
      }
    }
    return results.withLock { $0.compactMap(\.self) }
  }

  /// Calls `body` for every index below `count`, on as many cores as there are, until `isCancelled` says to stop.
  static func forEach(
    _ count: Int, isCancelled: @escaping @Sendable () -> Bool,
    makeScratch: @escaping @Sendable (_ worker: Int) -> Scratch,
    _ body: @escaping @Sendable (Int, Scratch) -> Void
  ) {
    let next = Counter()
    run(min(count, coreCount)) { worker in
      let scratch = makeScratch(worker)
      while !isCancelled() {
        let index = next.take()
        guard index < count else { return }
        body(index, scratch)
      }
    }
  }

  private final class Job: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  private final class Counter: Sendable {
    private let value = Atomic(0)
    func take() -> Int { value.wrappingAdd(1, ordering: .relaxed).oldValue }
  }
}
