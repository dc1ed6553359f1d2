import Foundation
import Testing

@testable import ReleaseChecks

struct ReportTests {
  private let files: [String: Contents] = [
    "metadata/es-ES/keywords.txt": .text(
      (1...12).map { "clave\($0 < 10 ? "0" : "")\($0)x" }.joined(separator: ",")),
    "metadata/de/name.txt": "Name", "screenshots/es-ES/1.png": .png(1320, 2868),
  ]

  @Test func theTextSaysEverythingThatAPersonNeeds() throws {
    let text = try ReleaseFixture(files).report().text()
    let lines = text.split(separator: "\n")
    #expect(lines.first == "2 errors in 2 texts and 1 screenshot (2 languages).")
    #expect(
      lines.contains(
        "error: metadata/es-ES/keywords.txt:1:101: Keywords has 107 of 100 characters, 7 over. Shorten it by 7 characters. [text-too-long]"
      ))
    #expect(lines.last == "Rules checked on 2026-11-01.")
    #expect(!text.contains("\u{1B}"))
  }

  @Test func coloursAreForATerminalAlone() throws {
    var style = ReportStyle()
    style.isColoured = true
    #expect(try ReleaseFixture(files).report().text(style).contains("\u{1B}[1;31merror"))
  }

  @Test func manyOfAKindAreFolded() throws {
    var files: [String: Contents] = [:]
    for index in 0..<125 { files["metadata/nowhere\(index)/name.txt"] = "x" }
    let report = try ReleaseFixture(files).report()
    #expect(report.findings.count == 125)
    let text = report.text()
    #expect(text.contains("error: Folders are not named after a language of the App Store (125 languages)."))
    #expect(text.ranges(of: "[unknown-locale]").count == 1)
    // Errors are mended one by one, so each is there, on a line of its own.
    #expect(text.contains("  metadata/nowhere124\n"))
    #expect(text.split(separator: "\n").count < 135)
  }

  @Test func notesOfAKindAreCutShort() throws {
    var files: [String: Contents] = [:]
    for code in try StoreRules.bundled().locales.names.keys {
      files["metadata/\(code)/keywords.txt"] = .text("photo \(code)")
    }
    let report = try ReleaseFixture(files).report()
    #expect(report.text().contains(" notes: --min-severity info shows them."))
    var style = ReportStyle()
    style.least = .info
    #expect(report.text(style).contains("(50 languages)") && report.text(style).contains(" and 38 more"))
  }

  @Test func whereOneIsTooLongAllLengthsAreInOneList() throws {
    let files: [String: Contents] = [
      "metadata/de-DE/name.txt": .text(String(repeating: "b", count: 36)),
      "metadata/en-US/name.txt": .text(String(repeating: "a", count: 28)),
    ]
    let text = try ReleaseFixture(files).report().text()
    #expect(text.contains("App name in every language, at most 30\n  de-DE    36  6 over\n  en-US    28\n"))
  }

  @Test func twoRunsSayTheSameInTheSameOrder() throws {
    let fixture = try ReleaseFixture(files)
    #expect(try fixture.report().findings == fixture.report().findings)
    #expect(try fixture.report().json() == fixture.report().json())
  }

  @Test func theJSONIsAsDocumented() throws {
    let json = try #require(try ReleaseFixture(files).report().json())
    let root = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect(
      Set(root.keys) == [
        "version", "tool", "rulesCheckedOn", "root", "facts", "summary", "findings", "screenshots",
      ])
    #expect(root["version"] as? Int == 1)
    #expect(root["rulesCheckedOn"] as? String == "2026-11-01")
    #expect(
      Set((root["summary"] as? [String: Int])?.keys.map { $0 } ?? []) == [
        "errors", "warnings", "infos", "accepted",
      ])
    let findings = try #require(root["findings"] as? [[String: Any]])
    for finding in findings {
      #expect(
        Set(finding.keys) == [
          "rule", "title", "severity", "step", "file", "locale", "field", "line", "column", "endLine",
          "endColumn",
          "count", "limit", "message", "advice", "source", "fix", "accepted", "fingerprint", "crc32",
        ])
    }
    let long = try #require(findings.first { $0["rule"] as? String == "text-too-long" })
    #expect(long["severity"] as? String == "error" && long["step"] as? String == "keywords")
    #expect(long["file"] as? String == "metadata/es-ES/keywords.txt" && long["locale"] as? String == "es-ES")
    #expect(long["line"] as? Int == 1 && long["column"] as? Int == 101)
    #expect(long["count"] as? Int == 107 && long["limit"] as? Int == 100)
    #expect(long["accepted"] is NSNull && long["fix"] is NSNull)
    let locale = try #require(findings.first { $0["rule"] as? String == "unknown-locale" })
    #expect((locale["fix"] as? [String: String])?["kind"] == "rename")
    let picture = try #require((root["screenshots"] as? [[String: Any]])?.first)
    #expect(
      Set(picture.keys) == ["file", "locale", "slot", "label", "why", "order", "uploaded", "reason", "alpha"])
    #expect(picture["slot"] as? String == "APP_IPHONE_67" && picture["order"] as? Int == 1)
    #expect(picture["uploaded"] as? Bool == true && picture["reason"] is NSNull)
  }

  @Test func annotationsAreEscapedAndRelativeToTheWorkspace() throws {
    let fixture = try ReleaseFixture(["metadata/es-ES/a,b:c.txt": "x", "metadata/es-ES/name.txt": "100%⌘"])
    var style = ReportStyle()
    style.least = .info
    let github = try fixture.report().github(
      style, at: ReportPlace(root: fixture.root, base: fixture.project))
    #expect(
      github.contains(
        "::error file=fastlane/metadata/es-ES/name.txt,line=1,col=5,title=symbol-in-name::"))
    #expect(github.contains("file=fastlane/metadata/es-ES/a%2Cb%3Ac.txt"))
    #expect(
      github.split(separator: "\n").allSatisfy { $0.hasPrefix("::") || $0.contains("Rules checked on") })
  }

  @Test(arguments: [(3, 3), (4, 1)])
  func moreThanThreeOfAKindAreOneEntry(languages: Int, entries: Int) throws {
    let codes = try StoreRules.bundled().locales.names.keys.sorted().prefix(languages)
    let files = Dictionary(
      uniqueKeysWithValues: codes.map {
        ("metadata/\($0)/support_url.txt", Contents.text("http://example.com"))
      })
    let text = try ReleaseFixture(files).report().text()
    #expect(text.components(separatedBy: "[insecure-url]").count - 1 == entries, "\(text)")
  }

  @Test func aFilesErrorsComeFirstAndThenItsPlaces() throws {
    func finding(_ severity: Finding.Severity, line: Int, rule: String = "b") -> Finding {
      Finding(
        rule: rule, severity: severity, step: .metadata, file: RelativePath("metadata/en-US/name.txt"),
        locale: "en-US", field: "name", position: Position(line: line, column: 1), end: nil, count: nil,
        limit: nil, problem: "", remedy: "", source: "", fix: nil)
    }
    let sorted = [
      finding(.info, line: 1), finding(.error, line: 3), finding(.error, line: 2),
      finding(.error, line: 2, rule: "a"), finding(.warning, line: 1),
    ].inStableOrder
    #expect(sorted.map(\.severity) == [.error, .error, .error, .warning, .info])
    #expect(sorted.map(\.rule) == ["a", "b", "b", "b", "b"])
    #expect(sorted.map { $0.position?.line } == [2, 2, 3, 1, 1])
  }

  @Test func findingsAreInTheOrderOfLanguagesAndThenOfFiles() throws {
    func finding(_ locale: String?, _ file: String?) -> Finding {
      Finding(
        rule: "a", severity: .error, step: .metadata, file: file.map { RelativePath($0) }, locale: locale,
        field: nil, position: nil, end: nil, count: nil, limit: nil, problem: "", remedy: "", source: "",
        fix: nil)
    }
    let sorted = [
      finding("it", "a"), finding("de-DE", "é"), finding("de-DE", "z"), finding(nil, "x"),
      finding("de-DE", nil),
    ].inStableOrder
    #expect(sorted.map(\.locale) == [nil, "de-DE", "de-DE", "de-DE", "it"])
    #expect(sorted.map { $0.file?.shown } == ["x", nil, "z", "é", "a"])
  }
}
