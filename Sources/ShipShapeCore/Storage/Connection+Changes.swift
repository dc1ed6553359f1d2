import Foundation
import ReleaseChecks

/// What each change of the log is in SQL.
extension Connection {
  func apply(_ change: LogChange) throws(StorageError) {
    switch change {
    case .begin(let release): try begin(release)
    case .discard(let release):
      for table in ["progress", "acceptance", "tick", "check_record"] {
        try run("DELETE FROM \(table) WHERE release = ?", .text(release.uuidString))
      }
      try run("DELETE FROM release WHERE id = ?", .text(release.uuidString))
    case .describe(let release): try describe(release)
    case .use(let release):
      try run(
        "UPDATE release SET turn = 1 + (SELECT max(turn) FROM release) WHERE id = ?",
        .text(release.uuidString))
    case .finish(let step):
      try run(
        "INSERT OR IGNORE INTO finished_step (\(FinishedStep.columns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        .text(step.id.uuidString), .text(step.stepID), .text(step.name), .text(step.releaseID.uuidString),
        .real(step.instant.timeIntervalSince1970), .integer(Int64(step.utcOffset)), .text(step.day.stored),
        step.timeSpent.map { .real($0.inSeconds) } ?? .null)
    case .unfinish(let step):
      try run("DELETE FROM finished_step WHERE id = ?", .text(step.uuidString))
    case .progress(let record):
      try run(
        """
        INSERT OR REPLACE INTO progress (release, step, rating, remaining, elapsed, finished)
        VALUES (?, ?, ?, ?, ?, ?)
        """,
        .text(record.releaseID.uuidString), .text(record.stepID), .integer(Int64(record.rating.value)),
        record.remaining.map { .real($0) } ?? .null, .real(record.elapsed),
        record.finished.map { .text($0.uuidString) } ?? .null)
    default: try applyToMemory(change)
    }
  }

  /// Changes of what was accepted, ticked and found.
  private func applyToMemory(_ change: LogChange) throws(StorageError) {
    switch change {
    case .accept(let finding, let release):
      try run(
        """
        INSERT OR REPLACE INTO acceptance (release, rule, file, locale, reason, crc32, instant)
        VALUES (?, ?, ?, ?, ?, ?, ?)
        """,
        .text(release.uuidString), .text(finding.acceptance.rule), .text(finding.acceptance.file ?? ""),
        .text(finding.acceptance.locale ?? ""), .text(finding.acceptance.reason),
        .text(finding.acceptance.crc32), .real(finding.instant.timeIntervalSince1970))
    case .takeBack(let acceptance, let release):
      try run(
        "DELETE FROM acceptance WHERE release = ? AND rule = ? AND file = ? AND locale = ?",
        .text(release.uuidString), .text(acceptance.rule), .text(acceptance.file ?? ""),
        .text(acceptance.locale ?? ""))
    case .tick(.some(let tick), let point, let release):
      try run(
        "INSERT OR REPLACE INTO tick (release, point, instant, utc_offset, day) VALUES (?, ?, ?, ?, ?)",
        .text(release.uuidString), .text(point), .real(tick.instant.timeIntervalSince1970),
        .integer(Int64(tick.utcOffset)), .text(tick.day.stored))
    case .tick(.none, let point, let release):
      try run("DELETE FROM tick WHERE release = ? AND point = ?", .text(release.uuidString), .text(point))
    case .traits(let traits, let release):
      try run(
        "UPDATE release SET traits = ? WHERE id = ?", .text(traits?.sorted().joined(separator: ",")),
        .text(release.uuidString))
    case .check(.some(let record), let step, let release):
      try run(
        """
        INSERT OR REPLACE INTO check_record
        (release, step, instant, utc_offset, day, languages, pictures, to_fix, items)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
        .text(release.uuidString), .text(step), .real(record.instant.timeIntervalSince1970),
        .integer(Int64(record.utcOffset)), .text(record.day.stored), .integer(Int64(record.languages)),
        .integer(Int64(record.pictures)), .integer(Int64(record.toFix)), .text(record.storedItems))
    case .check(.none, let step, let release):
      try run(
        "DELETE FROM check_record WHERE release = ? AND step = ?", .text(release.uuidString), .text(step))
    case .begin, .discard, .describe, .use, .finish, .unfinish, .progress: break
    }
  }

  private func begin(_ release: Release) throws(StorageError) {
    let others = try rows(
      "SELECT id FROM release WHERE number = ? AND id <> ?",
      [.integer(Int64(release.number)), .text(release.id.uuidString)]
    ) { UUID(uuidString: $0.text(0)) }
    guard others.isEmpty else { throw .releaseTaken(release.id) }
    try run(
      """
      INSERT OR REPLACE INTO release (id, number, begun, turn)
      VALUES (?, ?, ?, 1 + (SELECT coalesce(max(turn), 0) FROM release))
      """,
      .text(release.id.uuidString), .integer(Int64(release.number)),
      .real(release.begun.timeIntervalSince1970))
    try describe(release)
  }

  private func describe(_ release: Release) throws(StorageError) {
    try run(
      """
      UPDATE release SET name = ?, version = ?, folder = ?, part = ?, root = ?, kind = ?, complete = ?,
        devices = ?, main_language = ?, ended = ? WHERE id = ?
      """,
      .text(release.name), .text(release.version), .text(release.location?.folder),
      .text(release.location?.part), .text(release.location?.root), .text(release.facts.kind?.rawValue),
      release.facts.isComplete.map { .integer($0 ? 1 : 0) } ?? .null,
      .text(release.facts.devices.map { $0.map(\.rawValue).sorted().joined(separator: ",") }),
      .text(release.facts.primaryLocale),
      release.ended.map { .real($0.timeIntervalSince1970) } ?? .null, .text(release.id.uuidString))
  }
}
