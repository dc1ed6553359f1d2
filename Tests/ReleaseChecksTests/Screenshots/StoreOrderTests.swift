import Testing

@testable import ReleaseChecks

struct StoreOrderTests {
  private func sorted(_ names: [String]) -> [String] {
    names.sorted { StoreOrder(name: $0) < StoreOrder(name: $1) }
  }

  @Test(arguments: [
    (["1.png", "10.png", "2.png"], ["1.png", "2.png", "10.png"]),
    (["shot1.png", "shot10.png", "shot2.png"], ["shot1.png", "shot2.png", "shot10.png"]),
    (["shot2a.png", "shot10b.png", "shot1c.png"], ["shot10b.png", "shot1c.png", "shot2a.png"]),
    (["2_1.png", "1_10.png", "1_2.png"], ["1_2.png", "2_1.png", "1_10.png"]),
  ])
  func namesAreSortedAsDeliverSortsThem(names: [String], order: [String]) { #expect(sorted(names) == order) }

  @Test func numbersOfAnyLengthAreCompared() {
    #expect(sorted(["99999999999999999999999.png", "2.png"]) == ["2.png", "99999999999999999999999.png"])
  }
}
