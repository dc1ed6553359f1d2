import Foundation
import Testing

@testable import ReleaseChecks

struct RuleCatalogueTests {
  @Test func idsAreInKebabCaseAndNoneIsThereTwice() {
    let ids = Rule.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(ids.allSatisfy { $0.allSatisfy { $0.isLowercase || $0 == "-" } })
    #expect(Rule.all.allSatisfy { !$0.source.isEmpty })
  }

  /// One rule, one file, one test file: the tree says what is checked.
  @Test func everyFileOfRulesHasATestFileBesideIt() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    let sources = tests.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources/ReleaseChecks/Rules")
    let missing = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
      .filter { $0.hasSuffix(".swift") }
      .filter { try String(contentsOf: sources.appending(path: $0), encoding: .utf8).contains("static let") }
      .filter { !["Catalogue.swift", "Sources.swift"].contains($0) }
      .map { $0.replacing(".swift", with: "Tests.swift") }
      .filter { !FileManager.default.fileExists(atPath: tests.appending(path: "Rules/\($0)").path) }
    #expect(missing == [])
  }

  /// The manual says what the rules themselves say.
  @Test func theManualSaysWhatEachRuleSays() throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Resources/man/shipshape-check.1")
    let manual = try String(contentsOf: page, encoding: .utf8).replacing("\n\\&", with: "\n").replacing(
      "\n", with: " ")
    for rule in Rule.all {
      let why = rule.why.replacing("`", with: "").replacing("\\", with: "\\e").replacing("-", with: "\\-")
        .replacing("'", with: "\\(aq").replacing("\"", with: "\\(dq")
      let id = rule.id.replacing("-", with: "\\-")
      #expect(manual.contains(".B \(id) \(why) "), "\(rule.id)")
    }
  }
}
