import Foundation
import ReleaseChecks
import Testing

@testable import ShipShapeCore

/// Details that are changed, new releases, and going from one to another.
@MainActor
struct SwitchingReleaseTests {
  /// An app with a release in a folder that is past, and the next one of it.
  private func withPast() throws -> (app: ReleaseApp, past: Release) {
    let app = try ReleaseApp(try SampleRelease.untidy())
    try app.fix("byte-order-mark")
    try app.accept("emoji")
    app.session.sealPressed(3, of: "metadata", at: app.now())
    app.finishAll()
    let past = app.state.release
    app.session.continuePressed(at: app.now())
    app.settle()
    return (app, past)
  }

  // MARK: Release Details

  @Test func detailsAreChangedLater() throws {
    let app = try ReleaseApp(try SampleRelease.untidy())
    let serial = app.state.check.serial
    app.session.detailsWanted()
    let details = try #require(app.state.details)
    #expect(details.purpose == .change && details.app == "Tidepool" && details.version == "2.3")
    #expect(details.kind == .update && details.isComplete == true && details.devices == [.iphone])
    #expect(details.mainLanguage == "en-US" && details.choice?.languages.count == 2)
    app.session.detailsEdited { ($0.version, $0.kind, $0.devices) = ("3.0", nil, []) }
    app.session.detailsConfirmed(at: app.now())
    #expect(app.state.release.version == "3.0")
    #expect(app.state.release.facts == Facts(isComplete: true, primaryLocale: "en-US"))
    #expect(app.state.page == .step("metadata"), "it is the same release")
    #expect(
      app.state.check.serial > serial && app.state.check.result != nil, "checked anew by what is known now")
    app.settle()
    #expect(app.state.check.result?.facts.kind == nil)
    #expect(try app.again().state.release == app.state.release)
  }

  @Test func withoutAFolderThereAreNoDetails() throws {
    let app = try ReleaseApp()
    app.session.detailsWanted()
    #expect(app.state.sheet == nil)
  }

  // MARK: New Release

  @Test func aNewReleaseIsTheNextOfTheSameApp() throws {
    let app = try ReleaseApp(try SampleRelease.untidy())
    app.finish("keywords")
    let first = app.state.release
    app.session.newReleaseWanted()
    let details = try #require(app.state.details)
    #expect(details.purpose == .begin && details.app == "Tidepool" && details.version == "2.4")
    #expect(details.location == first.location && details.kind == .update)
    app.session.detailsConfirmed(at: app.now())
    app.settle()
    #expect(app.state.release.number == 2 && app.state.release.version == "2.4" && app.state.doneCount == 0)
    #expect(app.state.release.location == first.location && app.state.check.phase == .ended)
    #expect(try app.database.releases().map(\.release.isPast) == [false, false])
    app.undo()
    #expect(app.state.release == first && app.state.doneCount == 1)
  }

  @Test func aNewReleaseNeedsNoFolder() throws {
    let app = try ReleaseApp()
    app.session.newReleaseWanted()
    #expect(app.state.details?.location == nil && app.state.details?.canConfirm == false)
    app.session.detailsEdited { $0.app = "Harbour" }
    app.session.detailsConfirmed(at: app.now())
    #expect(app.state.release.number == 2 && app.state.release.name == "Harbour")
    #expect(app.state.checkFace(of: "metadata") == nil)
  }

  @Test func whatTheAppHasIsAskedOnceForAllItsReleases() throws {
    let app = try ReleaseApp(try SampleRelease.untidy())
    try app.database.write([.traits(["accounts"], app.state.release.id)])
    let again = try app.again()
    again.settle()
    again.finishAll()
    again.session.continuePressed(at: again.now())
    #expect(again.state.memory.traits == ["accounts"])
    #expect(try again.again().state.memory.traits == ["accounts"], "and it is in the log")
    try again.openFolder(try SampleRelease.tidy(), named: "Harbour")
    #expect(again.state.memory.traits == nil, "another app has other things")
  }

  // MARK: Continue

  @Test func continueBeginsTheNextVersionInTheSameFolder() throws {
    let (app, past) = try withPast()
    let next = app.state.release
    #expect(next.number == 2 && next.version == "2.4" && next.name == past.name)
    #expect(next.location == past.location && next.facts.kind == .update)
    #expect(app.state.memory == ReleaseMemory() && app.state.doneCount == 0)
    #expect(app.state.check.phase == .ended, "the folder is checked for it")
    #expect(!app.state.check.isSlow)
    let all = try app.database.releases()
    #expect(all.map(\.release.number) == [2, 1] && all.map(\.release.isPast) == [false, true])
    #expect(try app.again().state.release == next)
  }

  @Test func continueTakenBackOpensTheReleaseAgain() throws {
    let (app, past) = try withPast()
    app.undo()
    #expect(app.state.release == past && app.state.release.ended == nil && app.state.sheet == .ready)
    #expect(app.state.memory.accepted.count == 1 && app.state.memory.checks.count == 4)
    let again = try app.again()
    #expect(again.state.release == past && again.state.memory == app.state.memory)
    #expect(try again.database.releases().count == 1)
    app.session.continuePressed(at: app.now())
    #expect(app.state.release.number == 2, "the number is free again")
  }

  // MARK: Switch Release

  @Test func theReleasesAreShownTheLastUsedFirst() throws {
    let (app, past) = try withPast()
    app.session.releasesWanted()
    #expect(app.state.sheet == .releases)
    let all = try #require(app.state.releases)
    #expect(all.map(\.id) == [app.state.release.id, past.id])
    #expect(all[1].stepsDone == 4 && all[1].leftToFix > 0 && all[1].lastDay == app.now().day)
    app.session.sheetClosed()
    #expect(app.state.sheet == nil && app.state.releases == nil)
  }

  @Test func betweenOpenReleasesEverythingIsAsItWasLeft() throws {
    let app = try ReleaseApp(try SampleRelease.untidy())
    app.finish("keywords")
    app.session.startPressed("metadata", at: app.now())
    let (first, left) = (app.state.release, app.state.progress("metadata").countdown)
    try app.openFolder(try SampleRelease.tidy(), named: "Harbour")
    app.session.sealPressed(2, of: "metadata", at: app.now())
    let second = app.state.release
    app.session.releaseChosen(first.id, at: app.now())
    app.settle()
    #expect(app.state.release == first && app.state.doneCount == 1 && app.state.page == .welcome)
    #expect(left.isRunning && !app.state.progress("metadata").countdown.isRunning, "held, not lost")
    #expect(app.state.progress("metadata").countdown.phase != .idle)
    #expect(app.state.progress("metadata").rating.value == 0)
    #expect(app.state.toFix > 0 && !app.state.canUndo)
    #expect(app.state.returnTo == nil)
    #expect(try app.again().state.release == first)
    app.session.releaseChosen(second.id, at: app.now())
    #expect(app.state.progress("metadata").rating.value == 2)
    // The next number follows on the highest, not on the one that is seen.
    app.session.releaseChosen(first.id, at: app.now())
    app.finishAll()
    app.session.continuePressed(at: app.now())
    #expect(app.state.release.number == 3)
  }

  @Test func aPastReleaseIsReadOnly() throws {
    let (app, past) = try withPast()
    let current = app.state.release
    app.session.releaseChosen(past.id, at: app.now())
    app.session.pageChosen(.step("metadata"))
    #expect(app.state.release.id == past.id && app.state.release.isPast && !app.state.canChange)
    #expect(app.state.doneCount == 4 && app.state.progress("metadata").rating.value == 3)
    #expect(app.watched == nil && app.state.check.phase == .none)
    let found = try app.findings()
    #expect(found.toFix == app.state.memory.checks["metadata"]?.toFix && found.count(.accepted) == 1)
    let before = app.state
    let session = app.session
    session.findingOpened(try #require(found.rows.first?.id))
    #expect(app.state.findingFace?.canAct == false && app.state.findingFace?.canFix == false)
    session.fixWanted()
    session.acceptWanted()
    session.fileOpenPressed()
    session.placeLeft()
    session.findingOpened(try #require(found.group(.accepted)?.rows.first?.id))
    #expect(app.state.findingFace?.canTakeBack == false)
    session.acceptanceTakenBack(at: app.now())
    session.placeLeft()
    session.donePressed("metadata", at: app.now())
    session.doneAnywayPressed(at: app.now())
    session.startPressed("metadata", at: app.now())
    session.resetPressed("metadata", at: app.now())
    session.sealPressed(5, of: "metadata", at: app.now())
    session.ratingCleared("metadata", at: app.now())
    session.lengthMoved("metadata", by: 1)
    session.detailsWanted()
    session.folderChanged()
    session.checkResumed()
    session.continuePressed(at: app.now())
    #expect(!app.state.canUndo)
    app.undo()
    #expect(app.state == before)
    #expect(app.opened.isEmpty && app.mends.isEmpty && app.checks.isEmpty)
    let face = app.state.face(of: try #require(Step.withID("metadata")))
    #expect(!face.isStartEnabled && !face.isRatingEnabled && !face.canShorten && !face.canLengthen)
    session.pastLeft(at: app.now())
    app.settle()
    #expect(app.state.release == current && app.state.returnTo == nil && app.state.check.phase == .ended)
  }

  @Test func fromOnePastReleaseToAnotherTheWayBackIsTheSame() throws {
    let (app, past) = try withPast()
    app.finishAll()
    let second = app.state.release
    app.session.continuePressed(at: app.now())
    let current = app.state.release
    app.session.releaseChosen(past.id, at: app.now())
    app.session.releaseChosen(second.id, at: app.now())
    #expect(app.state.release.number == 2 && app.state.returnTo?.id == current.id)
    #expect(try app.again().state.release.id == current.id, "the app opens with what is under way")
    app.session.pastLeft(at: app.now())
    #expect(app.state.release == current)
  }

  @Test func aReleaseBegunWhileAPastOneWasSeenIsTakenBackToIt() throws {
    let (app, past) = try withPast()
    let current = app.state.release
    app.session.releaseChosen(past.id, at: app.now())
    app.session.newReleaseWanted()
    app.session.detailsConfirmed(at: app.now())
    #expect(app.state.release.number == 3 && app.state.returnTo == nil && app.state.canChange)
    app.undo()
    #expect(app.state.release.id == past.id && app.state.release.isPast)
    #expect(app.state.returnTo?.id == current.id, "and the way back is there")
    #expect(try app.again().state.release.id == current.id)
    app.session.pastLeft(at: app.now())
    #expect(app.state.release == current)
  }

  @Test func numbersGoOnAfterALogThatCouldNotBeReadAtFirst() throws {
    let folder = try TemporaryFolder()
    let database = HistoryDatabase(path: folder.log.path)
    // The second is used again, with a third one there.
    let all = (1...3).map { Release(number: $0, begun: Moment.at().date) }
    try database.write(all.map { .begin($0) } + [.use(all[1].id)])
    let app = try ReleaseApp(folder: folder, isOpen: false)
    app.session.opened(HistoryOpening(error: .busy), at: app.now())
    app.finishAll()
    app.session.continuePressed(at: app.now())
    app.session.storageRetryDue(at: app.now())
    #expect(app.state.release.number == 4 && !app.state.log.hasUnsavedWork)
    app.finishAll()
    app.session.continuePressed(at: app.now())
    #expect(app.state.release.number == 5 && !app.state.log.hasUnsavedWork)
    #expect(try database.releases().map(\.release.number) == [5, 4, 2, 3, 1])
  }
}
