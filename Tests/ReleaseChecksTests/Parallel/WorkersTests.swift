import Synchronization
import Testing

@testable import ReleaseChecks

struct WorkersTests {
  @Test func everyElementHasItsPlace() {
    #expect(Workers.map(Array(0..<1_000)) { $0 * 2 } == (0..<1_000).map { $0 * 2 })
    #expect(Workers.map([Int]()) { $0 }.isEmpty)
  }

  @Test func aRunWaitsForAll() {
    let sum = Atomic(0)
    Workers.run(7) { _ in sum.wrappingAdd(1, ordering: .relaxed) }
    #expect(sum.load(ordering: .relaxed) == 7)
  }
}
