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
    let database = HistoryDatabase(file: folder.log)
    #expect(store.save(to: database))
    let loaded = try HistoryStore.load(from: HistoryDatabase(file: folder.log), limit: 1_000)
    #expect(loaded.store.shipDays.map(\.id) == store.shipDays.map(\.id))
    #expect(loaded.next == nil)
    for (day, other) in zip(store.shipDays, loaded.store.shipDays) {
      #expect(Set(day.steps.map(\.id)) == Set(other.steps.map(\.id)))
    }
  }

  @Test func pagesJoinToTheWholeLogEvenWithinADay() throws {
    let store = try sampleStore(days: 40, perDay: 7)
    let database = HistoryDatabase(file: folder.log)
    // Written oldest first, as a person does.
    database.write(store.shipDays.reversed().flatMap(\.steps).map { .finish($0) })
    var (paged, next) = try HistoryStore.load(from: database, limit: 50)
    var pages = 1
    while let cursor = next {
      next = try paged.loadOlder(from: database, after: cursor, limit: 50).next
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
    #expect(try connection.rows("PRAGMA user_version") { $0.integer(0) } == [1])
  }

  @Test func aFileOfVersionZeroIsMigrated() throws {
    try FileManager.default.createDirectory(
      at: folder.log.deletingLastPathComponent(), withIntermediateDirectories: true)
    do {
      let connection = try Connection(path: folder.log.path)
      try connection.execute("CREATE TABLE notes (text); INSERT INTO notes VALUES ('kept')")
    }
    _ = try SessionFixture(folder: folder)
    let connection = try Connection(path: folder.log.path)
    #expect(try connection.rows("SELECT text FROM notes") { $0.text(0) } == ["kept"])
    #expect(try connection.rows("PRAGMA user_version") { $0.integer(0) } == [1])
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
    let database = HistoryDatabase(file: folder.log)
    database.write(store.shipDays.reversed().flatMap(\.steps).map { .finish($0) })
    try Connection(path: folder.log.path).execute("UPDATE finished_step SET id = 'odd' WHERE sequence = 100")
    var (paged, next) = try HistoryStore.load(from: database, limit: 50)
    while let cursor = next {
      next = try paged.loadOlder(from: database, after: cursor, limit: 50).next
    }
    #expect(paged.finishedSteps.reduce(0) { count, _ in count + 1 } == 119)
  }

  @Test func settingsSurviveAndABrokenFileIsKept() throws {
    let file = JSONFile<Settings>(folder.url.appending(path: "config/settings.json"))
    #expect(file.load() == nil)
    var settings = Settings()
    settings.sound = false
    settings.minutes = ["metadata": 45]
    try file.save(settings)
    #expect(file.load() == settings)
    try Data("{".utf8).write(to: file.url)
    #expect(file.load() == nil)
    #expect(FileManager.default.fileExists(atPath: file.url.path + ".unreadable"))
    try Data("{}".utf8).write(to: file.url)
    #expect(file.load() == Settings())
  }

  @Test(arguments: [
    (["HOME": "/h"], "/h/.local/share/d/history.sqlite"),
    (["HOME": "/h", "XDG_DATA_HOME": "/x"], "/x/d/history.sqlite"),
    (["HOME": "/h", "XDG_DATA_HOME": "relative"], "/h/.local/share/d/history.sqlite"),
    (["HOME": "/h", "XDG_DATA_HOME": ""], "/h/.local/share/d/history.sqlite"),
  ])
  func pathsFollowTheDesktopsSpecification(environment: [String: String], expected: String) {
    #expect(AppPaths(environment: environment, folder: "d").history.path == expected)
  }

  @Test func aDevelopmentBuildHasDataOfItsOwn() {
    #expect(AppIdentity.id == "dev.shipshape.ShipShape.Devel")
    #expect(AppIdentity.folder == "shipshape-devel")
  }
}
