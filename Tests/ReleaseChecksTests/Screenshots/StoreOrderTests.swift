import Foundation
import ReleaseRules
import Testing

@testable import ReleaseChecks

struct StoreOrderTests {
  private func sorted(_ names: [String]) -> [String] {
    names.sorted { StoreOrder(name: $0) < StoreOrder(name: $1) }
  }

  /// The worked examples that stand in the rules themselves.
  @Test func theRulesExamplesAreSortedAsTheySay() throws {
    let root = try #require(try JSONSerialization.jsonObject(with: Data(BundledRules.json)) as? [String: Any])
    let sort = try #require((root["screenshots"] as? [String: Any])?["sort"] as? [String: Any])
    let examples = try #require(sort["examples"] as? [[String: [String]]])
    #expect(examples.count == 4)
    for example in examples { #expect(sorted(example["input"] ?? []) == example["order"]) }
  }

  @Test func numbersOfAnyLengthAreCompared() {
    #expect(sorted(["99999999999999999999999.png", "2.png"]) == ["2.png", "99999999999999999999999.png"])
  }
}
