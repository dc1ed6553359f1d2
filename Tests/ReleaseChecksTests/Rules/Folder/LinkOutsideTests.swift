import Testing

@testable import ReleaseChecks

struct LinkOutsideTests {
  @Test func aLinkOutOfTheProjectIsFollowedAndSaid() throws {
    let elsewhere = try ReleaseFixture(["text.txt": .text(String(repeating: "a", count: 31))])
    let fixture = try ReleaseFixture(["metadata/en-US/name.txt": .link("\(elsewhere.root)/text.txt")])
    let rules = try fixture.report().findings.map(\.rule)
    #expect(rules.contains("link-outside") && rules.contains("text-too-long"))
  }

  @Test func aLinkInsideIsNothing() throws {
    let files: [String: Contents] = [
      "metadata/en-US/name.txt": "N", "metadata/en-GB/name.txt": .link("../en-US/name.txt"),
    ]
    let report = try ReleaseFixture(files).report()
    #expect(!report.findings.contains { $0.rule == "link-outside" })
    #expect(report.folder.texts.count == 2)
  }
}
