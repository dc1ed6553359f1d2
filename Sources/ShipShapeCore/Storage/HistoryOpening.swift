import Foundation

/// What was found when the log was opened: where the release stands, and what was wrong with the file.
package struct HistoryOpening: Sendable {
  /// The current release; nil when the file has none or could not be read.
  package var release: Release?
  /// What is finished in it.
  package var finished: [FinishedStep] = []
  /// Ratings and countdowns in it.
  package var records: [StepRecord] = []
  /// What was accepted, ticked and found in it.
  package var memory = ReleaseMemory()
  /// The highest number that a release of the log has.
  package var lastNumber = 0
  /// Why the file could not be used, nil when it could.
  package var error: StorageError?
  /// Where a file that was damaged, or is not a log, is kept now.
  package var keptAside: String?
  /// Whether a part of what was written cannot be read any more. The rest can.
  package var isIncomplete = false

  package init(
    release: Release? = nil, finished: [FinishedStep] = [], records: [StepRecord] = [],
    error: StorageError? = nil, keptAside: String? = nil
  ) {
    self.release = release
    self.finished = finished
    self.records = records
    self.error = error
    self.keptAside = keptAside
  }

  /// Opens the file, brings it up to date and reads where the release stands: nothing that grows with the log.
  /// Meant for a thread of its own, so that no disk delays the first frame.
  package static func read(_ path: String, at now: Moment) -> HistoryOpening {
    do {
      return try readCurrentRelease(path)
    } catch StorageError.corrupt {
      do {
        let aside = try HistoryFile.setAside(path, at: now)
        var opening = try readCurrentRelease(path)
        opening.keptAside = aside
        return opening
      } catch {
        return HistoryOpening(error: error)
      }
    } catch {
      return HistoryOpening(error: error)
    }
  }

  private static func readCurrentRelease(_ path: String) throws(StorageError) -> HistoryOpening {
    let connection = try HistoryFile.connect(to: path)
    try checkWhole(connection)
    var opening = HistoryOpening()
    guard let release = try currentRelease(connection, &opening) else { return opening }
    try opening.fill(with: release, from: connection)
    if opening.finished.isEmpty, opening.records.isEmpty, try hasLinesOfNoRelease(connection) {
      opening.isIncomplete = true
    }
    return opening
  }

  /// Reads everything of a release: nothing that grows with the log.
  mutating func fill(with release: Release, from connection: borrowing Connection) throws(StorageError) {
    self.release = release
    lastNumber = try connection.rows("SELECT max(number) FROM release") { $0.integer(0) }.first ?? 0
    memory = try connection.memory(of: release.id)
    let id = Connection.Value.text(release.id.uuidString)
    let lines = try connection.rows(
      "SELECT \(FinishedStep.columns) FROM finished_step WHERE release = ? ORDER BY sequence", [id]
    ) { .some(FinishedStep($0)) }
    self.finished = lines.compactMap(\.self)
    records = try connection.rows(
      "SELECT step, rating, remaining, elapsed, finished FROM progress WHERE release = ?", [id]
    ) { StepRecord($0, release: release.id) }
    if finished.count < lines.count { isIncomplete = true }
    // Each finished step stands twice: as a line of the log and in its progress.
    let steps = Set(finished.map(\.stepID))
    if records.contains(where: { $0.finished != nil && !steps.contains($0.stepID) }) { isIncomplete = true }
  }

  /// A small log is looked through whole, as SQLite can. One of more than a megabyte would take too long for a start.
  private static func checkWhole(_ connection: borrowing Connection) throws(StorageError) {
    let pages = try connection.rows("PRAGMA page_count") { $0.integer(0) }.first ?? 0
    guard pages <= 256 else { return }
    let answers = try connection.rows("PRAGMA integrity_check(1)") { $0.text(0) }
    guard answers == ["ok"] else { throw .corrupt }
  }

  /// The release that was begun, or switched to, last. One whose number was damaged gets the next that is free.
  private static func currentRelease(
    _ connection: borrowing Connection, _ opening: inout HistoryOpening
  ) throws(StorageError) -> Release? {
    let numbers = Release.numbers
    let range = "BETWEEN \(numbers.lowerBound) AND \(numbers.upperBound)"
    let damaged = try connection.rows("SELECT id FROM release WHERE number NOT \(range)") { $0.text(0) }
    for id in damaged {
      opening.isIncomplete = true
      try connection.run(
        """
        UPDATE release SET number = 1 + (SELECT coalesce(max(number), 0) FROM release WHERE number \(range))
        WHERE id = ?
        """, .text(id))
    }
    let releases = try connection.rows(
      "SELECT \(Connection.releaseColumns) FROM release ORDER BY turn DESC, number DESC, begun DESC LIMIT 8"
    ) { .some(Release($0)) }
    if let current = releases.compactMap(\.self).first {
      if releases.first == .some(nil) { opening.isIncomplete = true }
      return current
    }
    // Lines without any release: the file is not what it was.
    let hasMore =
      try connection.rows("SELECT EXISTS (SELECT 1 FROM finished_step) OR EXISTS (SELECT 1 FROM progress)") {
        $0.integer(0) != 0
      }.first ?? false
    if hasMore || !releases.isEmpty { throw .corrupt }
    return nil
  }

  /// Whether the newest lines belong to a release that the file does not have.
  private static func hasLinesOfNoRelease(_ connection: borrowing Connection) throws(StorageError) -> Bool {
    try connection.rows(
      """
      SELECT EXISTS (
        SELECT 1 FROM (SELECT release FROM finished_step ORDER BY sequence DESC LIMIT 4) AS newest
        WHERE newest.release NOT IN (SELECT id FROM release))
      """
    ) { $0.integer(0) != 0 }.first ?? false
  }
}

extension StepRecord {
  fileprivate init(_ row: Connection.Row, release: Release.ID) {
    self.init(
      releaseID: release, stepID: row.text(0), rating: Rating(row.integer(1)),
      remaining: row.isNull(2) ? nil : row.real(2), elapsed: row.real(3),
      finished: row.isNull(4) ? nil : UUID(uuidString: row.text(4)) ?? UUID())
  }
}
