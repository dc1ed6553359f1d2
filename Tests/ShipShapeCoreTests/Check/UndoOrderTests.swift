import ReleaseChecks
import Testing

@testable import ShipShapeCore

/// Ctrl+Z over Done, Continue, fixes and acceptances: the newest first.
@MainActor
struct UndoOrderTests {
  private let sample: SampleRelease
  private let app: ReleaseApp
  private let name = "metadata/en-US/name.txt"

  init() throws {
    sample = try .untidy()
    app = try ReleaseApp(sample)
  }

  private var isFixed: Bool { (try? sample.text(at: name)) == "Tidepool: Sea Log\n" }
  private var accepted: Int { app.state.memory.accepted.count }

  @Test func theNewestGoesFirst() throws {
    try app.fix("byte-order-mark")
    app.finish("keywords")
    try app.accept("emoji")
    try app.accept("text-too-long", forTeam: true)
    #expect(isFixed && accepted == 1 && app.state.doneCount == 1 && sample.has("/.shipshape.json"))
    app.undo()
    #expect(!sample.has("/.shipshape.json") && accepted == 1)
    app.undo()
    #expect(accepted == 0 && app.state.doneCount == 1)
    app.undo()
    #expect(app.state.doneCount == 0 && isFixed)
    app.undo()
    #expect(!isFixed && !app.state.canUndo)
    app.undo()
    #expect(app.state.doneCount == 0 && accepted == 0)
  }

  @Test func whatWasTakenBackByHandIsNotTakenBackAgain() throws {
    try app.fix("byte-order-mark")
    try app.accept("emoji")
    try app.openRow("emoji")
    app.session.acceptanceTakenBack(at: app.now())
    app.settle()
    app.undo()
    #expect(!isFixed, "the fix is the newest now")
  }

  @Test func twoFixesOfOneFileGoBackInTurn() throws {
    let path = "metadata/en-US/keywords.txt"
    try sample.put("\u{FEFF}boat, sail\n", at: path)
    app.session.folderChanged()
    app.settle()
    let before = try sample.text(at: path)
    try app.fix("byte-order-mark", path, in: "keywords")
    let between = try sample.text(at: path)
    try app.fix("keyword-blanks", path, in: "keywords")
    #expect(try sample.text(at: path) == "boat,sail\n")
    app.undo()
    #expect(try sample.text(at: path).utf8.elementsEqual(between.utf8))
    app.undo()
    #expect(try sample.text(at: path).utf8.elementsEqual(before.utf8))
  }

  @Test func aRefusedUndoDoesNotStandInTheWayOfTheOneBefore() throws {
    try app.accept("emoji")
    try app.fix("byte-order-mark")
    try sample.put("Mine", at: name)
    app.undo()
    #expect(try sample.text(at: name) == "Mine" && accepted == 1)
    app.undo()
    #expect(accepted == 0)
  }

  @Test func inAnotherReleaseNothingOfThisOneIsTakenBack() throws {
    try app.fix("byte-order-mark")
    let first = app.state.release
    let other = try SampleRelease.tidy()
    try app.openFolder(other, named: "Harbour")
    app.session.noticeDismissed()
    app.undo()
    #expect(app.state.release == first && isFixed, "the new release is the newest act")
    app.undo()
    #expect(!isFixed)
  }

  @Test func inThePastNothingIsTakenBack() throws {
    try app.fix("byte-order-mark")
    try app.accept("emoji")
    let past = app.state.release.id
    app.finishAll()
    app.session.continuePressed(at: app.now())
    app.session.releaseChosen(past, at: app.now())
    #expect(!app.state.canUndo)
    app.undo()
    #expect(isFixed && accepted == 1)
    app.session.pastLeft(at: app.now())
    app.settle()
    app.undo()
    #expect(isFixed && app.state.release.number == 2)
  }

  @Test func whatIsJustBeingDoneIsNotPassedOver() throws {
    app.finish("keywords")
    try app.openRow("byte-order-mark")
    app.session.fixWanted()
    app.settle()
    app.session.fixApplied()
    app.session.undoPressed(at: app.now())
    app.settle()
    #expect(isFixed)
    app.undo()
    #expect(!isFixed && app.state.doneCount == 1)
  }

  @Test func theNoticeGoesWithWhatItTellsOf() throws {
    try app.fix("byte-order-mark")
    try app.accept("emoji")
    #expect(app.state.shownNotice?.offersUndo == true)
    app.undo()
    #expect(app.state.notice == nil)
    #expect(app.state.canUndo, "Ctrl+Z still has the fix")
  }

  @Test func fiftyAreKept() throws {
    for _ in 0..<52 {
      try app.accept("emoji")
      try takeTurn()
    }
    #expect(app.state.mends.count == 50)
  }

  /// Opens the finding again by a change of its file.
  private func takeTurn() throws {
    let path = "metadata/de-DE/description.txt"
    try sample.put(try sample.text(at: path) + "!", at: path)
    app.session.folderChanged()
    app.settle()
  }
}
