import Foundation

/// The log on the disk: `history.sqlite`, one file and no write-ahead log.
@MainActor
package final class HistoryDatabase {
  /// The path of the file; its folder is made when there is none.
  package let path: String
  /// How many pages the file may take, for tests of a full disk; nil means as many as the disk has.
  package var maximumPages: Int?

  private var connection: Connection?
  private var openedFile: Files.Identity?
  private var isInMemory = false

  package init(path: String) { self.path = path }

  // MARK: Writing

  /// Writes `changes` as one transaction: on the disk when this returns, or not at all.
  ///
  /// - Throws: `releaseTaken` when a release is begun whose number another process has used.
  package func write(_ changes: [LogChange]) throws(StorageError) {
    do {
      try writeOnce(changes)
    } catch {
      // A handle remembers what the file was when it was opened: read-only stays read-only. The next try opens anew.
      switch error {
      case .moved:
        do throws(StorageError) { try putBack() } catch {
          connection = nil
          throw error
        }
        try writeOnce(changes)
        return
      case .busy, .full, .releaseTaken: break
      default: connection = nil
      }
      throw error
    }
  }

  private func writeOnce(_ changes: [LogChange]) throws(StorageError) {
    try withConnection { connection throws(StorageError) in
      try connection.transaction { () throws(StorageError) in
        for change in changes { try connection.apply(change) }
      }
    }
  }

  /// The file was taken away while it was open. The open handle still has all of it: it is written to its place again,
  /// unless something else is there now.
  private func putBack() throws(StorageError) {
    if Files.kind(path) == .nothing {
      do {
        try Files.makePrivateFolder(Files.folder(of: path))
      } catch {
        throw .noFolder(path: Files.folder(of: path))
      }
      let path = path
      try withConnection { connection throws(StorageError) in
        try connection.run("VACUUM INTO ?", .text(path))
      }
      Files.makePrivate(path)
    }
    connection = nil
  }

  // MARK: The file

  /// Opens the file now, so that its handle stands when the file is taken away before the first write. A failure is
  /// met, and told of, by that write.
  package func connect() { try? withConnection { _ in } }

  /// Whether the file that was opened is still in its place, and not empty.
  package var isInPlace: Bool {
    guard !isInMemory, connection != nil else { return true }
    return Files.identity(path) == openedFile && Files.kind(path) != .file(size: 0)
  }

  /// Keeps this run in memory: everything is written to a database that goes with the process.
  func stayInMemory() {
    isInMemory = true
    connection = nil
  }

  /// Moves a damaged file out of the way; the next write begins a new one.
  ///
  /// - Returns: where the damaged file is kept.
  func setAside(at now: Moment) throws(StorageError) -> String {
    connection = nil
    return try HistoryFile.setAside(path, at: now)
  }

  /// What the file says of the current release.
  func readCurrentRelease(at now: Moment) -> HistoryOpening { HistoryOpening.read(path, at: now) }

  func withConnection(
    _ body: (borrowing Connection) throws(StorageError) -> Void
  ) throws(StorageError) {
    if connection == nil {
      if isInMemory {
        let opened = try Connection(path: ":memory:")
        try HistorySchema.prepare(opened)
        connection = consume opened
      } else {
        connection = try HistoryFile.connect(to: path)
        openedFile = Files.identity(path)
      }
    }
    // `connection` cannot be borrowed through the optional, so it is taken out and put back.
    guard let taken = connection.take() else { return }
    if let maximumPages { try? taken.execute("PRAGMA max_page_count = \(maximumPages)") }
    do {
      try body(taken)
      connection = consume taken
    } catch {
      connection = consume taken
      throw error
    }
  }

  // MARK: Reading

  /// Where a page of the log ended, so that the next can go on there.
  package struct Cursor: Hashable, Sendable {
    let day: String
    let instant: Double
    let sequence: Int
  }

  /// At most `limit` lines of the log after `cursor`, the newest day first, each day's by the time of day.
  package func page(
    after cursor: Cursor? = nil, limit: Int
  ) throws(StorageError) -> (lines: [FinishedStep], next: Cursor?) {
    var rows: [(line: FinishedStep?, cursor: Cursor)] = []
    let position =
      cursor.map { [.text($0.day), .real($0.instant), .integer(Int64($0.sequence))] }
      ?? [Connection.Value.text("~"), .real(0), .integer(0)]
    try withConnection { connection throws(StorageError) in
      rows = try connection.rows(
        """
        SELECT line.*, progress.rating, release.number, release.name, release.version FROM (
          SELECT \(FinishedStep.columns), sequence FROM finished_step
          WHERE day <= ?1 AND (day < ?1 OR instant > ?2 OR (instant = ?2 AND sequence > ?3))
          ORDER BY day DESC, instant, sequence LIMIT ?4) AS line
        LEFT JOIN progress ON progress.release = line.release AND progress.step = line.step
        LEFT JOIN release ON release.id = line.release
        ORDER BY day DESC, instant, sequence
        """, position + [.integer(Int64(limit))]
      ) { row in
        var line = FinishedStep(row)
        line?.rating = Rating(row.integer(9))
        if !row.isNull(10) {
          line?.release = ReleaseLabel(
            number: row.integer(10), name: row.textOrNull(11), version: row.textOrNull(12))
        }
        return (line, Cursor(day: row.text(6), instant: row.real(4), sequence: row.integer(8)))
      }
    }
    // A line that no version of the app wrote is passed over, and still counts for where to go on.
    return (rows.compactMap(\.line), rows.count < limit ? nil : rows.last?.cursor)
  }

  /// Whether the log has lines of more than one release.
  package func hasSeveralReleases() throws(StorageError) -> Bool {
    var answer = false
    try withConnection { connection throws(StorageError) in
      // Two looks into the index, whatever the log holds.
      answer =
        try connection.rows(
          """
          SELECT (SELECT min(release) FROM finished_step) <> (SELECT max(release) FROM finished_step)
          """
        ) { $0.integer(0) != 0 }.first ?? false
    }
    return answer
  }
}

extension FinishedStep {
  static let columns = "id, step, name, release, instant, utc_offset, day, seconds"

  /// A stored line; nil for one that no version of the app wrote.
  init?(_ row: Connection.Row) {
    guard let id = UUID(uuidString: row.text(0)), let release = UUID(uuidString: row.text(3)),
      let day = CalendarDay(stored: row.text(6))
    else { return nil }
    self.init(
      id: id, stepID: row.text(1), name: row.text(2), releaseID: release,
      // Years 1 to 9999, and offsets that a zone can have: no other number was ever written.
      instant: Date(timeIntervalSince1970: min(max(row.real(4), -6.2e10), 2.5e11)),
      utcOffset: min(max(row.integer(5), -64_800), 64_800), day: day,
      timeSpent: row.isNull(7) ? nil : Duration(storedSeconds: row.real(7)))
  }
}
