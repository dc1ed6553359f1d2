import ReleaseChecks
import Testing

@testable import ShipShapeCore

/// The way from a room to a finding or a file, and back.
@MainActor
struct RoomTests {
  private let sample: SampleRelease
  private let app: ReleaseApp

  init() throws {
    sample = try .untidy()
    app = try ReleaseApp(sample)
  }

  private func index(_ rule: String, in step: Step.ID = "metadata") throws -> Int {
    try #require(try app.row(rule, in: step).first.index)
  }

  @Test func aFindingOfARoomLeadsBackToTheRoom() throws {
    app.session.doorOpened()
    app.session.roomFindingOpened(try index("text-too-long"))
    #expect(try app.openFinding?.row == app.row("text-too-long").id && app.openFinding?.cameFromRoom == true)
    app.session.acceptWanted()
    app.session.placeLeft()
    #expect(app.openFinding?.form == OpenFinding.Form.none, "out of the form first")
    app.session.placeLeft()
    #expect(app.state.place == .room)
    app.session.placeLeft()
    #expect(app.state.place == .list)
  }

  @Test func theNextFindingRemembersTheRoomToo() throws {
    app.session.doorOpened()
    app.session.roomFindingOpened(try index("byte-order-mark"))
    app.session.findingMoved(by: app.state.findingFace?.hasNext == true ? 1 : -1)
    app.session.placeLeft()
    #expect(app.state.place == .room)
    app.session.placeLeft()
    try app.openRow("text-too-long")
    app.session.placeLeft()
    #expect(app.state.place == .list, "of the list it leads to the list")
  }

  @Test func aFindingOfAnotherStepIsOnThatStepsPage() throws {
    app.session.doorOpened()
    app.session.roomFindingOpened(try index("keyword-blanks", in: "keywords"))
    #expect(app.state.page == .step("keywords") && app.openFinding?.cameFromRoom == false)
    app.session.placeLeft()
    #expect(app.state.place == .list)
    app.session.roomFindingOpened(100_000)
    #expect(app.state.place == .list)
  }

  @Test func aFileOfTheFolderIsOpened() throws {
    app.session.fileOpened(path: "metadata/de-DE/name.txt", line: 1, column: 31)
    app.session.fileOpened(path: "metadata/en-US/name.txt")
    #expect(
      app.opened == [
        "\(sample.root)/metadata/de-DE/name.txt:1:31", "\(sample.root)/metadata/en-US/name.txt:0:0",
      ])
    app.fileOpening = .noApp
    app.session.fileOpened(path: "metadata/de-DE/name.txt")
    #expect(app.state.notice?.notice == .cannotOpen(path: "\(sample.root)/metadata/de-DE/name.txt", nil))
  }
}
