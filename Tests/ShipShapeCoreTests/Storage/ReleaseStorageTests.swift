import Foundation
import ReleaseChecks
import Testing

@testable import ShipShapeCore

/// What is known of a release, in the log and read from it again by another run.
@MainActor
struct ReleaseStorageTests {
  private let acceptance = Acceptance(
    rule: "emoji", file: "metadata/de-DE/description.txt", locale: "de-DE", reason: "“Yes”, it's\nfine",
    crc32: "0a1b2c3d")

  @Test func whatIsKnownOfAReleaseIsReadAgain() throws {
    let app = try ReleaseApp()
    let sample = try SampleRelease.untidy()
    app.session.folderOpened(sample.project, at: app.now())
    app.settle()
    app.session.detailsEdited { details in
      (details.app, details.version) = ("  Gezeiten – „Zwölf“ ", " 2.3.1 ")
      (details.kind, details.isComplete, details.mainLanguage) = (.update, false, "de-DE")
      details.devices = [.iphone, .ipad, .watch]
    }
    app.session.detailsConfirmed(at: app.now())
    let release = try app.again().state.release
    #expect(release == app.state.release)
    #expect(release.name == "Gezeiten – „Zwölf“")
    #expect(release.version == "2.3.1")
    #expect(release.location == ReleaseLocation(folder: sample.project, part: nil, root: sample.root))
    #expect(
      release.facts
        == Facts(kind: .update, isComplete: false, devices: [.iphone, .ipad, .watch], primaryLocale: "de-DE"))
    #expect(release.ended == nil)
  }

  @Test(arguments: [
    Facts(), Facts(kind: .first, isComplete: true), Facts(devices: [.tv]), Facts(isComplete: false),
    Facts(devices: Set(Facts.Device.allCases), primaryLocale: "zh-Hans"),
  ])
  func everyAnswerAndNoneIsKept(facts: Facts) throws {
    let folder = try TemporaryFolder()
    let database = HistoryDatabase(path: folder.log.path)
    var release = Release(number: 1, name: "Tidepool", begun: Moment.at().date)
    release.facts = facts
    release.location = ReleaseLocation(folder: "/a b", part: "ios/fastlane", root: "/a b/ios/fastlane")
    try database.write([.begin(release)])
    #expect(HistoryOpening.read(folder.log.path, at: .at()).release == release)
    release.facts = Facts()
    (release.location, release.version, release.ended) = (nil, "3", Date(timeIntervalSince1970: 17.25))
    try database.write([.describe(release)])
    #expect(HistoryOpening.read(folder.log.path, at: .at()).release == release)
  }

  @Test func acceptedAndTakenBack() throws {
    let app = try ReleaseApp()
    let id = app.state.release.id
    let other = Acceptance(rule: "required-set", reason: "later")
    let accepted = [acceptance, other].enumerated().map {
      AcceptedFinding($1, at: Date(timeIntervalSince1970: 1_000.5 + Double($0)))
    }
    try app.database.write(accepted.map { .accept($0, id) })
    #expect(try app.again().state.memory.accepted == accepted)
    try app.database.write([.takeBack(acceptance, id)])
    #expect(try app.again().state.memory.accepted.map(\.acceptance) == [other])
    try app.database.write([.takeBack(other, id)])
    #expect(try app.again().state.memory == ReleaseMemory())
  }

  @Test func oneOfTheSameFindingTakesTheOthersPlace() throws {
    let app = try ReleaseApp()
    let id = app.state.release.id
    let later = Acceptance(
      rule: acceptance.rule, file: acceptance.file, locale: acceptance.locale, reason: "Anew", crc32: nil)
    for each in [acceptance, later] {
      try app.database.write([.accept(AcceptedFinding(each, at: Date()), id)])
    }
    #expect(try app.again().state.memory.accepted.map(\.acceptance) == [later])
  }

  @Test func ticksAndTraits() throws {
    let app = try ReleaseApp()
    let id = app.state.release.id
    let tick = PointTick(at: .at("2026-06-18", hour: 22, zone: tokyo))
    try app.database.write([
      .tick(tick, point: "demo-account", id), .tick(PointTick(at: .at()), point: "privacy", id),
      .traits(["accounts", "purchases"], id),
    ])
    let memory = try app.again().state.memory
    #expect(memory.ticks == ["demo-account": tick, "privacy": PointTick(at: .at())])
    #expect(memory.ticks["demo-account"]?.utcOffset == 9 * 3_600)
    #expect(memory.traits == ["accounts", "purchases"])
    try app.database.write([.tick(nil, point: "privacy", id), .traits([], id)])
    let later = try app.again().state.memory
    #expect(Array(later.ticks.keys) == ["demo-account"])
    #expect(later.traits == [], "asked, and nothing of it")
    try app.database.write([.traits(nil, id)])
    #expect(try app.again().state.memory.traits == nil, "not asked")
  }

  @Test func theCheckOfADone() throws {
    let app = try ReleaseApp(try SampleRelease.untidy())
    try app.accept("emoji", for: "party 🎉")
    let toFix = app.state.toFix(in: "metadata")
    let shown = try app.findings().rows.flatMap(\.items)
    app.finish("metadata")
    let record = try #require(app.state.memory.checks["metadata"])
    #expect(record.toFix == toFix && toFix > 0)
    #expect(record.languages == 2 && record.pictures == 2)
    #expect(record.day == app.now().day && record.utcOffset == -4 * 3_600)
    #expect(record.items.map(\.message) == shown.map(\.message.text))
    #expect(record.items.first { $0.rule == "emoji" }?.accepted == "party 🎉")
    let again = try app.again()
    #expect(again.state.memory == app.state.memory)
    #expect(try again.database.releases().first?.leftToFix == toFix)
  }

  @Test func withoutACheckNothingIsRecorded() throws {
    let app = try ReleaseApp()
    app.finish("metadata")
    #expect(app.state.memory.checks.isEmpty)
    #expect(try app.again().state.memory.checks.isEmpty)
  }

  @Test func anUndoneDoneHasNoCheck() throws {
    let app = try ReleaseApp(try SampleRelease.untidy())
    app.finish("metadata")
    app.undo()
    #expect(app.state.memory.checks.isEmpty)
    let again = try app.again()
    #expect(again.state.memory.checks.isEmpty && again.state.doneCount == 0)
  }

  @Test(arguments: ["[]", "{", "", "[{\"rule\": 3}]", "[{\"rule\": \"emoji\", \"severity\": \"grave\"}]"])
  func damagedItemsOfACheckArePassedOver(items: String) throws {
    let app = try ReleaseApp(try SampleRelease.untidy())
    app.finish("metadata")
    try Connection(path: app.folder.log.path).run("UPDATE check_record SET items = ?", .text(items))
    let again = try app.again()
    #expect(again.state.memory.checks["metadata"]?.items == [])
    #expect(again.state.memory.checks["metadata"]?.pictures == 2)
  }

  @Test func twoReleasesInOneLogStayApart() throws {
    let app = try ReleaseApp(try SampleRelease.untidy())
    try app.accept("emoji")
    app.finish("metadata", "keywords")
    let first = app.state
    try app.openFolder(try SampleRelease.tidy(), named: "Harbour", version: "1.0")
    #expect(app.state.release.number == 2)
    #expect(app.state.memory == ReleaseMemory())
    app.finish("screenshots")
    let again = try app.again()
    #expect(again.state.release == app.state.release)
    #expect(again.state.doneCount == 1)
    let opening = try #require(try again.database.opening(of: first.release.id))
    #expect(opening.release == first.release)
    #expect(opening.memory == first.memory)
    #expect(Set(opening.finished.map(\.stepID)) == ["metadata", "keywords"])
    #expect(try again.database.hasSeveralReleases())
    #expect(
      try again.database.page(limit: 9).lines.map(\.release) == [
        first.release.label, first.release.label, app.state.release.label,
      ])
    #expect(try again.database.releases().map(\.stepsDone) == [1, 2])
  }

  @Test func aReleaseThatIsTakenOutTakesItsMemoryWithIt() throws {
    let app = try ReleaseApp()
    let id = app.state.release.id
    try app.database.write([
      .accept(AcceptedFinding(acceptance, at: Date()), id), .tick(PointTick(at: .at()), point: "x", id),
      .discard(id),
    ])
    let connection = try Connection(path: app.folder.log.path)
    for table in ["release", "acceptance", "tick", "check_record", "progress"] {
      #expect(try connection.rows("SELECT count(*) FROM \(table)") { $0.integer(0) } == [0], "\(table)")
    }
  }
}
