import Foundation
import ReleaseChecks
import Testing

@testable import ShipShapeCore

/// A fix: what it shows before, what it does, and taking it back.
@MainActor
struct FixTests {
  private let sample: SampleRelease
  private let app: ReleaseApp
  private let name = "metadata/en-US/name.txt"

  init() throws {
    sample = try .untidy()
    app = try ReleaseApp(sample)
  }

  private func plan(_ rule: String, _ file: String? = nil, in step: Step.ID = "metadata") throws -> FixPlan {
    try app.openRow(rule, file, in: step)
    app.session.fixWanted()
    app.settle()
    guard case .fix(let plan?) = app.openFinding?.form else {
      throw Failure(form: app.openFinding?.form, notice: app.state.notice?.notice)
    }
    return plan
  }

  private struct Failure: Error {
    let form: OpenFinding.Form?
    let notice: Notice?
  }

  private func sides(_ plan: FixPlan) throws -> (before: FixPlan.Side, after: FixPlan.Side) {
    guard case .text(let before, let after) = try #require(plan.files.first).change else {
      throw Failure(form: .fix(plan), notice: nil)
    }
    return (before, after)
  }

  private func marked(_ side: FixPlan.Side) -> [String] {
    side.marks.map { String(decoding: Array(side.text.utf8)[$0], as: UTF8.self) }
  }

  // MARK: The plan

  @Test func itShowsBothSidesWithMarksAndCounts() throws {
    let plan = try plan("keyword-blanks", "metadata/en-US/keywords.txt", in: "keywords")
    #expect(plan.files.map(\.path) == ["metadata/en-US/keywords.txt"])
    let (before, after) = try sides(plan)
    #expect(before.text == "boat, sail, tide" && after.text == "boat,sail,tide")
    #expect(marked(before) == [" ", " "] && after.marks.isEmpty)
    #expect(before.count == 16 && after.count == 14)
    #expect(before.limit == 100 && after.limit == 100)
    #expect(try sample.text(at: "metadata/en-US/keywords.txt") == "boat, sail, tide\n", "nothing is done yet")
  }

  @Test func whatTakesNoRoomIsSeenToGo() throws {
    let mark = try sides(try plan("byte-order-mark"))
    #expect(mark.before.text == "␣Tidepool: Sea Log" && mark.after.text == "Tidepool: Sea Log")
    #expect(marked(mark.before) == ["␣"])
    #expect(mark.before.count == 18 && mark.after.count == 17 && mark.after.limit == 30)
    let ends = try sides(try plan("line-endings"))
    #expect(ends.before.text == "It logs.␍\nIt sails." && ends.after.text == "It logs.\nIt sails.")
    #expect(marked(ends.before) == ["␍"])
  }

  @Test func lettersThatAreComposedAreMarkedOnBothSides() throws {
    try sample.put("Cafe\u{301} am Meer", at: "metadata/de-DE/subtitle.txt")
    app.session.folderChanged()
    app.settle()
    let (before, after) = try sides(try plan("decomposed-letters"))
    #expect(marked(after) == ["é"] && marked(after)[0].unicodeScalars.count == 1)
    #expect(before.count == 13 && after.count == 12)
  }

  @Test func aLongTextIsShownInPart() throws {
    try sample.put(
      "\u{FEFF}" + String(repeating: "Meer und ", count: 300), at: "metadata/de-DE/description.txt")
    app.session.folderChanged()
    app.settle()
    let (before, _) = try sides(try plan("byte-order-mark", "metadata/de-DE/description.txt"))
    #expect(before.text.hasSuffix(" …") && before.text.count < 1_300 && before.count > 2_600)
  }

  @Test func whatIsForReviewersIsNotShown() throws {
    try sample.put("\u{FEFF}The code is 4711", at: "metadata/review_information/notes.txt")
    app.session.folderChanged()
    app.settle()
    let plan = try plan("byte-order-mark", in: "final-qa")
    #expect(plan.files.map(\.change) == [.hidden])
    #expect(app.state.findingFace?.excerpt == nil)
  }

  @Test func aNewNameIsShownAndTakenBack() throws {
    try sample.put(SampleRelease.png(1320, 2868), at: "screenshots/en-US/3.jpg")
    app.session.folderChanged()
    app.settle()
    let row = try #require(
      app.findings("screenshots").rows.first {
        $0.first.file == "screenshots/en-US/3.jpg" && $0.first.fixTitle != nil
      })
    let plan = try plan(row.first.rule, "screenshots/en-US/3.jpg", in: "screenshots")
    #expect(plan.files.map(\.change) == [.rename(to: "3.png")])
    app.session.fixApplied()
    app.settle()
    #expect(sample.has("screenshots/en-US/3.png") && !sample.has("screenshots/en-US/3.jpg"))
    app.undo()
    #expect(!sample.has("screenshots/en-US/3.png") && sample.has("screenshots/en-US/3.jpg"))
  }

  @Test func aPlanForAFindingThatWasLeftIsNotShown() throws {
    try app.openRow("byte-order-mark")
    app.session.fixWanted()
    app.session.findingMoved(by: 1)
    app.settle()
    #expect(app.openFinding?.form == OpenFinding.Form.none)
  }

  @Test func aFileThatNeedsNoFixAnyMoreHasNoPlan() throws {
    try app.openRow("byte-order-mark")
    try sample.put("Tidepool\n", at: name)
    app.session.fixWanted()
    app.settle()
    #expect(app.openFinding?.form == OpenFinding.Form.none && app.openFinding?.isMended == true)
    #expect(app.state.notice?.notice == .mendFailed(.changed(file: name)))
  }

  // MARK: Apply

  @Test func applyMendsTheFileInOneMove() throws {
    let before = try sample.names
    #expect(chmod(sample.whole(name), 0o640) == 0)
    _ = try plan("byte-order-mark")
    let inode = try #require(
      FileManager.default.attributesOfItem(atPath: sample.whole(name))[.systemFileNumber] as? Int)
    app.session.fixApplied()
    #expect(app.mends.count == 1)
    app.settle()
    #expect(try sample.text(at: name) == "Tidepool: Sea Log\n")
    let attributes = try FileManager.default.attributesOfItem(atPath: sample.whole(name))
    #expect(attributes[.systemFileNumber] as? Int != inode, "a new file in the place of the old one")
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o640)
    #expect(try sample.names == before, "and nothing is left over")
    #expect(try !app.hasRule("byte-order-mark"))
    #expect(app.state.notice?.notice == .fixed(file: name, count: 1))
  }

  @Test func afterwardsTheNextIsOpen() throws {
    let ids = try app.findings().rows.map(\.id)
    _ = try plan("byte-order-mark")
    let position = try #require(ids.firstIndex { $0 == app.openFinding?.row })
    app.session.fixApplied()
    app.settle()
    #expect(app.openFinding?.row == ids[position + 1] && app.openFinding?.form == OpenFinding.Form.none)
    #expect(app.openFinding?.source == app.state.check.result)
  }

  @Test func afterTheLastTheListIsShown() throws {
    _ = try plan("line-endings")
    #expect(app.state.findingFace?.hasNext == false)
    app.session.fixApplied()
    app.settle()
    #expect(app.state.place == .list)
  }

  @Test func pressedTwiceItIsDoneOnce() throws {
    _ = try plan("byte-order-mark")
    let ids = try app.findings().rows.map(\.id)
    let row = try #require(app.openFinding?.row)
    app.session.fixApplied()
    app.session.fixApplied()
    #expect(app.mends.count == 1)
    app.settle()
    #expect(app.openFinding?.row == ids[(ids.firstIndex(of: row) ?? 0) + 1])
    #expect(app.state.notice?.notice == .fixed(file: name, count: 1))
    #expect(app.state.mends.count == 1 && app.state.mending == nil)
  }

  @Test func aFileThatChangedSinceThePreviewIsNotTouched() throws {
    _ = try plan("byte-order-mark")
    let other = "\u{FEFF}Tidepool: See Log\n"
    try sample.put(other, at: name)
    app.session.fixApplied()
    app.settle()
    #expect(try sample.text(at: name) == other)
    #expect(app.state.notice?.notice == .mendFailed(.changed(file: name)))
    #expect(app.openFinding?.form == OpenFinding.Form.none, "it is to be looked at again")
    #expect(app.state.mends.isEmpty && !app.state.canUndo)
    #expect(app.state.check.phase == .ended)
  }

  @Test func theSameBytesWrittenAgainAreNoChange() throws {
    _ = try plan("byte-order-mark")
    try sample.put(try sample.text(at: name), at: name)
    app.session.fixApplied()
    app.settle()
    #expect(try sample.text(at: name) == "Tidepool: Sea Log\n")
  }

  @Test func aFileThatIsGoneIsSaid() throws {
    _ = try plan("byte-order-mark")
    try sample.remove(name)
    app.session.fixApplied()
    app.settle()
    #expect(app.state.notice?.notice == .mendFailed(.changed(file: name)) && !sample.has(name))
  }

  @Test func aReadOnlyFileIsLeftAlone() throws {
    #expect(chmod(sample.whole(name), 0o444) == 0)
    _ = try plan("byte-order-mark")
    let before = try sample.text(at: name)
    app.session.fixApplied()
    app.settle()
    #expect(try sample.text(at: name) == before)
    #expect(app.state.notice?.notice == .mendFailed(.notAllowed(file: name)))
    guard case .fix(.some) = app.openFinding?.form else {
      Issue.record("the button stays: \(String(describing: app.openFinding?.form))")
      return
    }
    #expect(app.state.mends.isEmpty)
  }

  // MARK: Undo

  @Test func undoBringsTheBytesBack() throws {
    let before = try sample.text(at: name)
    try app.fix("byte-order-mark")
    #expect(app.state.canUndo && app.state.shownNotice?.offersUndo == true)
    app.undo()
    #expect(try sample.text(at: name).utf8.elementsEqual(before.utf8))
    #expect(try app.hasRule("byte-order-mark"))
    #expect(app.state.notice == nil && !app.state.canUndo)
  }

  @Test func undoIsRefusedWhenTheFileChangedSinceTheFix() throws {
    try app.fix("byte-order-mark")
    try sample.put("Tidepool: my own\n", at: name)
    app.undo()
    #expect(try sample.text(at: name) == "Tidepool: my own\n")
    #expect(app.state.notice?.notice == .mendFailed(.changed(file: name)))
    try sample.remove(name)
    app.undo()
    #expect(!sample.has(name))
  }
}
