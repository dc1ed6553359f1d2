import Foundation
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
    (["03_page_1.png", "02_list.png", "01_home.png"], ["01_home.png", "02_list.png", "03_page_1.png"]),
    (["home.png", "9.png", "9a.png"], ["9.png", "9a.png", "home.png"]),
    (["2_1.png", "1_10.png", "1_2.png"], ["1_2.png", "2_1.png", "1_10.png"]),
  ])
  func namesAreSortedAsDeliverSortsThem(names: [String], order: [String]) { #expect(sorted(names) == order) }

  /// Lists that the gem itself has sorted.
  @Test func everyListIsSortedAsTheGemSortsIt() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "store-order.json")
    let lists = try JSONDecoder().decode([[String]].self, from: Data(contentsOf: file))
    #expect(lists.count == 240)
    for list in lists { #expect(sorted(list.reversed()) == list) }
  }

  @Test func numbersOfAnyLengthAreCompared() {
    #expect(sorted(["99999999999999999999999.png", "2.png"]) == ["2.png", "99999999999999999999999.png"])
  }
}
