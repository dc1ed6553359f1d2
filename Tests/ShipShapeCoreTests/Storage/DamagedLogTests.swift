import Foundation
import Testing

@testable import ShipShapeCore

/// Values in the log that nothing ever wrote: no crash, and nothing goes without a word.
@MainActor
struct DamagedLogTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A log with a finished release and one under way: Screenshots done, Metadata rated 3 and held at ten minutes.
  private func makeLog() throws {
    let app = try SessionFixture(folder: folder)
    app.finish("screenshots", "metadata", "keywords", "final-qa")
    app.session.continuePressed(at: .at(hour: 10))
    app.finish("screenshots", at: .at(hour: 11))
    app.session.sealPressed(3, of: "metadata", at: .at(hour: 11))
    app.session.startPressed("metadata", at: .at(hour: 11, seconds: 0))
    app.session.pausePressed("metadata", at: .at(hour: 11, seconds: 600))
  }

  private func sqlite(_ sql: String) throws { try Connection(path: folder.log.path).execute(sql) }

  private var keptAside: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: folder.log.deletingLastPathComponent().path)
        .filter { $0.contains("corrupt") }
    }
  }

  @Test(arguments: ["9e999", "-9e999", "-1", "1e300", "'soon'", "x'00ff'"])
  func anImpossibleTimeIsBroughtIntoRange(value: String) throws {
    try makeLog()
    try sqlite("UPDATE progress SET remaining = \(value), elapsed = \(value)")
    let app = try SessionFixture(folder: folder)
    let shown = app.state.progress("metadata").countdown.shownSeconds(at: Moment.at().instant)
    #expect((0...1_200).contains(shown))
    app.finish("metadata", at: .at(hour: 12))
    #expect(app.state.doneCount == 2)
  }

  @Test func anImpossibleVersionIsDamage() throws {
    for version in [-1, -2_147_483_648] {
      try makeLog()
      try sqlite("PRAGMA user_version = \(version)")
      let app = try SessionFixture(folder: folder)
      guard case .keptAside = app.state.lastingNotice else {
        Issue.record("\(String(describing: app.state.lastingNotice))")
        return
      }
      try FileManager.default.removeItem(at: folder.log)
    }
  }

  @Test(arguments: [Int.max, Int.min, 0, -7, 1_000_000])
  func anImpossibleReleaseNumberIsMendedAndSaid(number: Int) throws {
    try makeLog()
    try sqlite("UPDATE release SET number = \(number) WHERE number = 2")
    let app = try SessionFixture(folder: folder)
    #expect(app.state.lastingNotice == .incomplete(path: folder.log.path))
    #expect(app.state.release.number == 2)
    #expect(app.state.doneCount == 1)
    app.finish("metadata", "keywords", "final-qa")
    app.session.continuePressed(at: .at(hour: 13))
    #expect(app.state.release.number == 3)
    #expect(try app.again().state.release.number == 3)
  }

  @Test(arguments: [
    "PRAGMA user_version = 0", "DROP TABLE progress", "DROP TABLE finished_step", "PRAGMA application_id = 7",
    "ALTER TABLE release RENAME COLUMN begun TO started", "DELETE FROM release",
    "ALTER TABLE finished_step RENAME TO finished_steps",
  ])
  func aLogOfAnotherShapeIsKeptAsideAndANewOneBegun(sql: String) throws {
    try makeLog()
    try sqlite(sql)
    let app = try SessionFixture(folder: folder)
    #expect(try keptAside.count == 1)
    guard case .keptAside = app.state.lastingNotice else {
      Issue.record("\(String(describing: app.state.lastingNotice))")
      return
    }
    app.finish("keywords")
    #expect(try app.stored.map(\.stepID) == ["keywords"])
    #expect(try app.again().state.lastingNotice == nil, "said once")
  }

  @Test func somebodyElsesDatabaseGetsNoneOfOurTables() throws {
    try FileManager.default.createDirectory(
      at: folder.log.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data().write(to: folder.log)
    try sqlite("CREATE TABLE notes (text); INSERT INTO notes VALUES ('theirs')")
    let before = try Data(contentsOf: folder.log)
    _ = try SessionFixture(folder: folder)
    let kept = folder.log.deletingLastPathComponent().appending(path: try #require(try keptAside.first))
    #expect(try Data(contentsOf: kept) == before)
  }

  @Test(arguments: [
    "UPDATE finished_step SET release = '00000000-0000-4000-8000-000000000000' WHERE sequence = 5",
    "UPDATE finished_step SET step = 'screemshots' WHERE sequence = 5",
    "DELETE FROM finished_step WHERE sequence = 5",
    "UPDATE finished_step SET id = 'x' WHERE sequence = 5",
    "UPDATE finished_step SET day = '2026-02-31' WHERE sequence = 5",
    "UPDATE release SET id = '00000000-0000-4000-8000-000000000000' WHERE number = 2",
    "UPDATE release SET id = 'none' WHERE number = 2",
  ])
  func aLineThatIsLostIsSaid(sql: String) throws {
    try makeLog()
    try sqlite(sql)
    let app = try SessionFixture(folder: folder)
    #expect(app.state.lastingNotice == .incomplete(path: folder.log.path))
  }

  @Test func aTableThatGoesWhileTheAppRunsBeginsANewLog() throws {
    try makeLog()
    let app = try SessionFixture(folder: folder)
    try sqlite("DROP TABLE progress")
    app.finish("keywords", at: .at(hour: 12))
    #expect(try keptAside.count == 1)
    #expect(Set(try app.stored.map(\.stepID)) == ["screenshots", "keywords"])
    #expect(app.state.log.unsaved.isEmpty)
  }

  /// Every bit of the header, and one in seventeen of all the rest, turned over one at a time.
  @Test func noBitThatTurnsOverCrashesOrLosesAStepWithoutAWord() throws {
    try makeLog()
    let whole = try Data(contentsOf: folder.log)
    let used = whole.indices.filter { $0 < 100 || whole[$0] != 0 }
    var number = 0
    for byte in used {
      for bit in 0..<8 {
        number += 1
        guard byte < 100 || number % 17 == 0 else { continue }
        var damaged = whole
        damaged[byte] ^= 1 << bit
        try damaged.write(to: folder.log)
        let opening = HistoryOpening.read(folder.log.path, at: .at())
        let isSaid = opening.error != nil || opening.keptAside != nil || opening.isIncomplete
        #expect(isSaid || opening.finished.count >= 1, "byte \(byte), bit \(bit)")
        let session = Session(database: HistoryDatabase(path: folder.log.path), at: .at())
        session.opened(opening, at: .at())
        session.donePressed("keywords", at: .at(hour: 12))
        session.historyPressed()
        if let aside = opening.keptAside { try FileManager.default.removeItem(atPath: aside) }
      }
    }
  }
}
