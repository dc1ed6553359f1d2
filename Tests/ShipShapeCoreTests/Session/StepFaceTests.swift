import Foundation
import Testing

@testable import ShipShapeCore

/// What a step's page shows, by what happened.
@MainActor
struct StepFaceTests {
  func face(_ app: SessionFixture, _ id: Step.ID = "screenshots") throws -> StepFace {
    app.state.face(of: try #require(Step.withID(id)))
  }

  @Test func theButtonsFollowTheCountdown() throws {
    let app = try SessionFixture(fixedLength: .seconds(90))
    func buttons() throws -> [String] {
      let face = try face(app)
      return [
        "\(face.start)", "\(face.isResetEnabled)", "\(face.done)",
        "\(face.suggestion.map { "\($0)" } ?? "none")",
      ]
    }
    #expect(try buttons() == ["start", "false", "done", "start"])
    app.session.startPressed("screenshots", at: .at(seconds: 0))
    #expect(try buttons() == ["pause", "true", "done", "done"])
    app.session.pausePressed("screenshots", at: .at(seconds: 10))
    #expect(try buttons() == ["resume", "true", "done", "done"])
    app.session.startPressed("screenshots", at: .at(seconds: 20))
    app.session.clockTicked(at: .at(seconds: 200))
    #expect(try buttons() == ["start", "true", "done", "done"])
    app.session.resetPressed("screenshots", at: .at(seconds: 201))
    #expect(try buttons() == ["start", "false", "done", "start"])
  }

  @Test func theCaptionSaysWhereTheStepStands() throws {
    let app = try SessionFixture(fixedLength: .seconds(90))
    #expect(try face(app).caption == .length(.seconds(90)))
    app.session.startPressed("screenshots", at: .at(seconds: 0))
    #expect(try face(app).caption == .of(.seconds(90)))
    app.session.clockTicked(at: .at(seconds: 90))
    #expect(try face(app).caption == .timeUp)
    app.finish("screenshots", at: .at(seconds: 100))
    let line = try #require(app.state.progress("screenshots").finished)
    #expect(try face(app).caption == .finished(line, isToday: true))
    app.session.dayTurned(at: .at("2026-06-18"))
    #expect(try face(app).caption == .finished(line, isToday: false))
  }

  @Test func aDoneStepLooksDone() throws {
    let app = try SessionFixture(fixedLength: .seconds(90))
    app.finish("screenshots")
    let done = try face(app)
    #expect(done.isFinished)
    #expect(done.suggestion == nil)
    #expect(!done.isDoneEnabled)
    app.session.startPressed("screenshots", at: .at(seconds: 0))
    app.session.clockTicked(at: .at(seconds: 90))
    #expect(try face(app).caption == .timeUpAfterDone)
    #expect(app.state.notice?.notice == .finished("screenshots", stepsLeft: 3))
    app.session.noticeDismissed()
    #expect(app.state.notice?.notice == .timeUp("screenshots", isDone: true))
  }

  @Test func whenEveryStepIsDoneItsPlaceLeadsToReady() throws {
    let app = try SessionFixture()
    app.finish("screenshots", "metadata", "keywords", "final-qa")
    let face = try face(app, "keywords")
    #expect(face.done == .ready)
    #expect(face.isDoneEnabled)
    #expect(face.suggestion == .done)
  }

  @Test func beforeTheLogIsOpenNothingCanBePressed() throws {
    let folder = try TemporaryFolder()
    let session = Session(database: HistoryDatabase(path: folder.log.path), at: .at())
    let face = session.state.face(of: Step.steps[0])
    #expect(!face.isStartEnabled && !face.isDoneEnabled && !face.isResetEnabled && !face.isRatingEnabled)
  }
}
