package import Foundation

/// The log on the disk: `history.sqlite`, one file and no write-ahead log.
///
/// What cannot be written is kept here, in order, and tried again; nothing that was handed in is dropped.
@MainActor
package final class HistoryDatabase {
  /// The file; its folder is made when there is none.
  package let file: URL
  /// Why the last write failed, nil when everything is on the disk.
  package private(set) var trouble: StorageError?
  /// What is not on the disk yet.
  package private(set) var unsaved: [LogChange] = []
  /// Whether the file is a newer version's, so that this run lives in memory and writes nothing to it.
  package private(set) var isMemoryOnly = false
  /// Whether nothing is written before the file was read.
  private(set) var holdsWrites = false
  /// How many pages the file may take, for tests of a full disk; nil means as many as the disk has.
  package var maximumPages: Int?

  private var connection: Connection?

  package init(file: URL) { self.file = file }

  /// Writes `changes` and all that is still unsaved as one transaction. On the disk when it returns true.
  @discardableResult
  package func write(_ changes: [LogChange]) -> Bool {
    unsaved += changes
    return retry()
  }

  /// Tries again to write what is unsaved.
  @discardableResult
  package func retry() -> Bool {
    guard !unsaved.isEmpty else { return true }
    guard !holdsWrites else { return false }
    do {
      try writeUnsaved()
      return true
    } catch StorageError.moved {
      return writeAfterMove()
    } catch {
      trouble = error
      // A handle remembers what the file was when it was opened: read-only stays read-only. The next try opens anew.
      if error != .busy, error != .full { connection = nil }
      return false
    }
  }

  private func writeUnsaved() throws(StorageError) {
    let changes = unsaved
    try withConnection { connection throws(StorageError) in
      try connection.transaction { () throws(StorageError) in
        for change in changes { try connection.apply(change) }
      }
    }
    unsaved = []
    trouble = nil
  }

  /// The file was taken away while it was open. The open handle still has all of it: it is written to its place
  /// again, unless something else is there now.
  private func writeAfterMove() -> Bool {
    let isGone = !FileManager.default.fileExists(atPath: file.path)
    do {
      if isGone {
        try HistoryDatabase.makeFolder(for: file)
        let path = file.path
        try withConnection { connection throws(StorageError) in
          try connection.run("VACUUM INTO ?", .text(path))
        }
      }
      connection = nil
      try writeUnsaved()
      return true
    } catch {
      connection = nil
      trouble = error
      return false
    }
  }

  /// Keeps everything unsaved until `releaseWrites()`, for a file that could not be read yet: what is in it must be
  /// known before anything is added.
  func holdWrites(because reason: StorageError) {
    holdsWrites = true
    trouble = reason
  }

  /// Ends `holdWrites`.
  func releaseWrites() {
    holdsWrites = false
    trouble = nil
  }

  /// Drops what is unsaved and the connection, for a file that was set aside and begins anew.
  func startOver(with changes: [LogChange]) {
    connection = nil
    unsaved = changes
  }

  /// Makes what is unsaved, begun with the release `old`, follow on the release that the file turned out to hold.
  func joinUnsaved(from old: Release.ID, to current: Release) {
    unsaved = unsaved.compactMap { $0.joined(to: current, from: old) }
  }

  /// Opens the file now, so that its handle stands when the file is taken away before the first write. A failure is
  /// met, and told of, by that write.
  func connect() { try? withConnection { _ in } }

  /// Keeps this run in memory: everything is written to a database that goes with the process.
  func stayInMemory() {
    isMemoryOnly = true
    holdsWrites = false
    connection = nil
  }

  // MARK: Reading

  /// Where a page of the log ended, so that the next can go on there.
  package struct Cursor: Hashable, Sendable {
    let day: String
    let sequence: Int
  }

  /// At most `limit` lines of the log after `cursor`, the newest day first, each day's in the order done.
  package func page(
    after cursor: Cursor? = nil, limit: Int
  ) throws(StorageError) -> (lines: [FinishedStep], next: Cursor?) {
    var rows: [(line: FinishedStep?, cursor: Cursor)] = []
    try withConnection { connection throws(StorageError) in
      rows = try connection.rows(
        """
        SELECT \(FinishedStep.columns), sequence FROM finished_step
        WHERE day <= ?1 AND (day < ?1 OR sequence > ?2) ORDER BY day DESC, sequence LIMIT ?3
        """,
        [.text(cursor?.day ?? "~"), .integer(Int64(cursor?.sequence ?? 0)), .integer(Int64(limit))]
      ) { (FinishedStep($0), Cursor(day: $0.text(6), sequence: $0.integer(7))) }
    }
    // A line that no version of the app wrote is passed over, and still counts for where to go on.
    return (rows.compactMap(\.line), rows.count < limit ? nil : rows.last?.cursor)
  }

  private func withConnection(
    _ body: (borrowing Connection) throws(StorageError) -> Void
  ) throws(StorageError) {
    if connection == nil {
      let opened = isMemoryOnly ? try Connection(path: ":memory:") : try HistoryDatabase.connect(to: file)
      try HistorySchema.prepare(opened)
      connection = consume opened
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

  nonisolated static func connect(to file: URL) throws(StorageError) -> Connection {
    try makeFolder(for: file)
    return try Connection(path: file.path)
  }

  nonisolated private static func makeFolder(for file: URL) throws(StorageError) {
    let folder = file.deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw .noFolder(path: folder.path)
    }
  }
}

extension Connection {
  fileprivate func apply(_ change: LogChange) throws(StorageError) {
    switch change {
    case .begin(let release):
      try run(
        "INSERT OR REPLACE INTO release (id, number, name, begun) VALUES (?, ?, ?, ?)",
        .text(release.id.uuidString), .integer(Int64(release.number)),
        release.name.map { .text($0) } ?? .null, .real(release.begun.timeIntervalSince1970))
    case .discard(let release):
      try run("DELETE FROM progress WHERE release = ?", .text(release.uuidString))
      try run("DELETE FROM release WHERE id = ?", .text(release.uuidString))
    case .finish(let step):
      try run(
        "INSERT OR IGNORE INTO finished_step (\(FinishedStep.columns)) VALUES (?, ?, ?, ?, ?, ?, ?)",
        .text(step.id.uuidString), .text(step.stepID), .text(step.name), .text(step.releaseID.uuidString),
        .real(step.instant.timeIntervalSince1970), .integer(Int64(step.utcOffset)), .text(step.day.stored))
    case .unfinish(let step):
      try run("DELETE FROM finished_step WHERE id = ?", .text(step.uuidString))
    case .progress(let record):
      try run(
        "INSERT OR REPLACE INTO progress (release, step, rating, remaining) VALUES (?, ?, ?, ?)",
        .text(record.releaseID.uuidString), .text(record.stepID), .integer(Int64(record.rating.value)),
        record.remaining.map { .real($0) } ?? .null)
    }
  }
}

extension FinishedStep {
  static let columns = "id, step, name, release, instant, utc_offset, day"

  /// A stored line; nil for one that no version of the app wrote.
  init?(_ row: Connection.Row) {
    guard let id = UUID(uuidString: row.text(0)), let release = UUID(uuidString: row.text(3)),
      let day = CalendarDay(stored: row.text(6))
    else { return nil }
    self.init(
      id: id, stepID: row.text(1), name: row.text(2), releaseID: release,
      instant: Date(timeIntervalSince1970: row.real(4)), utcOffset: row.integer(5), day: day)
  }
}
