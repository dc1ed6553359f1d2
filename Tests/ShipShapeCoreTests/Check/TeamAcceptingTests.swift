import Foundation
import JSON
import ReleaseChecks
import Testing

@testable import ShipShapeCore

/// Accepting for the team: what is written into `.shipshape.json`, and taken out of it again.
@MainActor
struct TeamAcceptingTests {
  private let sample: SampleRelease
  private let app: ReleaseApp
  private let file = "/.shipshape.json"

  init() throws {
    sample = try .untidy()
    app = try ReleaseApp(sample)
  }

  private func put(_ text: String) throws {
    try sample.put(text, at: file)
    app.session.folderChanged()
    app.settle()
  }

  @Test func theFileIsMadeWhenThereIsNone() throws {
    try app.accept("emoji", for: "Party", forTeam: true)
    let project = try ProjectFile(json: Array(try sample.text(at: file).utf8))
    #expect(project.accepted.map(\.rule) == ["emoji"] && project.accepted.first?.crc32?.count == 8)
    #expect(project.accepted.first?.reason == "Party")
    #expect(!sample.has(".shipshape.json"), "it stands in the project, not in fastlane")
    #expect(app.state.memory.accepted.isEmpty, "and not in the log")
    let row = try app.row("emoji")
    #expect(row.first.accepted == AcceptedAs(reason: "Party", isOfTeam: true))
    app.session.findingOpened(row.id)
    #expect(app.state.findingFace?.canTakeBack == false)
    app.session.acceptanceTakenBack(at: app.now())
    #expect(try app.row("emoji").first.group == .accepted)
  }

  @Test func undoTakesTheFileAwayThatItHasMade() throws {
    try app.accept("emoji", forTeam: true)
    #expect(app.state.canUndo)
    app.undo()
    #expect(!sample.has(file) && !app.state.canUndo)
    #expect(try app.row("emoji").first.group == .worthALook)
  }

  private let old = """
    {
        "$schema": "https://example.com/schema.json",

        "company" : "Tidepool GmbH",
        "accepted": [
            { "rule": "line-endings", "reason": "Ünïcode \\u00e9" }
        ],
        "kind":   "update"
    }

    """

  @Test func theRestOfTheFileStaysAsItIs() throws {
    try put(old)
    #expect(chmod(sample.whole(file), 0o640) == 0)
    try app.accept("emoji", for: "“Party” \"x\"", forTeam: true)
    let new = try sample.text(at: file)
    let entry = try #require(new.split(separator: "\n").first { $0.contains("emoji") })
    #expect(entry.hasPrefix("        { "), "indented as the file is")
    let without = new.split(separator: "\n", omittingEmptySubsequences: false).filter { $0 != entry }
      .joined(separator: "\n").replacingOccurrences(of: "},\n", with: "}\n")
    #expect(without.trimmed == old.trimmed)
    #expect(try ProjectFile(json: Array(new.utf8)).accepted.map(\.reason) == ["Ünïcode é", "“Party” \"x\""])
    let mode = try FileManager.default.attributesOfItem(atPath: sample.whole(file))[.posixPermissions]
    #expect((mode as? NSNumber)?.intValue == 0o640)
    app.undo()
    #expect(try sample.text(at: file) == old, "byte for byte")
  }

  @Test(arguments: ["{", "{\"kind\": \"frist\"}", "", "[]", "{\"accepted\": [{\"rule\": \"emoji\"}]}"])
  func aBrokenFileIsSaidAndNotTouched(text: String) throws {
    try put(text)
    #expect(app.state.checkFace(of: "metadata")?.projectFault != nil)
    try app.accept("emoji", forTeam: true)
    #expect(try sample.text(at: file) == text)
    #expect(!sample.has(".shipshape.json"), "and none is made that would stand before it")
    guard case .mendFailed(.failed(file: ".shipshape.json", _)) = app.state.notice?.notice else {
      Issue.record("\(String(describing: app.state.notice))")
      return
    }
    #expect(!app.state.canUndo)
    #expect(try app.row("emoji").first.group == .worthALook)
  }

  @Test func aFileThatBreaksWhileTheFormIsOpenIsNotTouched() throws {
    try put(old)
    try app.openRow("emoji")
    app.session.acceptWanted()
    app.session.acceptFormEdited { ($0.reason, $0.isForTeam) = ("Party", true) }
    try sample.put("{ \"kind\": ", at: file)
    app.session.acceptConfirmed()
    app.settle()
    #expect(try sample.text(at: file) == "{ \"kind\": ")
  }

  @Test func aReadOnlyFileIsLeftAlone() throws {
    try put(old)
    #expect(chmod(sample.whole(file), 0o444) == 0)
    try app.accept("emoji", forTeam: true)
    #expect(try sample.text(at: file) == old)
    #expect(app.state.notice?.notice == .mendFailed(.notAllowed(file: ".shipshape.json")))
  }

  @Test func whatIsInTheFileWhenItIsWrittenIsKept() throws {
    try put(old)
    try app.openRow("emoji")
    app.session.acceptWanted()
    app.session.acceptFormEdited { ($0.reason, $0.isForTeam) = ("Party", true) }
    try sample.put(#"{"company": "Other"}"#, at: file)
    app.session.acceptConfirmed()
    app.settle()
    let project = try ProjectFile(json: Array(try sample.text(at: file).utf8))
    #expect(project.facts.company == "Other" && project.accepted.map(\.rule) == ["emoji"])
  }

  @Test func undoIsRefusedWhenTheFileChangedSince() throws {
    try app.accept("emoji", forTeam: true)
    let changed = try sample.text(at: file) + "\n"
    try sample.put(changed, at: file)
    app.undo()
    #expect(try sample.text(at: file) == changed)
    #expect(app.state.notice?.notice == .mendFailed(.changed(file: ".shipshape.json")))
  }

  @Test func theFilesReasonStandsInTheEntryWhenItsFindingComesBack() throws {
    try app.accept("emoji", for: "Party", forTeam: true)
    try sample.put("Anders 🎉", at: "metadata/de-DE/description.txt")
    app.session.folderChanged()
    app.settle()
    #expect(try app.row("emoji").first.group == .worthALook)
    try app.openRow("emoji")
    app.session.acceptWanted()
    guard case .accept(let form) = app.openFinding?.form else {
      Issue.record("\(String(describing: app.openFinding))")
      return
    }
    #expect(form.reason == "Party")
    app.session.acceptConfirmed()
    app.settle()
    try app.openRow("emoji")
    #expect(app.state.findingFace?.canTakeBack == true, "this time it is the window's own")
  }

  @Test func aFileInAReleaseFolderOfItsOwnIsThere() throws {
    let sample = try SampleRelease(["metadata/en-US/description.txt": "Hello 🎉"], root: "store")
    let app = try ReleaseApp(sample)
    try app.accept("emoji", forTeam: true)
    #expect(sample.has(".shipshape.json") && !sample.has(file))
    #expect(try app.row("emoji").first.accepted?.isOfTeam == true)
  }
}
