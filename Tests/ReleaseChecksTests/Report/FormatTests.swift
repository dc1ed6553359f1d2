import Foundation
import Testing

@testable import ReleaseChecks

/// What others read: SARIF, GitLab, lines, Markdown, and lines that no runner may take for commands.
struct FormatTests {
  private let hostile: [String: Contents] = [
    "metadata/en-US/name.txt": .text(String(repeating: "a", count: 31)),
    "metadata/::stop-commands::x/name.txt": "x",
    "metadata/##[error]y/name.txt": "y", "metadata/en-US/keywords.txt": "boat, sail, ##[section]z",
    "screenshots/::set-output::/1.png": .png(1320, 2868),
  ]

  private var all: ReportStyle {
    var style = ReportStyle()
    style.least = .info
    return style
  }

  @Test func nothingIsACommandOfARunner() throws {
    let fixture = try ReleaseFixture(hostile)
    let report = try fixture.report()
    let place = ReportPlace(root: fixture.root, base: fixture.root)
    var said = [report.text(all), report.lines(all, at: place), report.markdown(all, at: place)]
    said.append(try #require(report.json()))
    said.append(try #require(report.sarif(all, at: place, toolVersion: "1")))
    said.append(try #require(report.gitlab(all, at: place)))
    for text in said {
      #expect(!text.contains("##["))
      for line in text.split(separator: "\n") {
        #expect(!line.drop { $0 == " " || $0 == "\t" }.hasPrefix("::"), "\(line)")
      }
    }
    for line in report.github(all, at: place).split(separator: "\n") {
      #expect(!line.contains("##["))
      if line.hasPrefix("::") {
        #expect(["::error ", "::warning ", "::notice "].contains { line.hasPrefix($0) }, "\(line)")
      }
    }
  }

  @Test func aLineIsAsCompilersSayIt() throws {
    let fixture = try ReleaseFixture(["metadata/de-DE/name.txt": .text(String(repeating: "a", count: 31))])
    let place = ReportPlace(root: fixture.root, base: fixture.project)
    #expect(
      try fixture.report().lines(all, at: place).split(separator: "\n").first
        == "fastlane/metadata/de-DE/name.txt:1:31: error: App name has 31 of 30 characters, 1 over. Shorten it by 1 character. [text-too-long]"
    )
  }

  @Test func theCodeQualityReportIsAsGitLabReadsIt() throws {
    let fixture = try ReleaseFixture(hostile)
    let report = try fixture.report()
    let text = try #require(report.gitlab(all, at: ReportPlace(root: fixture.root, base: fixture.project)))
    let list = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    #expect(list.count == report.shown(least: .info).count && !list.isEmpty)
    var fingerprints: Set<String> = []
    for entry in list {
      #expect(Set(entry.keys) == ["description", "check_name", "fingerprint", "severity", "location"])
      #expect(["major", "minor", "info"].contains(entry["severity"] as? String ?? ""))
      let location = try #require(entry["location"] as? [String: Any])
      #expect((location["path"] as? String)?.hasPrefix("fastlane/") == true)
      #expect((location["lines"] as? [String: Int])?["begin"] ?? 0 >= 1)
      #expect(fingerprints.insert(entry["fingerprint"] as? String ?? "").inserted)
    }
  }

  @Test func sarifHasARuleForEachResultAndPlacesInScalars() throws {
    let fixture = try ReleaseFixture(hostile.merging(["metadata/it/name.txt": "🎉 caffè"]) { $1 })
    let report = try fixture.report()
    let text = try #require(
      report.sarif(all, at: ReportPlace(root: fixture.root, base: fixture.project), toolVersion: "1.2.3"))
    let root = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(root["version"] as? String == "2.1.0")
    let run = try #require((root["runs"] as? [[String: Any]])?.first)
    #expect(run["columnKind"] as? String == "unicodeCodePoints")
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]]).compactMap { $0["id"] as? String }
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == report.shown(least: .info).count)
    for result in results {
      #expect(rules[try #require(result["ruleIndex"] as? Int)] == result["ruleId"] as? String)
      #expect(["error", "warning", "note"].contains(result["level"] as? String ?? ""))
      let location = try #require((result["locations"] as? [[String: Any]])?.first)
      let physical = try #require(location["physicalLocation"] as? [String: Any])
      let artifact = try #require(physical["artifactLocation"] as? [String: String])
      #expect(artifact["uri"]?.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "#") } == true)
    }
    let long = try #require(results.first { $0["ruleId"] as? String == "text-too-long" })
    let location = try #require(
      (long["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any])
    #expect(
      location["region"] as? [String: Int] == [
        "startLine": 1, "startColumn": 31, "endLine": 1, "endColumn": 32,
      ])
  }

  @Test func aFingerprintDoesNotMoveWithItsLine() throws {
    let below = try ReleaseFixture(["metadata/it/description.txt": "\n\nUno\nora su Android"])
    let above = try ReleaseFixture(["metadata/it/description.txt": "Uno\nora su Android"])
    #expect(
      try below.report().findings.filter { $0.rule == "review-words" }.map(\.fingerprint)
        == above.report().findings.filter { $0.rule == "review-words" }.map(\.fingerprint))
  }

  @Test func markdownStaysBelowWhatACommentHolds() throws {
    var files: [String: Contents] = [:]
    for index in 0..<400 { files["metadata/en-US/u\(index)|`x`<b>.txt"] = "x" }
    for code in try StoreRules.bundled().locales.names.keys {
      files["metadata/\(code)/name.txt"] = .text(String(repeating: "a", count: 2_000))
      files["metadata/\(code)/marketing_url.txt"] = .text(
        "http://a_b.example.com/" + String(repeating: "c", count: 900))
    }
    let fixture = try ReleaseFixture(files)
    let text = try fixture.report().markdown(all, at: ReportPlace(root: fixture.root, base: nil))
    #expect(text.utf8.count < 65_000 && text.contains("\n| Error | where | what to do |\n|---|---|---|\n"))
  }

  @Test func aGoodFolderIsTwoLines() throws {
    let text = try ReleaseFixture(["metadata/en-US/name.txt": "Harbour Log"]).report().text()
    #expect(text == "Nothing stands in the way: 1 text in 1 language.\nRules checked on 2026-11-01.\n")
  }
}
