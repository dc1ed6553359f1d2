import CSQLite
import Foundation
import Testing

@testable import ShipShapeCore

/// What may be wrong with `history.sqlite`. Nothing of it is lost, and the app goes on.
@MainActor
struct StorageFaultTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: folder.log.deletingLastPathComponent(), withIntermediateDirectories: true)
  }

  var keptAside: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: folder.log.deletingLastPathComponent().path)
        .filter { $0.contains("corrupt") }.sorted()
    }
  }

  @Test func aFileThatWasEmptiedIsDamageAndSaid() throws {
    try Data().write(to: folder.log)
    let app = try SessionFixture(folder: folder)
    let aside = try #require(try keptAside.first)
    #expect(
      app.state.lastingNotice
        == .keptAside(path: folder.log.deletingLastPathComponent().appending(path: aside).path))
    app.finish("screenshots")
    #expect(try app.stored.count == 1)
  }

  @Test func garbageIsKeptAsideAndSaid() throws {
    let garbage = Data("This is a shopping list, not a database. ".utf8 + Array(repeating: 7, count: 9_000))
    try garbage.write(to: folder.log)
    try Data("journal".utf8).write(to: URL(filePath: folder.log.path + "-journal"))
    let app = try SessionFixture(folder: folder)
    let aside = try keptAside
    #expect(aside.count == 2)
    let name = try #require(aside.first)
    let kept = folder.log.deletingLastPathComponent().appending(path: name)
    #expect(try Data(contentsOf: kept) == garbage)
    #expect(app.state.lastingNotice == .keptAside(path: kept.path))
    app.finish("screenshots")
    #expect(try app.stored.count == 1)
  }

  @Test func twoDamagedFilesInOneSecondAreBothKept() throws {
    for text in ["one", "two"] {
      try Data("\(text) is not a database, whatever its name says it is".utf8).write(to: folder.log)
      _ = try SessionFixture(folder: folder)
    }
    #expect(try keptAside.count == 2)
  }

  @Test func aCutFileIsKeptAside() throws {
    do {
      let app = try SessionFixture(folder: folder)
      app.finish("screenshots")
    }
    let whole = try Data(contentsOf: folder.log)
    try whole.prefix(whole.count / 3).write(to: folder.log)
    let app = try SessionFixture(folder: folder)
    #expect(try keptAside.count == 1)
    #expect(app.state.isOpen)
    app.finish("metadata")
    #expect(try app.stored.map(\.stepID) == ["metadata"])
  }

  @Test func aNewerFileIsLeftAlone() throws {
    do { _ = try SessionFixture(folder: folder) }
    try sqlite("PRAGMA user_version = 99")
    let before = try Data(contentsOf: folder.log)
    let app = try SessionFixture(folder: folder)
    #expect(app.state.lastingNotice == .newerLog)
    app.finish("screenshots")
    app.session.sealPressed(3, of: "screenshots", at: .at())
    #expect(app.state.doneCount == 1)
    app.session.historyPressed()
    #expect(app.state.history?.store.shipDays.first?.steps.map(\.stepID) == ["screenshots"])
    #expect(try Data(contentsOf: folder.log) == before)
    #expect(app.session.quitting(at: .at()))
  }

  @Test func aFullDiskKeepsTheLineInMemoryUntilThereIsRoom() throws {
    let app = try SessionFixture(folder: folder)
    let pages = try #require(try number("PRAGMA page_count"))
    app.database.maximumPages = pages
    // Fill what is free within the pages the file has.
    var count = 0
    for length in [500, 1] {
      while (try? app.database.write([.finish(filler(count, length: length))])) != nil, count < 2_000 {
        count += 1
      }
    }
    app.finish("screenshots")
    #expect(app.state.lastingNotice == .unsaved(.full))
    let shown = try #require(app.state.shownNotice)
    #expect(shown.notice == .unsaved(.full), "before “Screenshots is done.”")
    #expect(shown.offersUndo)
    #expect(app.state.doneCount == 1)
    #expect(app.state.page == .step("metadata"))
    #expect(app.state.retriesStorage)
    #expect(!app.session.quitting(at: .at()))
    app.session.historyPressed()
    #expect(app.state.history?.store.finishedSteps.contains { $0.stepID == "screenshots" } == true)
    app.database.maximumPages = 10_000
    app.session.storageRetryDue(at: .at())
    #expect(app.state.shownNotice?.notice == .finished("screenshots", stepsLeft: 3), "now it is true")
    #expect(app.state.lastingNotice == nil)
    #expect(!app.state.retriesStorage)
    #expect(try app.stored.contains { $0.stepID == "screenshots" })
  }

  @Test func aBusyFileIsWaitedFor() throws {
    let app = try SessionFixture(folder: folder)
    let other = try Connection(path: folder.log.path)
    try other.execute("BEGIN EXCLUSIVE")
    app.finish("screenshots")
    #expect(app.state.lastingNotice == .unsaved(.busy))
    #expect(app.state.page == .step("metadata"))
    try other.execute("COMMIT")
    app.session.storageRetryDue(at: .at())
    #expect(app.state.lastingNotice == nil)
    #expect(try app.stored.map(\.stepID) == ["screenshots"])
  }

  @Test func whatIsDoneBeforeABusyFileCanBeReadGoesIntoItsRelease() throws {
    do {
      let app = try SessionFixture(folder: folder)
      app.finish("keywords")
    }
    let other = try Connection(path: folder.log.path)
    try other.execute("BEGIN EXCLUSIVE")
    let app = try SessionFixture(folder: folder)
    #expect(app.state.lastingNotice == .unreadable(.busy))
    app.finish("screenshots")
    try other.execute("COMMIT")
    app.session.storageRetryDue(at: .at())
    #expect(app.state.lastingNotice == nil)
    #expect(
      Set(Step.steps.map(\.id).filter { app.state.progress($0).isDone }) == ["screenshots", "keywords"])
    let lines = try app.stored
    #expect(Set(lines.map(\.stepID)) == ["screenshots", "keywords"])
    #expect(Set(lines.map(\.releaseID)).count == 1)
    #expect(try number("SELECT count(*) FROM release") == 1)
  }

  @Test func aFileRemovedWhileTheAppRunsIsWrittenAgainWhole() throws {
    let app = try SessionFixture(folder: folder)
    app.finish("screenshots")
    try FileManager.default.removeItem(at: folder.log)
    app.finish("metadata")
    #expect(app.state.lastingNotice == nil)
    #expect(try app.stored.map(\.stepID) == ["screenshots", "metadata"])
    app.finish("keywords")
    #expect(try app.again().state.doneCount == 3)
  }

  @Test func aFolderRemovedWhileTheAppRunsIsMadeAgain() throws {
    let app = try SessionFixture(folder: folder)
    app.finish("screenshots")
    try FileManager.default.removeItem(at: folder.log.deletingLastPathComponent())
    app.finish("metadata")
    #expect(try app.stored.map(\.stepID) == ["screenshots", "metadata"])
  }

  @Test func aFileThatGoesBadWhileTheAppRunsIsKeptAsideAndThisReleaseGoesOn() throws {
    let app = try SessionFixture(folder: folder)
    app.finish("screenshots")
    let handle = try FileHandle(forWritingTo: folder.log)
    try handle.write(contentsOf: Data(repeating: 7, count: 4_096))
    try handle.close()
    app.finish("metadata")
    #expect(try keptAside.count == 1)
    let lines = try app.stored
    #expect(Set(lines.map(\.stepID)) == ["screenshots", "metadata"])
    #expect(app.state.doneCount == 2)
  }

  @Test func aFolderThatCannotBeMadeIsSaidAndTriedAgain() throws {
    let blocked = folder.url.appending(path: "blocked")
    try Data("a file where a folder should be".utf8).write(to: blocked)
    let log = blocked.appending(path: "shipshape/history.sqlite")
    let session = Session(database: HistoryDatabase(path: log.path), at: .at())
    session.opened(HistoryOpening.read(log.path, at: .at()), at: .at())
    guard case .unreadable(.noFolder) = session.state.lastingNotice else {
      Issue.record("\(String(describing: session.state.lastingNotice))")
      return
    }
    session.donePressed("screenshots", at: .at())
    #expect(session.state.doneCount == 1)
    try FileManager.default.removeItem(at: blocked)
    session.storageRetryDue(at: .at())
    #expect(session.state.lastingNotice == nil)
    #expect(try HistoryDatabase(path: log.path).page(limit: 9).lines.map(\.stepID) == ["screenshots"])
  }

  @Test(arguments: ["folder", "pipe"])
  func whatIsNotAFileInItsPlaceIsSaidAndNotMoved(kind: String) throws {
    if kind == "folder" {
      try FileManager.default.createDirectory(at: folder.log, withIntermediateDirectories: true)
    } else {
      #expect(mkfifo(folder.log.path, 0o600) == 0)
    }
    let app = try SessionFixture(folder: folder)
    #expect(app.state.lastingNotice == .unreadable(.cannotOpen(path: folder.log.path)))
    #expect(try keptAside.isEmpty)
    app.finish("screenshots")
    #expect(app.state.shownNotice?.notice == .unsaved(.cannotOpen(path: folder.log.path)))
    try FileManager.default.removeItem(at: folder.log)
    app.session.storageRetryDue(at: .at())
    #expect(app.state.lastingNotice == nil)
    #expect(try app.stored.map(\.stepID) == ["screenshots"])
  }

  @Test func aFileThatIsEmptiedWhileTheAppRunsIsWrittenAgainAtTheEnd() throws {
    let app = try SessionFixture(folder: folder)
    app.finish("screenshots")
    app.session.sealPressed(4, of: "screenshots", at: .at())
    #expect(truncate(folder.log.path, 0) == 0)
    #expect(app.session.quitting(at: .at()))
    let again = try app.again()
    #expect(again.state.doneCount == 1)
    #expect(again.state.progress("screenshots").rating.value == 4)
  }

  @Test func aFileThatIsTakenAwayIsWrittenAgainAtTheEnd() throws {
    let app = try SessionFixture(folder: folder)
    app.finish("screenshots")
    try FileManager.default.removeItem(at: folder.log)
    #expect(app.session.quitting(at: .at()))
    #expect(try app.again().state.doneCount == 1)
  }

  @Test func aNoticeOfUnsavedWorkComesBackWithTheNextTry() throws {
    let app = try SessionFixture(folder: folder)
    let other = try Connection(path: folder.log.path)
    try other.execute("BEGIN EXCLUSIVE")
    app.finish("screenshots")
    #expect(app.state.shownNotice?.notice == .unsaved(.busy))
    app.session.noticeDismissed()
    #expect(app.state.shownNotice?.notice == .finished("screenshots", stepsLeft: 3))
    app.session.storageRetryDue(at: .at())
    #expect(app.state.shownNotice?.notice == .unsaved(.busy), "said until it is saved")
    try other.execute("COMMIT")
    app.session.storageRetryDue(at: .at())
    #expect(app.state.lastingNotice == nil)
  }

  // MARK: A log that cannot be read at first

  /// A log with Keywords rated 4, Metadata held at 20:00 and `done` finished, locked by another process; and the app on
  /// it. The lock is given up with `unlock`.
  private func lockedLog(_ done: Step.ID...) throws -> (app: SessionFixture, unlock: () throws -> Void) {
    do {
      let app = try SessionFixture(folder: folder)
      app.session.sealPressed(4, of: "keywords", at: .at())
      app.session.startPressed("metadata", at: .at(seconds: 0))
      app.session.pausePressed("metadata", at: .at(seconds: 300))
      for id in done { app.finish(id) }
    }
    let other = Locker(try Connection(path: folder.log.path))
    try other.connection.execute("BEGIN EXCLUSIVE")
    return (try SessionFixture(folder: folder), { try other.connection.execute("COMMIT") })
  }

  private final class Locker {
    let connection: Connection
    init(_ connection: consuming Connection) { self.connection = connection }
  }

  @Test func whatTheFileSaysOfAStepIsNotWrittenOver() throws {
    let (app, unlock) = try lockedLog()
    app.finish("keywords", at: .at(seconds: 400))
    app.session.sealPressed(2, of: "metadata", at: .at(seconds: 401))
    try unlock()
    app.session.storageRetryDue(at: .at(seconds: 402))
    for state in [app.state, try app.again().state] {
      #expect(state.progress("keywords").rating.value == 4)
      #expect(state.progress("keywords").isDone)
      #expect(state.progress("metadata").rating.value == 2)
      #expect(state.progress("metadata").countdown.phase == .paused(remaining: .seconds(900)))
    }
  }

  @Test func theLastStepDoneMeanwhileOpensReady() throws {
    let (app, unlock) = try lockedLog("screenshots", "metadata", "keywords")
    app.finish("final-qa")
    #expect(app.state.sheet == nil)
    try unlock()
    app.session.storageRetryDue(at: .at())
    #expect(app.state.sheet == .ready)
  }

  @Test func aReleaseBegunMeanwhileFollowsOnTheFilesOwn() throws {
    do {
      let app = try SessionFixture(folder: folder)
      for hour in [6.0, 7] {
        app.finish("screenshots", "metadata", "keywords", "final-qa", at: .at(hour: hour))
        app.session.continuePressed(at: .at(hour: hour))
      }
    }
    let (app, unlock) = try lockedLog("screenshots")
    app.finish("screenshots", "metadata", "keywords", "final-qa")
    app.session.continuePressed(at: .at(hour: 10))
    app.finish("metadata", at: .at(hour: 10))
    try unlock()
    app.session.storageRetryDue(at: .at(hour: 10))
    #expect(app.state.release.number == 4)
    #expect(app.state.doneCount == 1)
    let again = try app.again()
    #expect(again.state.release == app.state.release)
    #expect(again.state.doneCount == 1)
    #expect(try number("SELECT count(*) FROM release") == 4)
    #expect(try app.stored.count == 14)
  }

  @Test func closingAtOnceAsksNothing() throws {
    let (app, unlock) = try lockedLog()
    #expect(app.session.quitting(at: .at()))
    app.finish("screenshots")
    #expect(!app.session.quitting(at: .at()))
    try unlock()
  }

  @Test func aFileThatTurnsOutToBeNewerIsLeftAlone() throws {
    let (app, unlock) = try lockedLog()
    app.finish("screenshots")
    try unlock()
    try sqlite("PRAGMA user_version = 99")
    let before = try Data(contentsOf: folder.log)
    app.session.storageRetryDue(at: .at())
    #expect(app.state.lastingNotice == .newerLog)
    #expect(app.state.doneCount == 1)
    #expect(try Data(contentsOf: folder.log) == before)
  }

  @Test func anOpenHistorySaysThatItCannotBeReadAndComesWhenItCan() throws {
    do {
      let app = try SessionFixture(folder: folder)
      app.finish("keywords")
    }
    let app = try SessionFixture(folder: folder)
    let other = Locker(try Connection(path: folder.log.path))
    try other.connection.execute("BEGIN EXCLUSIVE")
    app.session.historyPressed()
    #expect(app.state.history?.error == .busy)
    #expect(app.state.retriesStorage)
    #expect(app.state.history?.store.isEmpty == true)
    try other.connection.execute("COMMIT")
    app.session.storageRetryDue(at: .at())
    #expect(app.state.history?.error == nil)
    #expect(!app.state.retriesStorage)
    #expect(app.state.history?.store.finishedSteps.map(\.stepID) == ["keywords"])
  }

  @Test func aFileRemovedBeforeTheFirstWriteIsWrittenAgainWhole() throws {
    do {
      let app = try SessionFixture(folder: folder)
      app.finish("screenshots", "metadata")
    }
    let app = try SessionFixture(folder: folder)
    try FileManager.default.removeItem(at: folder.log)
    app.finish("keywords")
    #expect(try app.stored.map(\.stepID) == ["screenshots", "metadata", "keywords"])
    #expect(try app.again().state.doneCount == 3)
  }

  @Test func aFileThatGoesBadLosesNoCountdown() throws {
    let app = try SessionFixture(folder: folder)
    app.session.startPressed("metadata", at: .at(seconds: 0))
    app.session.pausePressed("metadata", at: .at(seconds: 300))
    let handle = try FileHandle(forWritingTo: folder.log)
    try handle.write(contentsOf: Data(repeating: 7, count: 4_096))
    try handle.close()
    app.finish("screenshots")
    #expect(
      try app.again().state.progress("metadata").countdown.phase == .paused(remaining: .seconds(900)))
  }

  private func filler(_ count: Int, length: Int) -> FinishedStep {
    FinishedStep(
      stepID: "filler", name: String(repeating: "x", count: length), releaseID: UUID(),
      instant: Date(timeIntervalSince1970: Double(count)), utcOffset: 0,
      day: CalendarDay(year: 1970, month: 1, day: 1))
  }

  private func sqlite(_ sql: String) throws {
    try Connection(path: folder.log.path).execute(sql)
  }

  private func number(_ sql: String) throws -> Int? {
    try Connection(path: folder.log.path).rows(sql) { $0.integer(0) }.first
  }
}
