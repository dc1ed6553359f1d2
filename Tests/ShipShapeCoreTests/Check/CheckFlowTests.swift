import Foundation
import ReleaseChecks
import Synchronization
import Testing

@testable import ShipShapeCore

/// When the folder is checked, what becomes of the results, and what the page says of it.
@MainActor
struct CheckFlowTests {
  private let sample: SampleRelease
  private let app: ReleaseApp

  /// An app with an untidy release, whose first check has not begun.
  init() throws {
    sample = try .untidy()
    app = try ReleaseApp()
    app.session.folderOpened(sample.project, at: app.now())
    app.settle()
    app.session.detailsConfirmed(at: app.now())
    app.session.pageChosen(.step("screenshots"))
  }

  private var line: CheckFace.Line? { app.state.checkFace(of: "screenshots")?.line }
  private var phase: CheckStanding.Phase { app.state.check.phase }

  /// A check that is whole, and how it was before the pixels.
  private func run(_ request: CheckRequest) throws -> (first: CheckedRelease?, whole: CheckedRelease) {
    var first: CheckedRelease?
    let whole = try request.run(first: { first = $0 })
    return (first, whole)
  }

  @Test func aFolderIsWatchedBeforeItsCheckBegins() throws {
    let app = try ReleaseApp()
    var calls: [String] = []
    app.session.effects.watch = { location, _ in if location != nil { calls.append("watch") } }
    app.session.effects.check = { _ in calls.append("check") }
    app.session.folderOpened(sample.project, at: app.now())
    app.settle()
    app.session.detailsConfirmed(at: app.now())
    #expect(calls == ["watch", "check"])
  }

  @Test func aCheckKnowsWhatItNeeds() throws {
    let request = try app.takeCheck()
    #expect(request.serial == app.state.check.serial)
    #expect(request.location == sample.location && request.facts == app.state.release.facts)
    #expect(request.year == 2026 && request.accepted.isEmpty && request.previous == nil)
    #expect(phase == .reading && app.state.check.isRunning)
    app.answer(request)
    #expect(phase == .ended && !app.state.check.isRunning)
    app.session.folderChanged()
    #expect(try app.takeCheck().previous != nil, "what has not changed is not read again")
  }

  @Test func whatIsKnownFirstIsShownAndIsNotTheWhole() throws {
    let request = try app.takeCheck()
    let (first, whole) = try run(request)
    let early = try #require(first)
    #expect(!early.isWhole && whole.isWhole)
    #expect(app.state.findings(of: "metadata") == nil && line == .nothing)
    app.session.checkFoundFirst(request.serial, early, at: app.now())
    #expect(app.state.check.result == early && app.state.check.isRunning)
    #expect(app.state.toFix(in: "metadata") > 0)
    app.session.checkProgressed(request.serial, done: 1, of: 1)
    app.session.checkEnded(request.serial, .success(whole), at: app.now())
    #expect(app.state.check.result == whole && phase == .ended)
  }

  @Test func nothingIsClearBeforeAWholeCheck() throws {
    let tidy = try SampleRelease.tidy()
    try tidy.put(SampleRelease.png(1320, 2868, isTransparent: true), at: "screenshots/en-US/1.png")
    let (first, _) = try run(CheckRequest(location: tidy.location, year: 2026))
    let early = try #require(first)
    #expect(early.findings(of: "keywords").isClear)
    let serial = app.state.check.serial
    #expect(app.state.checkFace(of: "keywords")?.isClear == false, "nothing is known yet")
    app.session.checkFoundFirst(serial, early, at: app.now())
    #expect(app.state.checkFace(of: "keywords")?.isClear == false)
    app.session.checkStopped()
    app.session.checkEnded(serial, .success(early), at: app.now())
    #expect(app.state.checkFace(of: "keywords")?.isClear == false, "stopped is not whole")
    try tidy.remove("screenshots")
    let (_, whole) = try run(CheckRequest(location: tidy.location, year: 2026))
    app.session.checkResumed()
    app.session.checkEnded(app.state.check.serial, .success(whole), at: app.now())
    #expect(app.state.checkFace(of: "keywords")?.isClear == true)
  }

  @Test func whatIsWorthALookIsNotClearAndWhatIsGoodToKnowIs() throws {
    app.settle()
    let found = try app.findings("keywords")
    #expect(found.toFix == 0 && found.count(.worthALook) > 0 && found.count(.goodToKnow) > 0)
    #expect(app.state.checkFace(of: "keywords")?.isClear == false)
    try sample.put("boat,sail,tide", at: "metadata/en-US/keywords.txt")
    try sample.put("boot,segel", at: "metadata/de-DE/keywords.txt")
    app.session.folderChanged()
    app.settle()
    #expect(try app.findings("keywords").count(.goodToKnow) > 0)
    #expect(app.state.checkFace(of: "keywords")?.isClear == true)
  }

  @Test func resultsOfAnEarlierCheckAreThrownAway() throws {
    let old = try app.takeCheck()
    let (first, whole) = try run(old)
    app.session.folderChanged()
    let new = try app.takeCheck()
    #expect(new.serial > old.serial)
    app.session.checkFoundFirst(old.serial, try #require(first), at: app.now())
    app.session.checkProgressed(old.serial, done: 3, of: 4)
    app.session.checkIsSlow(old.serial)
    app.session.checkEnded(old.serial, .success(whole), at: app.now())
    app.session.checkEnded(old.serial, .failure(.noRelease), at: app.now())
    #expect(app.state.check.result == nil && phase == .reading && !app.state.check.isSlow)
    app.answer(new)
    #expect(phase == .ended)
    let result = app.state.check.result
    app.session.checkProgressed(new.serial, done: 1, of: 4)
    app.session.checkIsSlow(new.serial)
    app.session.checkFoundFirst(new.serial, whole, at: app.now())
    #expect(phase == .ended && app.state.check.result == result, "nothing comes after the end")
  }

  @Test func aResultForTheReleaseBeforeIsThrownAway() throws {
    let old = try app.takeCheck()
    let (_, whole) = try run(old)
    try app.openFolder(try SampleRelease.tidy(), named: "Harbour")
    let result = app.state.check.result
    app.session.checkEnded(old.serial, .success(whole), at: app.now())
    #expect(app.state.check.result == result && result != nil)
  }

  @Test func progressIsShownOnlyWhenItTakesLong() throws {
    let request = try app.takeCheck()
    #expect(line == .nothing)
    app.session.checkProgressed(request.serial, done: 1, of: 9)
    #expect(phase == .looking(done: 1, of: 9) && line == .nothing)
    app.session.checkIsSlow(request.serial)
    #expect(line == .looking(done: 1, of: 9))
    app.session.folderChanged()
    #expect(line == .reading, "and the next one, which goes on")
    app.settle()
    let moment = try #require(app.state.check.checkedAt)
    #expect(line == .checked(languages: 2, pictures: 2, at: moment, isLookedAtOften: false))
    #expect(!app.state.check.isSlow)
    app.session.folderChanged()
    #expect(line == .checked(languages: 2, pictures: 2, at: moment, isLookedAtOften: false))
    app.session.watchingLimited(true)
    #expect(line == .checked(languages: 2, pictures: 2, at: moment, isLookedAtOften: true))
  }

  @Test func stopKeepsWhatWasLookedAtAndGoOnGoesOn() throws {
    let request = try app.takeCheck()
    let (first, whole) = try run(request)
    app.session.checkFoundFirst(request.serial, try #require(first), at: app.now())
    app.session.checkProgressed(request.serial, done: 46, of: 81)
    app.session.checkStopped()
    #expect(app.stops == 1 && phase == .stopped(done: 46, of: 81) && line == .stopped(done: 46, of: 81))
    app.session.checkProgressed(request.serial, done: 47, of: 81)
    app.session.checkEnded(request.serial, .success(try #require(first)), at: app.now())
    #expect(line == .stopped(done: 46, of: 81), "what it had comes, and it keeps its words")
    app.session.checkStopped()
    #expect(app.stops == 1)
    #expect(app.state.check.hasFolder)
    app.session.checkResumed()
    let next = try app.takeCheck()
    #expect(phase == .reading && next.previous != nil)
    app.session.checkEnded(next.serial, .success(whole), at: app.now())
    app.session.checkResumed()
    #expect(phase == .ended && app.checks.isEmpty)
  }

  @Test func aStoppedCheckIsReallyStopped() throws {
    let request = try app.takeCheck()
    let seen = Mutex(0)
    let stopped = try request.run(
      isCancelled: { true }, progress: { done, _ in seen.withLock { $0 = max($0, done) } })
    #expect(!stopped.isWhole && stopped.findings(of: "metadata").toFix > 0)
    #expect(seen.withLock { $0 } == 0)
    let whole = try request.run(progress: { done, total in seen.withLock { $0 = max($0, done * 10 + total) } }
    )
    #expect(whole.isWhole && seen.withLock { $0 } == 11, "one picture that may be transparent")
  }

  @Test func aFolderThatVanishesIsToldAndComesBackByItself() throws {
    app.settle()
    app.session.pageChosen(.step("metadata"))
    app.session.findingOpened(try app.row("emoji").id)
    let known = app.state.check.result
    let moment = app.state.check.checkedAt
    let aside = sample.project + "-gone"
    try FileManager.default.moveItem(atPath: sample.project, toPath: aside)
    app.session.folderChanged()
    app.settle()
    guard case .failed(.gone) = phase else {
      Issue.record("\(phase)")
      return
    }
    #expect(line == .missing(folder: sample.root, since: moment))
    #expect(app.state.check.result == known && app.state.toFix > 0, "what was known stays readable")
    #expect(app.openFinding != nil && app.state.findingFace?.canAct == false)
    app.session.acceptWanted()
    #expect(app.openFinding?.form == OpenFinding.Form.none)
    app.session.placeLeft()
    app.session.donePressed("metadata", at: app.now())
    #expect(app.state.question?.step == "metadata", "Done asks as ever")
    #expect(app.watched == sample.location, "it is waited for")
    try FileManager.default.moveItem(atPath: aside, toPath: sample.project)
    app.session.folderChanged()
    app.settle()
    #expect(phase == .ended && app.state.check.hasFolder)
    app.session.findingOpened(try app.row("emoji").id)
    #expect(app.state.findingFace?.canAct == true)
  }

  @Test func aFolderWithoutItsReleaseSaysSo() throws {
    app.settle()
    let known = app.state.check.result
    try FileManager.default.removeItem(atPath: sample.root)
    app.session.folderChanged()
    app.settle()
    #expect(phase == .failed(.noRelease) && line == .empty(folder: sample.project))
    #expect(app.state.check.result == known)
    try sample.put("Tidepool", at: "metadata/en-US/name.txt")
    app.session.folderChanged()
    app.settle()
    #expect(phase == .ended && app.state.check.result?.languages == 1)
  }

  @Test func rulesThatCannotBeUsedAreSaid() {
    app.session.checkEnded(app.state.check.serial, .failure(.rules("not now")), at: app.now())
    #expect(line == .failed("not now"))
    #expect(app.state.checkFace(of: "screenshots")?.hasDoor == false)
  }

  @Test func anotherReleaseBesideItChangesNothing() throws {
    app.settle()
    try sample.put("Anderes", at: "/mac/fastlane/metadata/de-DE/name.txt")
    app.session.folderChanged()
    app.settle()
    #expect(phase == .ended && app.state.check.result?.languages == 2)
  }

  @Test func aBrokenProjectFileIsOnEveryPage() throws {
    try sample.put("{", at: "/.shipshape.json")
    app.settle()
    for step in Step.steps {
      #expect(app.state.checkFace(of: step.id)?.projectFault?.contains(".shipshape.json") == true)
    }
    try sample.put("{}", at: "/.shipshape.json")
    app.session.folderChanged()
    app.settle()
    #expect(app.state.checkFace(of: "metadata")?.projectFault == nil)
  }

  @Test func withoutAFolderNothingIsChecked() throws {
    let bare = try ReleaseApp()
    bare.session.folderChanged()
    bare.session.checkResumed()
    bare.session.mended(.undoneForTeam, at: bare.now())
    #expect(bare.checks.isEmpty && bare.state.check.phase == .none && !bare.state.check.hasFolder)
    #expect(bare.state.checkFace(of: "metadata") == nil)
  }

  @Test func aPastReleaseShowsWhatTheLogRemembersOfEachStep() throws {
    app.settle()
    app.finish("metadata")
    // A language goes before the next step is done.
    try sample.remove("metadata/de-DE")
    app.session.folderChanged()
    app.settle()
    app.finish("screenshots", "keywords", "final-qa")
    let past = app.state.release.id
    app.session.continuePressed(at: app.now())
    app.session.releaseChosen(past, at: app.now())
    for (step, languages) in [("metadata", 2), ("keywords", 1)] {
      let record = try #require(app.state.memory.checks[step])
      #expect(
        app.state.checkFace(of: step)?.line == .recorded(languages: languages, pictures: 2, record))
    }
    #expect(app.state.checkFace(of: "metadata")?.hasDoor == false)
    #expect(app.state.toFix(in: "metadata") > 0)
  }

  @Test func theDoorIsThereOnceSomethingIsKnown() throws {
    #expect(app.state.checkFace(of: "metadata")?.hasDoor == false)
    app.session.doorOpened()
    #expect(app.state.place == .list)
    app.settle()
    #expect(app.state.checkFace(of: "metadata")?.hasDoor == true)
    app.session.doorOpened()
    #expect(app.state.place == .room)
    app.session.placeLeft()
    #expect(app.state.place == .list)
    app.session.doorOpened()
    app.session.pageMoved(by: 1)
    #expect(app.state.place == .list, "a page begins with its list")
  }
}
