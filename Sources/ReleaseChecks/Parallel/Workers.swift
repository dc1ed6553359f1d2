import CAffinity
import Glibc
import Synchronization

/// Work spread over the cores, on threads that end with it.
///
/// Not Swift's own pool: once that is in use, libdispatch wakes up every second, and the app at rest must not wake up.
enum Workers {
  static let coreCount = max(1, Cores.allowed.numbers.count)

  /// Calls `body` once in each of `count` threads, the caller's among them, and waits for all.
  ///
  /// Each thread begins on a core of its own: Linux starts a new thread on its maker's core and moves it only after
  /// a millisecond or two, and the work often takes no longer. Once it runs it may go wherever the caller might.
  static func run(_ count: Int, _ body: @escaping @Sendable (_ worker: Int) -> Void) {
    guard count > 1 else { return body(0) }
    let allowed = Cores.allowed
    let others = allowed.numbers.filter { $0 != Int(sched_getcpu()) }
    var threads: [pthread_t] = []
    for worker in 1..<count {
      var attributes = pthread_attr_t()
      pthread_attr_init(&attributes)
      defer { pthread_attr_destroy(&attributes) }
      if !others.isEmpty {
        let core = Cores([others[(worker - 1) % others.count]]).set
        pthread_attr_setaffinity_np(&attributes, core.count, core)
      }
      // Released by the thread that takes it, or here when there is no thread.
      let job = Unmanaged.passRetained(
        Job {
          let everywhere = allowed.set
          sched_setaffinity(0, everywhere.count, everywhere)
          body(worker)
        })
      var thread = pthread_t()
      let failure = pthread_create(
        &thread, &attributes,
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
