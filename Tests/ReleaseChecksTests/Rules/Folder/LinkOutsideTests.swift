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

  /// A link to another's file must not be a way to read it in a report.
  @Test func whatItLeadsToIsMeasuredAndNotQuoted() throws {
    let elsewhere = try ReleaseFixture([
      "text.txt": "hunter2; {{hunter2}} <b>hunter2</b> android hunter2 hunter2\u{200B} test beta",
      "texts/keywords.txt": "hunter2;hunter2, hunter2 ,HUNTER2 <hunter2>",
      "texts/support_url.txt": "hunter2://hunter2", "rating.json": "{\"hunter2\": \"hunter2\"}",
    ])
    let fixture = try ReleaseFixture([
      "metadata/en-US/name.txt": .link("\(elsewhere.root)/text.txt"),
      "metadata/en-US/description.txt": .link("\(elsewhere.root)/text.txt"),
      "metadata/de-DE": .link("\(elsewhere.root)/texts"),
      "app_rating.json": .link("\(elsewhere.root)/rating.json"),
    ])
    let report = try fixture.report()
    #expect(Set(report.findings.map(\.rule)).isSuperset(of: ["text-too-long", "keyword-duplicate"]))
    let place = ReportPlace(root: fixture.root, base: nil)
    var style = ReportStyle()
    style.least = .info
    let said: [String?] = [
      report.text(style), report.json(), report.github(style, at: place),
      report.sarif(style, at: place, toolVersion: "1"), report.lines(style, at: place),
      report.markdown(style, at: place), report.gitlab(style, at: place),
    ]
    for text in said { #expect(try !#require(text).lowercased().contains("hunter2"), "\(text ?? "")") }
  }
}
