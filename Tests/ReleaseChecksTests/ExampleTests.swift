import Foundation
import Testing

@testable import ReleaseChecks

/// Each rule's examples, checked as a project is.
struct ExampleTests {
  @Test(arguments: Rule.all.map(\.id)) func aRuleSpeaksOfTheOneAndNotOfTheOther(id: String) throws {
    let rule = try #require(Rule.all.first { $0.id == id })
    let (found, silent) = rule.examples()
    #expect(try !rules(of: found).isDisjoint(with: [id]), "\(found.lines)")
    #expect(try !rules(of: silent).contains(id), "\(silent.lines)")
    #expect(!found.lines.isEmpty && !silent.lines.isEmpty)
  }

  private func rules(of example: Example) throws -> Set<String> {
    Set(try ReleaseFixture(of: example).check(example).findings.map(\.rule))
  }
}
