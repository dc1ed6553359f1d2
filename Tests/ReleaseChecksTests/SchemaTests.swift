import Foundation
import JSON
import ReleaseRules
import Testing

@testable import ReleaseChecks

/// Files that others read or write are as their schemas say.
struct SchemaTests {
  @Test func theRulesAreValidAndTheirSchemaSeesAFault() throws {
    let schema = try JSONSchema(inResources: "release-rules.json")
    #expect(try schema.faults(in: BundledRules.json) == [])
    let text = String(decoding: BundledRules.json, as: UTF8.self)
    for (right, wrong) in [
      ("\"max_per_set\": 10", "\"max_per_set\": \"ten\""), ("\"metadata_dir\"", "\"metadata_folder\""),
      ("\"kind\": \"text\"", "\"kind\": \"prose\""),
      ("\"checked_on\": \"2026-11-01\",", "\"checked_on\": \"now\","),
    ] {
      let broken = text.replacing(right, with: wrong, maxReplacements: 1)
      #expect(try !schema.faults(in: Array(broken.utf8)).isEmpty, "\(wrong)")
    }
  }

  @Test func thePointsOfFinalQAAreValidAndTheirSchemaSeesAFault() throws {
    let schema = try JSONSchema(inResources: "final-qa-points.json")
    #expect(try schema.faults(in: BundledRules.finalQA) == [])
    let text = String(decoding: BundledRules.finalQA, as: UTF8.self)
    for (right, wrong) in [
      ("\"severity\": \"blocker\"", "\"severity\": \"must\""), ("\"guideline\":", "\"guidelines\":"),
      ("\"folder\": \"whole\"", "\"folder\": \"yes\""),
      ("\"checked_on\": \"2026-11-01\"", "\"checked_on\": \"now\""),
    ] {
      let broken = text.replacing(right, with: wrong, maxReplacements: 1)
      #expect(broken != text)
      #expect(try !schema.faults(in: Array(broken.utf8)).isEmpty, "\(wrong)")
    }
  }

  /// Each part says where it is from, and when it was compared with that.
  @Test func everyPartOfTheRulesHasASourceAndADate() throws {
    let root = try JSONNode(BundledRules.json)
    let parts = try #require(root["meta"]?["parts"])
    for key in try #require(root.members).map(\.key) where key != "meta" {
      let sources = parts[key]?["sources"]?.elements?.compactMap(\.string) ?? []
      #expect(!sources.isEmpty && sources.allSatisfy { !$0.isEmpty }, "\(key)")
      #expect(parts[key]?["checked_on"]?.string != nil, "\(key)")
    }
    #expect(parts.members?.count == (root.members?.count ?? 0) - 1)
  }

  /// What nobody reads goes out of the file.
  @Test func everyMemberOfTheRulesIsRead() throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../Sources/ReleaseChecks")
    let code = try FileManager.default.subpathsOfDirectory(atPath: sources.path).filter {
      $0.hasSuffix(".swift")
    }
    .map { try String(contentsOf: sources.appending(path: $0), encoding: .utf8) }.joined()
    // Their members are data: names of files, languages, devices, answers.
    let maps: Set = [
      "parts", "locale_suggestions", "old_categories", "old_subcategories", "misnamed_files",
      "locale_choices",
      "uncertain_length_from", "resolutions", "others", "deprecated_values", "devices", "formats",
    ]
    var unread: [String] = []
    func look(_ node: JSONNode, _ name: String) {
      for (key, member) in node.members ?? [] {
        if !maps.contains(name), !code.contains("\"\(key)\"") { unread.append("\(name).\(key)") }
        look(member, key)
      }
      for element in node.elements ?? [] { look(element, name) }
    }
    look(try JSONNode(BundledRules.json), "")
    #expect(unread == [])
  }

  @Test func reportsAreValid() throws {
    let schema = try JSONSchema(inResources: "shipshape-findings.json")
    let messy: [String: Contents] = [
      "metadata/en-US/name.txt": "\u{FEFF}Harbour ⌘ Log of a very long name",
      "metadata/es-ES/keywords.txt": "mar , mar;vela", "metadata/de/name.txt": "Hafen",
      "metadata/copyright.txt": "©",
      "metadata/en-US/support_url.txt": "http://example.com",
      "metadata/review_information/demo_user.txt": "joe",
      "screenshots/en-US/1.Png": .png(1320, 2868), "screenshots/en-US/2.png": .png(100, 100),
      "app_previews/en-US/IPHONE_67.mp4": .mp4(seconds: 40),
    ]
    for files in [messy, ["metadata/en-US/name.txt": "Harbour Log"]] {
      let accepted = try ProjectFile(
        json: Array(#"{"accepted": [{"rule": "insecure-url", "reason": "later"}]}"#.utf8)
      ).accepted
      let report = try ReleaseFixture(files).report(accepted: accepted)
      let json = try #require(report.json(toolVersion: "1.0.0"))
      #expect(try schema.faults(in: Array(json.utf8)) == [])
    }
  }

  @Test func theTeamsPointsAreKnownToTheSchema() throws {
    let schema = try JSONSchema(inResources: "shipshape.json")
    let right = #"{"points": [{"text": "Press kit", "kind": "first", "devices": ["watch"]}]}"#
    #expect(try schema.faults(in: Array(right.utf8)) == [])
    for wrong in [
      #"{"points": [{"kind": "first"}]}"#, #"{"points": [{"text": "x", "device": []}]}"#,
      #"{"points": ["x"]}"#,
    ] {
      #expect(try !schema.faults(in: Array(wrong.utf8)).isEmpty, "\(wrong)")
    }
  }

  @Test func anAcceptanceThatIsWrittenIsValid() throws {
    let fixture = try ReleaseFixture(["metadata/en-US/name.txt": .text(String(repeating: "a", count: 31))])
    let outcome = try Command.run(["--accept", "text-too-long", "--reason", "agreed", fixture.project])
    #expect(outcome.status == 0)
    let schema = try JSONSchema(inResources: "shipshape.json")
    #expect(try schema.faults(in: fixture.bytes(at: "../.shipshape.json")) == [])
  }
}
