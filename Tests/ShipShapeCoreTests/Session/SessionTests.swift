import Foundation
import Testing

@testable import ShipShapeCore

/// Done, going on, Ready and the release after it.
@MainActor
struct SessionTests {
  @Test func aFirstStartIsWelcomeInReleaseOne() throws {
    let app = try SessionFixture()
    #expect(app.state.page == .welcome)
    #expect(app.state.release.number == 1)
    #expect(app.state.doneCount == 0)
    app.session.getStartedPressed()
    #expect(app.state.page == .step("screenshots"))
  }

  @Test func doneWritesOneLineOnTodayBeforeThePageMovesOn() throws {
    let app = try SessionFixture(page: .step("screenshots"))
    var storedWhenThePageMoved: [FinishedStep] = []
    app.session.onChange = { old, new in
      if old.page != new.page { storedWhenThePageMoved = (try? app.stored) ?? [] }
    }
    app.finish("screenshots", at: .at("2026-06-17", hour: 23.5))
    #expect(storedWhenThePageMoved.map(\.stepID) == ["screenshots"])
    #expect(storedWhenThePageMoved.map(\.day.stored) == ["2026-06-17"])
    #expect(storedWhenThePageMoved.map(\.releaseID) == [app.state.release.id])
    #expect(app.state.page == .step("metadata"))
  }

  @Test func aDoubleClickOnDoneIsOneLine() throws {
    let app = try SessionFixture()
    app.finish("screenshots", "screenshots")
    #expect(try app.stored.count == 1)
  }

  @Test func doneGoesToTheNextOpenStepAndWrapsAround() throws {
    let app = try SessionFixture(page: .step("keywords"))
    app.finish("metadata", "keywords")
    #expect(app.state.page == .step("final-qa"))
    app.finish("final-qa")
    #expect(app.state.page == .step("screenshots"))
    #expect(app.state.sheet == nil)
    #expect(app.state.notice?.notice == .finished("final-qa", stepsLeft: 1))
  }

  @Test func readyComesWithTheLastStepInWhateverOrder() throws {
    let app = try SessionFixture()
    app.finish("final-qa", "keywords", "metadata")
    #expect(app.state.sheet == nil)
    app.finish("screenshots")
    #expect(app.state.sheet == .ready)
  }

  @Test func escapeLeavesReadyAndDoneOpensItAgain() throws {
    let app = try SessionFixture()
    app.finish("screenshots", "metadata", "keywords", "final-qa")
    app.session.readyClosed()
    #expect(app.state.sheet == nil)
    #expect(app.state.release.number == 1)
    app.session.donePressed("final-qa", at: .at())
    #expect(app.state.sheet == .ready)
    #expect(try app.stored.count == 4)
  }

  @Test func continueBeginsAFreshReleaseAndTheLogStays() throws {
    let app = try SessionFixture()
    app.session.sealPressed(4, of: "metadata", at: .at())
    app.finish("screenshots", "metadata", "keywords", "final-qa")
    app.session.continuePressed(at: .at(hour: 10))
    #expect(app.state.sheet == nil)
    #expect(app.state.page == .welcome)
    #expect(app.state.release.number == 2)
    #expect(app.state.doneCount == 0)
    #expect(app.state.progress("metadata").rating.value == 0)
    #expect(try app.stored.count == 4)
    let again = try app.again()
    #expect(again.state.release == app.state.release)
    #expect(again.state.sheet == nil)
  }

  @Test func readyIsShownAtAStartAfterAKill() throws {
    let app = try SessionFixture()
    app.finish("screenshots", "metadata", "keywords", "final-qa")
    let again = try app.again()
    #expect(again.state.sheet == .ready)
  }

  @Test func everythingIsFoundAgain() throws {
    let app = try SessionFixture()
    app.session.sealPressed(3, of: "keywords", at: .at())
    app.finish("screenshots", "metadata")
    let again = try app.again()
    #expect(again.state.release == app.state.release)
    #expect(again.state.doneCount == 2)
    #expect(again.state.progress("keywords").rating.value == 3)
    #expect(again.state.firstOpenStep?.id == "keywords")
  }

  @Test func behindASheetNothingCanBeDone() throws {
    let app = try SessionFixture(page: .step("screenshots"))
    app.session.historyPressed()
    app.finish("screenshots")
    app.session.pageChosen(.welcome)
    #expect(try app.stored.isEmpty)
    #expect(app.state.page == .step("screenshots"))
    app.session.historyClosed()
    #expect(app.state.sheet == nil)
  }

  @Test func ratingsAreIndependentAndKept() throws {
    let app = try SessionFixture()
    app.session.sealPressed(5, of: "screenshots", at: .at())
    app.session.sealPressed(2, of: "metadata", at: .at())
    app.session.sealPressed(2, of: "metadata", at: .at())
    app.session.sealPressed(1, of: "keywords", at: .at())
    app.session.ratingCleared("keywords", at: .at())
    let again = try app.again()
    #expect(Step.steps.map { again.state.progress($0.id).rating.value } == [5, 0, 0, 0])
  }

  @Test func beforeTheLogIsOpenNothingIsPromised() throws {
    let folder = try TemporaryFolder()
    withExtendedLifetime(folder) {
      let session = Session(database: HistoryDatabase(path: folder.log.path), at: .at())
      session.donePressed("screenshots", at: .at())
      session.startPressed("screenshots", at: .at())
      #expect(session.state.doneCount == 0)
      #expect(session.state.runningStep == nil)
    }
  }

  @Test func historyGroupsTheLogAndFollowsIt() throws {
    let app = try SessionFixture()
    app.finish("screenshots", at: .at("2026-06-16"))
    app.finish("metadata", at: .at("2026-06-17"))
    app.session.historyPressed()
    #expect(app.state.history?.store.shipDays.map(\.id.stored) == ["2026-06-17", "2026-06-16"])
    app.session.historyClosed()
    app.session.undoPressed(at: .at("2026-06-17"))
    app.session.historyPressed()
    #expect(app.state.history?.store.shipDays.map(\.id.stored) == ["2026-06-16"])
  }

  @Test func midnightIsANewDay() throws {
    let app = try SessionFixture()
    var changes = 0
    app.session.onChange = { _, _ in changes += 1 }
    app.session.dayTurned(at: .at("2026-06-17", hour: 23.9))
    #expect(changes == 0)
    app.session.dayTurned(at: .at("2026-06-18", hour: 0.1))
    #expect(changes == 1)
    #expect(app.state.today.stored == "2026-06-18")
  }

  @Test func soundIsASetting() throws {
    let app = try SessionFixture()
    app.session.soundToggled()
    #expect(!app.state.settings.sound)
    #expect(app.saved.last?.sound == false)
  }
}
