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

  @Test(arguments: [
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
