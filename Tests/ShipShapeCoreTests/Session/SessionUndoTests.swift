import Foundation
import Testing

@testable import ShipShapeCore

/// Taking back a Done and a Continue.
@MainActor
struct SessionUndoTests {
  @Test func undoBringsLogPageAndCountdownBack() throws {
    let app = try SessionFixture(page: .step("screenshots"))
    app.session.startPressed("screenshots", at: .at(seconds: 0))
    app.session.donePressed("screenshots", at: .at(seconds: 100))
    #expect(app.state.canUndo)
    app.session.undoPressed(at: .at(seconds: 107))
    #expect(try app.stored.isEmpty)
    #expect(app.state.page == .step("screenshots"))
    #expect(!app.state.progress("screenshots").isDone)
    // 1,400 s were left at Done, and it runs on from there.
    #expect(
      app.state.progress("screenshots").countdown.shownSeconds(at: Moment.at(seconds: 117).instant)
        == 1_390)
    #expect(!app.state.canUndo)
    #expect(app.state.notice == nil)
  }

  @Test func undoTakesTheLastStepOutOfReady() throws {
    let app = try SessionFixture(page: .step("screenshots"))
    app.finish("screenshots", "metadata", "keywords", "final-qa")
    #expect(app.state.sheet == .ready)
    app.session.undoPressed(at: .at())
    #expect(app.state.sheet == nil)
    #expect(app.state.page == .step("final-qa"))
    #expect(app.state.doneCount == 3)
    #expect(try app.again().state.doneCount == 3)
  }

  @Test func continueCanBeTakenBack() throws {
    let app = try SessionFixture()
    app.session.sealPressed(5, of: "metadata", at: .at())
    app.finish("screenshots", "metadata", "keywords", "final-qa")
    let first = app.state.release
    app.session.continuePressed(at: .at(hour: 10))
    app.session.undoPressed(at: .at(hour: 10))
    #expect(app.state.release == first)
    #expect(app.state.sheet == .ready)
    #expect(app.state.progress("metadata").rating.value == 5)
    let again = try app.again()
    #expect(again.state.release == first)
    #expect(again.state.sheet == .ready)
  }

  @Test func onlyTheLastActIsTakenBack() throws {
    let app = try SessionFixture()
    app.finish("screenshots", "metadata")
    app.session.undoPressed(at: .at())
    app.session.undoPressed(at: .at())
    #expect(try app.stored.map(\.stepID) == ["screenshots"])
  }

  @Test func theNoticeMayGoAndUndoStays() throws {
    let app = try SessionFixture()
    app.finish("screenshots")
    app.session.noticeDismissed()
    #expect(app.state.notice == nil)
    #expect(app.state.canUndo)
  }

  @Test func aRatingGivenMeanwhileStays() throws {
    let app = try SessionFixture()
    app.finish("screenshots")
    app.session.sealPressed(4, of: "screenshots", at: .at())
    app.session.undoPressed(at: .at())
    #expect(app.state.progress("screenshots").rating.value == 4)
  }

  @Test func anotherNoticeWaitsUntilUndoHadItsTime() throws {
    let app = try SessionFixture(fixedLength: .seconds(5))
    app.session.startPressed("screenshots", at: .at(seconds: 0))
    app.finish("metadata", at: .at(seconds: 4))
    app.session.clockTicked(at: .at(seconds: 5))
    #expect(app.state.notice?.notice == .finished("metadata", stepsLeft: 3))
    app.session.noticeDismissed()
    #expect(app.state.notice?.notice == .timeUp("screenshots", isDone: false))
    app.session.noticeDismissed()
    #expect(app.state.notice == nil)
  }

  @Test func aNoticeThatIsNoLongerSoDoesNotCome() throws {
    let app = try SessionFixture(fixedLength: .seconds(5))
    app.session.startPressed("screenshots", at: .at(seconds: 0))
    app.finish("metadata", at: .at(seconds: 4))
    app.session.clockTicked(at: .at(seconds: 5))
    app.session.resetPressed("screenshots", at: .at(seconds: 6))
    app.session.noticeDismissed()
    #expect(app.state.notice == nil)
  }

  @Test func aLengthChosenMeanwhileStays() throws {
    let app = try SessionFixture()
    app.finish("keywords")
    app.session.lengthMoved("keywords", by: 1)
    app.session.undoPressed(at: .at())
    #expect(app.state.progress("keywords").countdown.length == .seconds(1_200))
  }

  @Test func twoCountdownsNeverRun() throws {
    let app = try SessionFixture()
    app.session.startPressed("screenshots", at: .at(seconds: 0))
    app.session.donePressed("screenshots", at: .at(seconds: 10))
    app.session.startPressed("metadata", at: .at(seconds: 11))
    app.session.undoPressed(at: .at(seconds: 12))
    #expect(app.state.runningStep?.id == "metadata")
    #expect(app.state.progress("screenshots").countdown.phase == .paused(remaining: .seconds(1_490)))
  }
}
