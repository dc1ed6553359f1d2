import Foundation
import ReleaseChecks
import Testing

@testable import ShipShapeCore

/// From a folder that is opened to a release that has it.
@MainActor
struct OpeningFolderTests {
  private func open(_ sample: SampleRelease, in app: ReleaseApp) {
    app.session.folderOpened(sample.project, at: app.now())
    app.settle()
  }

  @Test func aFolderIsAskedAboutOnceWithGuesses() throws {
    let app = try ReleaseApp()
    let sample = try SampleRelease.untidy()
    app.session.folderOpened(sample.project, at: app.now())
    #expect(app.surveys == [sample.project])
    #expect(app.state.sheet == nil, "not before it is looked at")
    app.settle()
    #expect(app.state.sheet == .details)
    let details = try #require(app.state.details)
    #expect(details.purpose == .open)
    #expect(details.app == "Tidepool")
    #expect(details.version == "")
    #expect(details.kind == .update, "What's New is there")
    #expect(details.isComplete == true)
    #expect(details.devices == [.iphone])
    #expect(details.mainLanguage == "en-US")
    let choice = try #require(details.choice)
    #expect(choice.part == nil && choice.root == sample.root)
    #expect(choice.languages.map(\.name) == ["English (U.S.)", "German"])
    #expect(choice.pictures == 2)
    #expect(choice.guess.appLanguage == "English (U.S.)" && choice.guess.whatsNewCount == 1)
    #expect(details.canConfirm)
    #expect(app.state.release.location == nil, "nothing is taken before it is confirmed")
  }

  @Test func withoutGroundNothingIsGuessed() throws {
    let app = try ReleaseApp()
    let sample = try SampleRelease(["metadata/it/keywords.txt": "mare", "metadata/fr-FR/keywords.txt": "mer"])
    open(sample, in: app)
    let details = try #require(app.state.details)
    #expect(details.app == "" && details.version == "" && details.kind == nil && details.isComplete == nil)
    #expect(details.devices == [] && details.mainLanguage == nil)
    #expect(!details.canConfirm)
    app.session.detailsConfirmed(at: app.now())
    #expect(app.state.sheet == .details, "an app without a name is none")
    app.session.detailsEdited { $0.app = " \t" }
    #expect(app.state.details?.canConfirm == false)
    app.session.detailsEdited { $0.app = "Mare" }
    app.session.detailsConfirmed(at: app.now())
    #expect(app.state.release.name == "Mare" && app.state.release.version == nil)
    #expect(app.state.release.facts == Facts())
  }

  @Test func theProjectsOwnFileFillsTheSheet() throws {
    let app = try ReleaseApp()
    let sample = try SampleRelease.untidy()
    try sample.put(
      #"{"kind": "first", "complete": false, "primary": "de-DE", "devices": ["mac"]}"#, at: "/.shipshape.json"
    )
    open(sample, in: app)
    let details = try #require(app.state.details)
    #expect(details.kind == .first && details.isComplete == false && details.devices == [.mac])
    #expect(details.mainLanguage == "de-DE")
    #expect(details.app == "Tidepool")
    #expect(details.choice?.guess.appLanguage == "German")
    #expect(details.choice?.guess.ofProject.kind == .first)
  }

  @Test func aReleaseWithoutAFolderTakesItAndKeepsItsSteps() throws {
    let app = try ReleaseApp()
    app.finish("keywords")
    app.session.sealPressed(4, of: "metadata", at: app.now())
    let id = app.state.release.id
    let sample = try SampleRelease.untidy()
    try app.openFolder(sample)
    #expect(app.state.release.id == id && app.state.release.number == 1)
    #expect(app.state.release.location == sample.location)
    #expect(app.state.release.label == ReleaseLabel(number: 1, name: "Tidepool", version: "2.3"))
    #expect(app.state.progress("keywords").isDone && app.state.progress("metadata").rating.value == 4)
    #expect(app.state.check.phase == .ended)
    #expect(app.watched == sample.location)
    #expect(try app.database.releases().count == 1)
  }

  @Test func besideAReleaseWithAFolderAnotherBegins() throws {
    let app = try ReleaseApp(try SampleRelease.untidy())
    app.finish("keywords")
    app.session.startPressed("metadata", at: app.now())
    let first = app.state.release
    let sample = try SampleRelease.tidy()
    try app.openFolder(sample, named: "Harbour", version: "1.0")
    #expect(app.state.release.number == 2 && app.state.release.location == sample.location)
    #expect(app.state.doneCount == 0 && app.state.page == .welcome && app.state.runningStep == nil)
    #expect(app.state.notice?.notice == .began(app.state.release))
    let all = try app.database.releases().map(\.release)
    #expect(all.map(\.id) == [app.state.release.id, first.id])
    #expect(all.allSatisfy { !$0.isPast }, "the other stays open")
    app.undo()
    #expect(app.state.release == first && app.state.doneCount == 1)
    #expect(try app.database.releases().map(\.id) == [first.id])
    #expect(try app.again().state.release == first)
  }

  @Test func aKnownFolderIsOpenedWithoutAQuestion() throws {
    let (one, two) = (try SampleRelease.untidy(), try SampleRelease.tidy())
    let app = try ReleaseApp(one)
    app.finish("keywords")
    let first = app.state.release
    try app.openFolder(two, named: "Harbour")
    open(one, in: app)
    #expect(app.state.sheet == nil && app.state.release == first && app.state.doneCount == 1)
    #expect(try app.again().state.release == first, "and it is what the app opens with")
    app.session.pageChosen(.step("keywords"))
    open(one, in: app)
    #expect(app.state.sheet == nil && app.state.release == first)
    #expect(app.state.page == .step("keywords"), "the same again changes nothing")
  }

  @Test func aLinkLeadsToTheKnownFolder() throws {
    let sample = try SampleRelease.untidy()
    let app = try ReleaseApp(sample)
    let link = app.folder.url.appending(path: "link").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: sample.project)
    for path in [link, sample.root, sample.project + "/", sample.root + "/metadata"] {
      app.session.folderOpened(path, at: app.now())
      app.settle()
      #expect(app.state.sheet == nil, "\(path)")
    }
    #expect(try app.database.releases().count == 1)
  }

  @Test func aFolderOfAPastReleaseIsAskedAboutWithTheNextVersion() throws {
    let (folder, sample) = (try TemporaryFolder(), try SampleRelease.untidy())
    var past = Release(number: 1, name: "Tidepool", begun: Moment.at().date)
    (past.version, past.location, past.ended) = ("2.3", sample.location, Moment.at().date)
    let other = Release(number: 2, name: "Harbour", begun: Moment.at().date)
    try HistoryDatabase(path: folder.log.path).write([.begin(past), .begin(other)])
    let app = try ReleaseApp(folder: folder)
    open(sample, in: app)
    let details = try #require(app.state.details)
    #expect(details.lastVersion == "2.3" && details.version == "2.4" && details.kind == .update)
  }

  @Test func ofSeveralFoldersOneIsChosen() throws {
    let app = try ReleaseApp()
    let sample = try SampleRelease(
      [
        "metadata/en-US/name.txt": "Phone", "metadata/en-US/release_notes.txt": "New",
      ], root: "ios/fastlane")
    try sample.put("Schreibtisch: Mac", at: "/mac/fastlane/metadata/de-DE/name.txt")
    open(sample, in: app)
    let details = try #require(app.state.details)
    #expect(details.choices.count == 2)
    let mac = try #require(details.choices.firstIndex { $0.root.hasPrefix(sample.project + "/mac") })
    app.session.detailsEdited { $0.select(1 - mac) }
    #expect(app.state.details?.app == "Phone" && app.state.details?.kind == .update)
    app.session.detailsEdited { $0.select(mac) }
    #expect(app.state.details?.app == "Schreibtisch" && app.state.details?.kind == nil)
    app.session.detailsEdited { $0.select(7) }
    #expect(app.state.details?.selected == mac)
    app.session.detailsConfirmed(at: app.now())
    app.settle()
    #expect(app.state.release.location?.root == "\(sample.project)/mac/fastlane")
    #expect(app.state.release.location?.part != nil)
    #expect(app.state.check.result?.languageList.map(\.code) == ["de-DE"])
    #expect(try app.again().state.release == app.state.release)
    open(sample, in: app)
    #expect(app.state.sheet == nil, "known from now on")
  }

  @Test func nothingAndUnreadableAreSaid() throws {
    let app = try ReleaseApp()
    let empty = ReleaseSurvey.wholePath(app.folder.url.appending(path: "data").path)
    app.session.folderOpened(empty, at: app.now())
    app.settle()
    #expect(app.state.sheet == .noRelease(folder: empty, nil))
    app.session.sheetClosed()
    #expect(app.state.sheet == nil)
    app.session.folderOpened("/nowhere/at/all", at: app.now())
    app.settle()
    guard case .noRelease("/nowhere/at/all", .some) = app.state.sheet else {
      Issue.record("\(String(describing: app.state.sheet))")
      return
    }
    #expect(app.state.release.location == nil)
  }

  @Test func cancelledDetailsChangeNothing() throws {
    let app = try ReleaseApp()
    let before = app.state.release
    open(try SampleRelease.untidy(), in: app)
    app.session.detailsEdited { $0.app = "Other" }
    app.session.detailsCancelled()
    #expect(app.state.sheet == nil && app.state.details == nil && app.state.release == before)
    app.session.detailsConfirmed(at: app.now())
    #expect(app.state.release == before)
    #expect(try app.again().state.release == before)
  }

  @Test func aFolderBeforeTheLogIsReadWaits() throws {
    let sample = try SampleRelease.untidy()
    let app = try ReleaseApp(isOpen: false)
    app.session.folderOpened("/first", at: app.now())
    app.session.folderOpened(sample.project, at: app.now())
    #expect(app.surveys.isEmpty && app.state.sheet == nil)
    app.open()
    #expect(app.surveys == [sample.project], "the last one")
    app.settle()
    #expect(app.state.sheet == .details)
    app.session.storageRetryDue(at: app.now())
    #expect(app.surveys.isEmpty, "once")
  }

  @Test func aFolderThatComesWhileASheetIsOpenTakesItsPlace() throws {
    let app = try ReleaseApp()
    app.finish("keywords")
    app.session.historyPressed()
    open(try SampleRelease.untidy(), in: app)
    #expect(app.state.sheet == .details && app.state.history == nil)
    app.session.detailsCancelled()
    app.session.releasesWanted()
    open(try SampleRelease.tidy(), in: app)
    #expect(app.state.sheet == .details && app.state.releases == nil)
    app.session.folderOpened("/nowhere", at: app.now())
    app.settle()
    #expect(app.state.details == nil)
  }
}
