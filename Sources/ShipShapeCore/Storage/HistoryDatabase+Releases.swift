import Foundation

/// A release as a list of them shows it.
package struct ReleaseSummary: Hashable, Sendable, Identifiable {
  package let release: Release
  /// How many of its steps are done.
  package let stepsDone: Int
  /// How many were to fix when its steps were done.
  package let leftToFix: Int
  /// The day on which its last step was done.
  package let lastDay: CalendarDay?

  package var id: Release.ID { release.id }
}

extension HistoryDatabase {
  /// The releases of the log, the one that was used last first; at most `limit`.
  package func releases(limit: Int = 500) throws(StorageError) -> [ReleaseSummary] {
    var result: [ReleaseSummary] = []
    try withConnection { connection throws(StorageError) in
      result = try connection.rows(
        """
        SELECT \(Connection.releaseColumns),
          (SELECT count(DISTINCT step) FROM finished_step WHERE finished_step.release = release.id),
          (SELECT coalesce(sum(to_fix), 0) FROM check_record WHERE check_record.release = release.id),
          (SELECT max(day) FROM finished_step WHERE finished_step.release = release.id)
        FROM release ORDER BY turn DESC, number DESC LIMIT ?
        """, [.integer(Int64(limit))]
      ) { row in
        Release(row).map {
          ReleaseSummary(
            release: $0, stepsDone: row.integer(13), leftToFix: row.integer(14),
            lastDay: row.textOrNull(15).flatMap(CalendarDay.init(stored:)))
        }
      }
    }
    return result
  }

  /// Everything of one release; nil when the log does not have it.
  package func opening(of release: Release.ID) throws(StorageError) -> HistoryOpening? {
    var opening: HistoryOpening?
    try withConnection { connection throws(StorageError) in
      let found = try connection.rows(
        "SELECT \(Connection.releaseColumns) FROM release WHERE id = ?", [.text(release.uuidString)]
      ) { Release($0) }.first
      guard let found else { return }
      var filled = HistoryOpening()
      try filled.fill(with: found, from: connection)
      opening = filled
    }
    return opening
  }
}
