import Foundation
import Testing

@testable import ShipShapeCore

/// The log on the disk, in one file.
@MainActor
struct HistoryDatabaseTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  func sampleStore(days: Int, perDay: Int) throws -> HistoryStore {
    var store = HistoryStore(shipDays: [])
    let release = UUID()
    let first = CalendarDay(year: 2020, month: 1, day: 1)
    for day in 0..<days {
      for position in 0..<perDay {
        let noon = first.advanced(byDays: day).noon(in: newYork)
        store.add(
          FinishedStep(
            Step.steps[position % Step.steps.count], release: release,
            at: Moment(date: noon.addingTimeInterval(Double(position)), instant: .now, zone: newYork)))
      }
    }
    return store
  }

  @Test func savingAndLoadingKeepsEveryIdAndTheOrder() throws {
    let store = try sampleStore(days: 30, perDay: 3)
    let database = HistoryDatabase(path: folder.log.path)
    try store.save(to: database)
    let loaded = try HistoryStore.load(from: HistoryDatabase(path: folder.log.path), limit: 1_000)
    #expect(loaded.store.shipDays.map(\.id) == store.shipDays.map(\.id))
    #expect(loaded.next == nil)
    for (day, other) in zip(store.shipDays, loaded.store.shipDays) {
      #expect(Set(day.steps.map(\.id)) == Set(other.steps.map(\.id)))
    }
  }

  @Test func pagesJoinToTheWholeLogEvenWithinADay() throws {
    let store = try sampleStore(days: 40, perDay: 7)
    let database = HistoryDatabase(path: folder.log.path)
    // Written oldest first, as a person does.
    try database.write(store.shipDays.reversed().flatMap(\.steps).map { .finish($0) })
    var (paged, next) = try HistoryStore.load(from: database, limit: 50)
    var pages = 1
    while let cursor = next {
      next = try paged.loadOlder(from: database, after: cursor, limit: 50)
      pages += 1
    }
    #expect(pages == 6)
    #expect(paged.shipDays.map(\.steps) == store.shipDays.map(\.steps))
  }

  @Test func oneFileIsTheWholeLog() throws {
    let app = try SessionFixture(folder: folder)
    app.finish("screenshots")
    let files = try FileManager.default.contentsOfDirectory(
      atPath: folder.log.deletingLastPathComponent().path)
    #expect(files == ["history.sqlite"])
    let connection = try Connection(path: folder.log.path)
    #expect(try connection.rows("PRAGMA journal_mode") { $0.text(0) } == ["delete"])
    #expect(try connection.rows("PRAGMA user_version") { $0.integer(0) } == [3])
  }

  @Test func aLineHasItsRatingItsTimeAndItsRelease() throws {
    let app = try SessionFixture(folder: folder)
    app.session.startPressed("metadata", at: .at(seconds: 0))
    app.session.pausePressed("metadata", at: .at(seconds: 60))
    app.session.startPressed("metadata", at: .at(seconds: 500))
    app.finish("metadata", at: .at(seconds: 590))
    app.session.sealPressed(4, of: "metadata", at: .at(seconds: 600))
    app.finish("screenshots", at: .at(seconds: 700))
    let lines = try app.stored
    #expect(lines.map(\.timeSpent) == [.seconds(150), nil], "pauses do not count, and no timer is no time")
    #expect(lines.map(\.rating.value) == [4, 0])
    #expect(lines.map(\.release) == [ReleaseLabel(number: 1, name: nil), ReleaseLabel(number: 1, name: nil)])
    #expect(try !app.database.hasSeveralReleases())
    app.finish("keywords", "final-qa", at: .at(seconds: 800))
    app.session.continuePressed(at: .at(seconds: 900))
    app.finish("keywords", at: .at(seconds: 1_000))
    #expect(try app.database.hasSeveralReleases())
  }

  @Test func aTimeThatIsUpAndRunAgainCountsBothRuns() throws {
    let app = try SessionFixture(folder: folder, fixedLength: .seconds(60))
    app.session.startPressed("keywords", at: .at(seconds: 0))
    app.session.clockTicked(at: .at(seconds: 60))
    app.session.startPressed("keywords", at: .at(seconds: 100))
    app.finish("keywords", at: .at(seconds: 130))
    #expect(try app.stored.first?.timeSpent == .seconds(90))
  }

  @Test func timeSpentSurvivesAKill() throws {
    let app = try SessionFixture(folder: folder)
    app.session.startPressed("keywords", at: .at(seconds: 0))
    app.session.pausePressed("keywords", at: .at(seconds: 200))
    let again = try app.again()
    again.session.startPressed("keywords", at: .at(seconds: 1_000))
    again.finish("keywords", at: .at(seconds: 1_100))
    #expect(try again.stored.first?.timeSpent == .seconds(300))
  }

  @Test func aDaysLinesAreOrderedByTheirInstant() throws {
    let database = HistoryDatabase(path: folder.log.path)
    let release = UUID()
    let hours = [17.0, 9, 12, 9]
    let lines = try hours.map { hour in
      FinishedStep(try #require(Step.withID("metadata")), release: release, at: .at("2026-06-16", hour: hour))
    }
    for line in lines { try database.write([.finish(line)]) }
    var read: [FinishedStep] = []
    var cursor: HistoryDatabase.Cursor?
    repeat {
      let page = try database.page(after: cursor, limit: 1)
      read += page.lines
      cursor = page.next
    } while cursor != nil
    #expect(read.map(\.id) == [lines[1], lines[3], lines[2], lines[0]].map(\.id))
  }

  @Test func aTransactionIsOnTheDiskWithItsFolderBeforeItReturns() throws {
    let connection = try HistoryFile.connect(to: folder.log.path)
    #expect(try connection.rows("PRAGMA synchronous") { $0.integer(0) } == [3], "EXTRA")
    #expect(try connection.rows("PRAGMA journal_mode") { $0.text(0) } == ["delete"])
  }

  @Test func theLogIsForItsOwnerOnly() throws {
    let data = folder.log.deletingLastPathComponent().path
    func mode(_ path: String) throws -> Int? {
      (try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? NSNumber)?.intValue
    }
    do { _ = try SessionFixture(folder: folder) }
    #expect(try mode(folder.log.path) == 0o600)
    #expect(try mode(data) == 0o700)
    // As an earlier version left them.
    #expect(chmod(folder.log.path, 0o644) == 0)
    #expect(chmod(data, 0o755) == 0)
    _ = try SessionFixture(folder: folder)
    #expect(try mode(folder.log.path) == 0o600)
    #expect(try mode(data) == 0o700)
  }

  @Test func aFileOfTheFirstVersionIsBroughtUpToDate() throws {
    try FileManager.default.createDirectory(
      at: folder.log.deletingLastPathComponent(), withIntermediateDirectories: true)
    let release = UUID()
    try Data().write(to: folder.log)
    do {
      let connection = try Connection(path: folder.log.path)
      try connection.execute(HistorySchema.migrations[0])
      try connection.execute(
        """
        PRAGMA user_version = 1;
        INSERT INTO release VALUES ('\(release.uuidString)', 1, NULL, 1781740800.0);
        INSERT INTO finished_step (id, step, name, release, instant, utc_offset, day) VALUES
          ('\(UUID().uuidString)', 'metadata', 'Metadata', '\(release.uuidString)', 1781740800.0, 0, '2026-06-18'),
          ('\(UUID().uuidString)', 'screenshots', 'Screenshots', '\(release.uuidString)', 1781737200.0, 0, '2026-06-18');
        INSERT INTO progress VALUES ('\(release.uuidString)', 'metadata', 5, NULL);
        """)
    }
    let app = try SessionFixture(folder: folder)
    #expect(app.state.lastingNotice == nil)
    #expect(app.state.doneCount == 2)
    #expect(app.state.progress("metadata").rating.value == 5)
    #expect(try app.stored.map(\.stepID) == ["screenshots", "metadata"])
    let connection = try Connection(path: folder.log.path)
    #expect(try connection.rows("PRAGMA user_version") { $0.integer(0) } == [3])
    #expect(try connection.rows("PRAGMA application_id") { $0.integer(0) } == [HistorySchema.applicationID])
    #expect(
      try connection.rows("SELECT count(*) FROM progress WHERE finished NOT NULL") { $0.integer(0) } == [2])
  }

  @Test func alineThatNoVersionWroteIsPassedOver() throws {
    let app = try SessionFixture(folder: folder)
    app.finish("screenshots")
    let connection = try Connection(path: folder.log.path)
    try connection.execute(
      """
      INSERT INTO finished_step (id, step, name, release, instant, utc_offset, day)
      VALUES ('no uuid', 'x', 'X', 'none', 0, 0, 'someday')
      """)
    #expect(try app.stored.map(\.stepID) == ["screenshots"])
  }

  @Test func anOddLineHidesNoOlderOnes() throws {
    let store = try sampleStore(days: 60, perDay: 2)
    let database = HistoryDatabase(path: folder.log.path)
    try database.write(store.shipDays.reversed().flatMap(\.steps).map { .finish($0) })
    try Connection(path: folder.log.path).execute("UPDATE finished_step SET id = 'odd' WHERE sequence = 100")
    var (paged, next) = try HistoryStore.load(from: database, limit: 50)
    while let cursor = next {
      next = try paged.loadOlder(from: database, after: cursor, limit: 50)
    }
    #expect(paged.finishedSteps.reduce(0) { count, _ in count + 1 } == 119)
  }

  @Test(arguments: [
    (["HOME": "/h"], "/h/.local/share/d/history.sqlite"),
    (["HOME": "/h", "XDG_DATA_HOME": "/x"], "/x/d/history.sqlite"),
    (["HOME": "/h", "XDG_DATA_HOME": "relative"], "/h/.local/share/d/history.sqlite"),
    (["HOME": "/h", "XDG_DATA_HOME": ""], "/h/.local/share/d/history.sqlite"),
  ])
  func pathsFollowTheDesktopsSpecification(environment: [String: String], expected: String) {
    #expect(AppPaths(environment: environment, folder: "d").history == expected)
  }

  @Test func aDevelopmentBuildHasDataOfItsOwn() {
    #expect(AppIdentity.id == "dev.shipshape.ShipShape.Devel")
    #expect(AppIdentity.folder == "shipshape-devel")
  }
}
