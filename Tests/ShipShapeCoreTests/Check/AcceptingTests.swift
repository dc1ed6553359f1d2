import Foundation
import ReleaseChecks
import Testing

@testable import ShipShapeCore

/// Accepting a finding in the window, and taking that back.
@MainActor
struct AcceptingTests {
  private let sample: SampleRelease
  private let app: ReleaseApp
  private let path = "metadata/de-DE/description.txt"

  init() throws {
    sample = try .untidy()
    app = try ReleaseApp(sample)
  }

  private func changed() {
    app.session.folderChanged()
    app.settle()
  }

  private var form: AcceptForm? { if case .accept(let form) = app.openFinding?.form { form } else { nil } }

  @Test func aReasonOfOneLetterAtLeastIsNeeded() throws {
    try app.openRow("emoji")
    app.session.acceptWanted()
    #expect(form == AcceptForm())
    for reason in ["", "  ", "!?", "123"] {
      app.session.acceptFormEdited { $0.reason = reason }
      #expect(form?.canConfirm == false)
      app.session.acceptConfirmed()
      #expect(app.mends.isEmpty)
    }
    app.session.acceptFormEdited { $0.reason = " é " }
    #expect(form?.canConfirm == true)
    app.session.acceptConfirmed()
    app.settle()
    #expect(app.state.memory.accepted.map(\.acceptance.reason) == ["é"])
  }

  @Test func itIsKeptWithTheFilesChecksumAndShownAsAccepted() throws {
    let look = try app.findings().count(.worthALook)
    try app.accept("emoji", for: "Party")
    let entry = try #require(app.state.memory.accepted.first?.acceptance)
    #expect(entry.rule == "emoji" && entry.file == path && entry.reason == "Party")
    let sum = try #require(try Disk(path: sample.root).checksum(of: RelativePath(path)))
    #expect(entry.crc32.flatMap { UInt32($0, radix: 16) } == sum && entry.crc32?.count == 8)
    #expect(try app.findings().count(.worthALook) == look - 1)
    let row = try app.row("emoji")
    #expect(
      row.first.group == .accepted && row.first.accepted == AcceptedAs(reason: "Party", isOfTeam: false))
    guard case .accepted(let words) = app.state.notice?.notice else {
      Issue.record("\(String(describing: app.state.notice))")
      return
    }
    #expect(words == row.first.message)
    let again = try app.again()
    again.settle()
    #expect(again.state.memory == app.state.memory)
    #expect(try again.row("emoji").first.group == .accepted)
    #expect(try sample.names.allSatisfy { !$0.contains("shipshape") } && !sample.has("/.shipshape.json"))
  }

  @Test func afterwardsTheNextIsOpen() throws {
    let ids = try app.findings().rows.map(\.id)
    try app.openRow("emoji")
    let position = try #require(ids.firstIndex { $0 == app.openFinding?.row })
    try app.accept("emoji")
    #expect(app.openFinding?.row == ids[position + 1] && app.openFinding?.form == OpenFinding.Form.none)
    try app.accept("line-endings")
    #expect(app.state.findingFace?.kind == .accepted || app.state.place == .list)
  }

  @Test func afterTheLastTheListIsShown() throws {
    try app.accept("incomplete-contact", in: "final-qa")
    #expect(app.state.place == .list)
  }

  @Test func pressedTwiceItIsDoneOnce() throws {
    let ids = try app.findings().rows.map(\.id)
    try app.openRow("text-too-long")
    let position = try #require(ids.firstIndex { $0 == app.openFinding?.row })
    app.session.acceptWanted()
    app.session.acceptFormEdited { $0.reason = "Later" }
    app.session.acceptConfirmed()
    app.session.acceptConfirmed()
    app.settle()
    #expect(app.state.memory.accepted.count == 1 && app.state.mends.count == 1)
    #expect(app.openFinding?.row == ids[position + 1])
  }

  @Test func itComesBackWhenItsFileChangesWithItsReason() throws {
    try app.accept("emoji", for: "Party")
    try sample.put("Es schreibt wirklich alles auf. 🎉\n", at: path)
    changed()
    #expect(try app.row("emoji").first.group == .worthALook)
    try app.openRow("emoji")
    app.session.acceptWanted()
    #expect(form?.reason == "Party")
    app.session.acceptConfirmed()
    app.settle()
    #expect(try app.row("emoji").first.group == .accepted)
    #expect(app.state.memory.accepted.count == 1, "in the place of the earlier one")
    #expect(try app.again().state.memory == app.state.memory)
  }

  @Test func anotherFileThatChangesChangesNothing() throws {
    try app.accept("emoji")
    try sample.put("Gezeiten", at: "metadata/de-DE/name.txt")
    changed()
    #expect(try app.row("emoji").first.group == .accepted)
  }

  @Test func aFindingOfNoFileIsAcceptedForItsLanguage() throws {
    try app.openRow("fallback-screenshots", in: "screenshots")
    let item = try app.row("fallback-screenshots", in: "screenshots").first
    try app.accept("fallback-screenshots", in: "screenshots")
    let entry = try #require(app.state.memory.accepted.first?.acceptance)
    #expect(entry.file == item.file && (item.file != nil || entry.locale == "de-DE") && entry.crc32 == nil)
    #expect(try app.row("fallback-screenshots", in: "screenshots").first.group == .accepted)
  }

  @Test func takenBackItIsOpenAgain() throws {
    try app.accept("emoji")
    try app.openRow("emoji")
    #expect(app.state.findingFace?.canTakeBack == true && app.state.findingFace?.canAccept == false)
    app.session.acceptanceTakenBack(at: app.now())
    app.settle()
    #expect(app.state.memory.accepted.isEmpty && !app.state.canUndo)
    #expect(try app.row("emoji").first.group == .worthALook)
    #expect(app.state.findingFace?.isMended == false, "it stays where it is looked at")
    #expect(try app.again().state.memory.accepted.isEmpty)
  }

  @Test func undoTakesItBack() throws {
    try app.accept("emoji")
    app.undo()
    #expect(app.state.memory.accepted.isEmpty && app.state.notice == nil)
    #expect(try app.row("emoji").first.group == .worthALook)
    #expect(try app.again().state.memory.accepted.isEmpty)
  }

  @Test func itIsKeptInTheReleaseThatItWasDoneIn() throws {
    try app.openRow("emoji")
    app.session.acceptWanted()
    app.session.acceptFormEdited { $0.reason = "Party" }
    app.session.acceptConfirmed()
    let task = try #require(app.takeMends().first)
    let (first, other) = (app.state.release, try SampleRelease.tidy())
    // Another release is seen before it is answered.
    try app.openFolder(other, named: "Harbour")
    app.session.pageChosen(.step("metadata"))
    app.session.mended(task.run(), at: app.now())
    #expect(app.state.memory.accepted.isEmpty && app.state.lastMend == nil)
    app.session.releaseChosen(first.id, at: app.now())
    app.settle()
    #expect(app.state.memory.accepted.map(\.acceptance.reason) == ["Party"])
    #expect(try app.row("emoji").first.group == .accepted)
  }
}
