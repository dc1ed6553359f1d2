import JSON
import Testing

@testable import ReleaseChecks

struct ProjectFileTests {
  @Test func factsAndAcceptedFindingsAreRead() throws {
    let json = """
      {"kind": "update", "complete": true, "devices": ["iphone", "watch"], "primary": "en-US", "company": "Acme",
       "otherBrands": ["Rival"], "accepted": [{"rule": "emoji", "file": "metadata/en-US/description.txt", "reason": "live"}]}
      """
    let file = try ProjectFile(json: Array(json.utf8))
    #expect(
      file.facts
        == Facts(
          kind: .update, isComplete: true, devices: [.iphone, .watch], primaryLocale: "en-US",
          company: "Acme",
          otherBrands: ["Rival"]))
    #expect(file.accepted.map(\.reason) == ["live"])
  }

  @Test func theTeamsPointsAreRead() throws {
    let json = """
      {"points": [{"text": "The press kit is ready"}, {"text": "Watch faces", "kind": "update", "devices": ["watch"]}]}
      """
    let points = try ProjectFile(json: Array(json.utf8)).points
    #expect(
      points == [
        TeamPoint("The press kit is ready"), TeamPoint("Watch faces", kind: .update, devices: [.watch]),
      ])
    #expect(Set(points.map(\.id)).count == 2)
    #expect(points[0].id == TeamPoint("The press kit is ready", kind: .first).id)
  }

  @Test func aPointCountsUnlessWhatIsKnownSpeaksAgainstIt() {
    let point = TeamPoint("Watch faces", kind: .update, devices: [.watch, .iphone])
    #expect(point.applies(to: Facts()))
    #expect(point.applies(to: Facts(kind: .update, devices: [.iphone])))
    #expect(!point.applies(to: Facts(kind: .first)))
    #expect(!point.applies(to: Facts(devices: [.mac])))
  }

  @Test func acceptingKeepsThePoints() throws {
    let json = #"{ "points": [ { "text": "The press kit, [ready]" } ] }"#
    var editor = ProjectFileEditor(Array(json.utf8))
    editor.add([Acceptance(rule: "emoji", reason: "as ever")])
    let file = try ProjectFile(json: editor.bytes)
    #expect(file.points.map(\.text) == ["The press kit, [ready]"])
    #expect(file.accepted.map(\.rule) == ["emoji"])
    editor.remove([0])
    #expect(try ProjectFile(json: editor.bytes).points == file.points)
  }

  @Test(arguments: [
    (#"{"points": [{"kind": "first"}]}"#, "“text” is missing at points[0]"),
    (#"{"points": [{"text": " "}]}"#, "“text” is blank at points[0]"),
    (#"{"points": [{"text": "x", "device": []}]}"#, "“device” is not known"),
    (#"{"points": [{"text": "x"}, "y"]}"#, "an object is wanted at points[1]"),
    (#"{"points": [{"text": "x", "devices": ["phone"]}]}"#, "at points[0].devices[0]"),
    (#"{"points": {"text": "x"}}"#, "a list is wanted at points"),
    (#"{"kind": "third"}"#, "“first” or “update” is wanted at kind"),
    (#"{"devices": ["iphone", "phone"]}"#, "at devices[1]"),
    (#"{"platform": "ios"}"#, "“platform” is not known"),
    (#"{"accepted": [{"rule": "emoji"}]}"#, "“reason” is missing at accepted[0]"),
    (#"{"accepted": [{"rule": "emoji", "reason": " "}]}"#, "“reason” is blank at accepted[0]"),
    (#"{"accepted": [{"rule": "emoji", "reason": "x", "crc32": "12"}]}"#, "eight hexadecimal digits"),
    ("{\n  kind: 1\n}", "not JSON from line 2, column 4"), ("[]", "an object is wanted"),
  ])
  func aSlipIsNamedWithItsPlace(json: String, sentence: String) {
    let fault = #expect(throws: JSONFault.self) { try ProjectFile(json: Array(json.utf8)) }
    #expect(fault?.sentence.contains(sentence) == true, "\(fault?.sentence ?? "")")
  }

  @Test func optionsGoBeforeTheFile() {
    let options = Facts(kind: .first)
    let file = Facts(kind: .update, isComplete: true)
    #expect(options.filled(from: file) == Facts(kind: .first, isComplete: true))
  }

  @Test func itStandsInTheReleaseOrItsProject() {
    #expect(ProjectFile.folders(around: "/a/b/fastlane") == ["/a/b/fastlane", "/a/b", "/a"])
    #expect(ProjectFile.folders(around: "/a/b/c") == ["/a/b/c"])
    #expect(ProjectFile.folders(around: "/fastlane") == ["/fastlane"])
  }
}
