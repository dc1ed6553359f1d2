import Foundation
import ReleaseChecks
import Testing

@testable import ShipShapeCore

/// Logs of earlier schemas, brought to that of this version.
@MainActor
struct MigrationTests {
  let folder: TemporaryFolder
  private let releases = [UUID(), UUID(), UUID()]

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: folder.log.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data().write(to: folder.log)
  }

  /// A log as version `version` of the schema left it: three releases, two of them done, seven lines in all.
  private func makeLog(version: Int) throws {
    let connection = try Connection(path: folder.log.path)
    for migration in HistorySchema.migrations.prefix(version) { try connection.execute(migration) }
    try connection.execute("PRAGMA user_version = \(version)")
    for (position, release) in releases.enumerated() {
      try connection.run(
        "INSERT INTO release (id, number, name, begun) VALUES (?, ?, ?, ?)", .text(release.uuidString),
        .integer(Int64(position + 1)), position == 0 ? .text("Harbour") : .null,
        .real(1_000 * Double(position + 1)))
    }
    let lines: [(release: Int, step: String)] = [
      (0, "screenshots"), (0, "metadata"), (0, "keywords"), (0, "final-qa"), (1, "metadata"), (2, "keywords"),
      (2, "screenshots"),
    ]
    for (position, line) in lines.enumerated() {
      try connection.run(
        """
        INSERT INTO finished_step (id, step, name, release, instant, utc_offset, day)
        VALUES (?, ?, ?, ?, ?, -14400, '2026-06-17')
        """, .text(id(position).uuidString), .text(line.step), .text("Name of then"),
        .text(releases[line.release].uuidString), .real(5_000 + Double(position)))
    }
    try connection.run(
      "INSERT INTO progress (release, step, rating, remaining) VALUES (?, 'final-qa', 4, 600)",
      .text(releases[2].uuidString))
    if version > 1 {
      try connection.execute("UPDATE finished_step SET seconds = 90 WHERE step = 'keywords'")
      for (position, line) in lines.enumerated() {
        try connection.run(
          "INSERT INTO progress (release, step, finished) VALUES (?, ?, ?)",
          .text(releases[line.release].uuidString), .text(line.step), .text(id(position).uuidString))
      }
    }
  }

  private func id(_ position: Int) -> UUID {
    UUID(uuidString: "00000000-0000-4000-8000-00000000000\(position)") ?? UUID()
  }

  @Test(arguments: [1, 2]) func everyLineIsKept(version: Int) throws {
    try makeLog(version: version)
    let app = try SessionFixture(folder: folder)
    #expect(app.state.lastingNotice == nil)
    let lines = try app.stored
    #expect(lines.map(\.id) == (0..<7).map(id))
    #expect(Set(lines.map(\.name)) == ["Name of then"])
    #expect(lines.map(\.instant) == (0..<7).map { Date(timeIntervalSince1970: 5_000 + Double($0)) })
    #expect(lines.allSatisfy { $0.utcOffset == -14_400 && $0.day.stored == "2026-06-17" })
    #expect(lines[2].timeSpent == (version > 1 ? .seconds(90) : nil))
    #expect(lines[0].release == ReleaseLabel(number: 1, name: "Harbour"))
  }

  @Test(arguments: [1, 2]) func theReleaseUnderWayGoesOn(version: Int) throws {
    try makeLog(version: version)
    let app = try SessionFixture(folder: folder)
    #expect(app.state.release.id == releases[2])
    #expect(app.state.release.number == 3)
    #expect(app.state.release.location == nil && app.state.release.facts == Facts())
    #expect(app.state.doneCount == 2)
    #expect(app.state.progress("final-qa").rating.value == 4)
    #expect(app.state.progress("final-qa").countdown.phase == .paused(remaining: .seconds(600)))
    #expect(app.state.memory == ReleaseMemory())
  }

  @Test(arguments: [1, 2]) func thoseBeforeItArePast(version: Int) throws {
    try makeLog(version: version)
    let app = try SessionFixture(folder: folder)
    let all = try app.database.releases()
    #expect(all.map(\.release.number) == [3, 2, 1])
    #expect(all.map(\.release.isPast) == [false, true, true])
    #expect(all.map(\.stepsDone) == [2, 1, 4])
    #expect(all[2].release.ended == Date(timeIntervalSince1970: 5_003), "with its last step")
    #expect(all[1].lastDay?.stored == "2026-06-17")
  }

  @Test func aReleaseInWhichNothingWasDoneEndedWhenItBegan() throws {
    try makeLog(version: 2)
    try Connection(path: folder.log.path).execute("DELETE FROM finished_step WHERE sequence = 5")
    let app = try SessionFixture(folder: folder)
    #expect(try app.database.releases()[1].release.ended == Date(timeIntervalSince1970: 2_000))
  }

  @Test(arguments: [1, 2]) func theNewTablesAreThere(version: Int) throws {
    try makeLog(version: version)
    _ = try SessionFixture(folder: folder)
    let connection = try Connection(path: folder.log.path)
    let tables = try connection.rows("SELECT name FROM sqlite_schema WHERE type = 'table'") { $0.text(0) }
    #expect(
      Set(["release", "finished_step", "progress", "acceptance", "tick", "check_record"]).isSubset(of: tables)
    )
    #expect(try connection.rows("PRAGMA user_version") { $0.integer(0) } == [HistorySchema.migrations.count])
    #expect(try connection.rows("PRAGMA integrity_check") { $0.text(0) } == ["ok"])
    for table in ["acceptance", "tick", "check_record"] {
      #expect(try connection.rows("SELECT count(*) FROM \(table)") { $0.integer(0) } == [0])
    }
  }

  @Test(arguments: [1, 2]) func whatThisVersionKnowsIsKeptInIt(version: Int) throws {
    try makeLog(version: version)
    let app = try ReleaseApp(folder: folder)
    let sample = try SampleRelease.untidy()
    try app.openFolder(sample)
    try app.accept("emoji")
    let again = try app.again()
    #expect(again.state.release == app.state.release)
    #expect(again.state.release.location == sample.location)
    #expect(again.state.memory.accepted.count == 1)
    #expect(try again.database.page(limit: 99).lines.count == 7)
  }

  @Test func aNewerLogIsNotTouched() throws {
    try makeLog(version: 3)
    try Connection(path: folder.log.path).execute("PRAGMA user_version = 4; CREATE TABLE later (thing TEXT)")
    let before = try Data(contentsOf: folder.log)
    let app = try ReleaseApp(folder: folder)
    #expect(app.state.lastingNotice == .newerLog)
    let sample = try SampleRelease.untidy()
    try app.openFolder(sample)
    try app.accept("emoji")
    app.finishAll()
    app.session.continuePressed(at: app.now())
    #expect(app.state.release.number == 2)
    app.session.quitting(at: app.now())
    #expect(try Data(contentsOf: folder.log) == before)
  }

  @Test func aMigrationThatIsCutOffLeavesTheEarlierLog() throws {
    try makeLog(version: 2)
    // A table of the same name stands in the way of the third.
    try Connection(path: folder.log.path).execute("CREATE TABLE tick (theirs TEXT)")
    let opening = HistoryOpening.read(folder.log.path, at: .at())
    #expect(opening.error != nil || opening.keptAside != nil)
    let path = opening.keptAside ?? folder.log.path
    let connection = try Connection(path: path)
    #expect(try connection.rows("PRAGMA user_version") { $0.integer(0) } == [2])
    #expect(try connection.rows("SELECT count(*) FROM finished_step") { $0.integer(0) } == [7])
    #expect(
      try !connection.rows("SELECT name FROM pragma_table_info('release')") { $0.text(0) }.contains("turn"))
  }
}
