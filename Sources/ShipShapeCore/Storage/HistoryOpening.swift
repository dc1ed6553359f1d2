package import Foundation

/// What was found when the log was opened: where the release stands, and what was wrong with the file.
package struct HistoryOpening: Sendable {
  /// The current release; nil when the file has none or could not be read.
  package var release: Release?
  /// What is finished in it.
  package var finished: [FinishedStep] = []
  /// Ratings and countdowns in it.
  package var records: [StepRecord] = []
  /// Why the file could not be used, nil when it could.
  package var trouble: StorageError?
  /// Where a file that was damaged, or no database, is kept now.
  package var keptAside: URL?

  package init(
    release: Release? = nil, finished: [FinishedStep] = [], records: [StepRecord] = [],
    trouble: StorageError? = nil, keptAside: URL? = nil
  ) {
    self.release = release
    self.finished = finished
    self.records = records
    self.trouble = trouble
    self.keptAside = keptAside
  }

  /// Opens the file, brings it up to date and reads where the release stands: nothing that grows with the log.
  /// Meant for a thread of its own, so that no disk delays the first frame.
  package static func read(_ file: URL, at now: Date = Date()) -> HistoryOpening {
    do {
      return try readCurrentRelease(file)
    } catch StorageError.corrupt {
      do {
        let aside = try setAside(file, at: now)
        var opening = try readCurrentRelease(file)
        opening.keptAside = aside
        return opening
      } catch {
        return HistoryOpening(trouble: error)
      }
    } catch {
      return HistoryOpening(trouble: error)
    }
  }

  private static func readCurrentRelease(_ file: URL) throws(StorageError) -> HistoryOpening {
    // Before SQLite sees it: it would clear away the journal of a file that it then refuses.
    guard hasDatabaseHeader(file) else { throw .corrupt }
    let connection = try HistoryDatabase.connect(to: file)
    try HistorySchema.prepare(connection)
    let releases = try connection.rows(
      "SELECT id, number, name, begun FROM release ORDER BY number DESC, begun DESC LIMIT 1"
    ) { row in
      UUID(uuidString: row.text(0)).map { id in
        Release(
          id: id, number: row.integer(1), name: row.isNull(2) ? nil : row.text(2),
          begun: Date(timeIntervalSince1970: row.real(3)))
      }
    }
    guard let release = releases.first else { return HistoryOpening() }
    let id = Connection.Value.text(release.id.uuidString)
    return HistoryOpening(
      release: release,
      finished: try connection.rows(
        "SELECT \(FinishedStep.columns) FROM finished_step WHERE release = ? ORDER BY sequence", [id]
      ) { FinishedStep($0) },
      records: try connection.rows(
        "SELECT step, rating, remaining FROM progress WHERE release = ?", [id]
      ) { row in
        StepRecord(
          releaseID: release.id, stepID: row.text(0), rating: Rating(row.integer(1)),
          remaining: row.isNull(2) ? nil : row.real(2))
      })
  }

  /// Whether the file begins as every SQLite database does. One that is empty or not there may become one.
  private static func hasDatabaseHeader(_ file: URL) -> Bool {
    guard let handle = try? FileHandle(forReadingFrom: file) else { return true }
    defer { try? handle.close() }
    guard let start = try? handle.read(upToCount: 16), !start.isEmpty else { return true }
    return start.elementsEqual("SQLite format 3\0".utf8)
  }

  /// Moves a file that cannot be used out of the way, its journal with it, to a name that is free.
  static func setAside(_ file: URL, at now: Date = Date()) throws(StorageError) -> URL {
    let stamp = now.formatted(
      pattern: "yyyyMMdd-HHmmss", locale: Locale(identifier: "en_US_POSIX"), zone: .gmt)
    let files = FileManager.default
    var aside = file.appendingPathExtension("corrupt-\(stamp)")
    var count = 1
    while files.fileExists(atPath: aside.path) {
      count += 1
      aside = file.appendingPathExtension("corrupt-\(stamp)-\(count)")
    }
    do {
      try files.moveItem(at: file, to: aside)
    } catch {
      throw .cannotOpen(path: file.path)
    }
    for suffix in ["-journal", "-wal", "-shm"] {
      try? files.moveItem(atPath: file.path + suffix, toPath: aside.path + suffix)
    }
    return aside
  }
}
