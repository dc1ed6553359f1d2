import Foundation
import Testing

@testable import ShipShapeCore

/// The countdown on a page, over pages, quits and kills.
@MainActor
struct SessionCountdownTests {
  func seconds(_ app: SessionFixture, _ id: Step.ID, at moment: Moment) -> Int {
    app.state.progress(id).countdown.shownSeconds(at: moment.instant)
  }

  @Test func startPauseResumeReset() throws {
    let app = try SessionFixture()
    app.session.startPressed("screenshots", at: .at(seconds: 0))
    #expect(seconds(app, "screenshots", at: .at(seconds: 10)) == 1_490)
    app.session.pausePressed("screenshots", at: .at(seconds: 10))
    #expect(seconds(app, "screenshots", at: .at(seconds: 99)) == 1_490)
    app.session.startPressed("screenshots", at: .at(seconds: 100))
    #expect(seconds(app, "screenshots", at: .at(seconds: 110)) == 1_480)
    app.session.resetPressed("screenshots", at: .at(seconds: 111))
    #expect(app.state.progress("screenshots").countdown.phase == .idle)
  }

  @Test func startingAnotherHoldsTheFirstAndSaysSo() throws {
    let app = try SessionFixture()
    app.session.startPressed("screenshots", at: .at(seconds: 0))
    app.session.startPressed("metadata", at: .at(seconds: 60))
    #expect(app.state.runningStep?.id == "metadata")
    #expect(seconds(app, "screenshots", at: .at(seconds: 300)) == 1_440)
    #expect(app.state.notice?.notice == .paused("screenshots"))
  }

  @Test func leavingThePageStopsNothing() throws {
    let app = try SessionFixture(page: .step("screenshots"))
    app.session.startPressed("screenshots", at: .at(seconds: 0))
    app.session.pageChosen(.welcome)
    app.session.pageChosen(.step("screenshots"))
    #expect(seconds(app, "screenshots", at: .at(seconds: 30)) == 1_470)
  }

  @Test func theEndIsToldOnceOnWhateverPage() throws {
    let app = try SessionFixture(page: .step("screenshots"), fixedLength: .seconds(5))
    app.session.startPressed("screenshots", at: .at(seconds: 0))
    app.session.pageChosen(.welcome)
    app.session.clockTicked(at: .at(seconds: 4))
    #expect(app.timesUp.isEmpty)
    app.session.clockTicked(at: .at(seconds: 5))
    app.session.clockTicked(at: .at(seconds: 6))
    #expect(app.timesUp == ["screenshots"])
    #expect(app.state.notice?.notice == .timeUp("screenshots", isDone: false))
    #expect(app.state.page == .welcome)
  }

  @Test func afterAKillItComesBackPausedWithAtMostAMinuteLost() throws {
    let app = try SessionFixture()
    app.session.startPressed("screenshots", at: .at(seconds: 0))
    for second in stride(from: 1.0, through: 130, by: 1) {
      app.session.clockTicked(at: .at(seconds: second))
      let kept = HistoryOpening.read(app.folder.log.path, at: .at()).records.compactMap(\.remaining).first
      #expect(kept == 1_500 - (second / 60).rounded(.down) * 60, "at second \(second)")
    }
    let again = try app.again()
    #expect(
      again.state.progress("screenshots").countdown.phase == .paused(remaining: .seconds(1_500 - 120)))
  }

  @Test func afterAQuitItComesBackPausedWithWhatWasLeft() throws {
    let app = try SessionFixture()
    app.session.startPressed("screenshots", at: .at(seconds: 0))
    #expect(app.session.quitting(at: .at(seconds: 42)))
    let again = try app.again()
    #expect(again.state.progress("screenshots").countdown.phase == .paused(remaining: .seconds(1_458)))
  }

  @Test func doneMakesTheCountdownIdleAgain() throws {
    let app = try SessionFixture()
    app.session.startPressed("screenshots", at: .at(seconds: 0))
    app.session.donePressed("screenshots", at: .at(seconds: 42))
    #expect(app.state.progress("screenshots").countdown.phase == .idle)
    #expect(try app.again().state.progress("screenshots").countdown.phase == .idle)
  }

  @Test func shorterAndLongerMoveFiveMinutesWithinTheirRangeAndAreKept() throws {
    let app = try SessionFixture()
    app.session.lengthMoved("keywords", by: 1)
    #expect(app.saved.last?.minutes == ["keywords": 20])
    #expect(app.state.progress("keywords").countdown.length == .seconds(1_200))
    for _ in 0..<40 { app.session.lengthMoved("keywords", by: -1) }
    #expect(app.saved.last?.minutes == ["keywords": 5])
    #expect(!app.state.canMoveLength("keywords", by: -1))
    for _ in 0..<40 { app.session.lengthMoved("keywords", by: 1) }
    #expect(app.saved.last?.minutes == ["keywords": 120])
    #expect(!app.state.canMoveLength("keywords", by: 1))
  }

  @Test func aFixedLengthWins() throws {
    var settings = Settings()
    settings.minutes = ["keywords": 60]
    let app = try SessionFixture(settings: settings, fixedLength: .seconds(3))
    #expect(Step.steps.allSatisfy { app.state.progress($0.id).countdown.length == .seconds(3) })
    #expect(!app.state.canMoveLength("keywords", by: 1))
  }
}
