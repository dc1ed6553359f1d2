import Testing

@testable import ReleaseChecks

struct PatternInPathTests {
  private func found(in name: String) throws -> [Finding] {
    let fixture = try ReleaseFixture(["\(name)/metadata/en-US/name.txt": "N"])
    let check = ReleaseCheck(rules: try .bundled(), year: 2026)
    return try check.run(root: "\(fixture.root)/\(name)").findings.filter {
      $0.rule == Rule.patternInPath.id
    }
  }

  @Test(arguments: ["app[1]", "a{b}", "what?", "a*"])
  func deliverTakesThemForAPattern(name: String) throws {
    #expect(try found(in: name).map(\.severity) == [.info])
  }

  @Test func otherNamesAreRight() throws {
    #expect(try found(in: "app (1) & more").isEmpty)
  }
}
