/// The shape of `history.sqlite`, as numbered migrations; `PRAGMA user_version` counts those that were made.
enum HistorySchema {
  /// Each brings a file from the version of its position to the next. Those that were released never change.
  static let migrations = [
    """
    CREATE TABLE release (
      id TEXT PRIMARY KEY,
      number INTEGER NOT NULL,
      name TEXT,
      begun REAL NOT NULL
    );
    CREATE TABLE finished_step (
      sequence INTEGER PRIMARY KEY AUTOINCREMENT,
      id TEXT NOT NULL UNIQUE,
      step TEXT NOT NULL,
      name TEXT NOT NULL,
      release TEXT NOT NULL,
      instant REAL NOT NULL,
      utc_offset INTEGER NOT NULL,
      day TEXT NOT NULL
    );
    CREATE INDEX finished_step_by_day ON finished_step (day DESC);
    CREATE INDEX finished_step_by_release ON finished_step (release);
    CREATE TABLE progress (
      release TEXT NOT NULL,
      step TEXT NOT NULL,
      rating INTEGER NOT NULL DEFAULT 0,
      remaining REAL,
      PRIMARY KEY (release, step)
    ) WITHOUT ROWID;
    """
  ]

  /// Brings a file up to date, and sets how a transaction reaches the disk: a rollback journal, synced with its
  /// folder, so that one file is the whole log and what a person was told is saved survives a power cut.
  ///
  /// - Throws: `newerVersion` for a file that this version does not know; it is then left as it was.
  static func prepare(_ connection: borrowing Connection) throws(StorageError) {
    let version = try connection.rows("PRAGMA user_version") { $0.integer(0) }.first ?? 0
    guard version <= migrations.count else { throw .newerVersion(version) }
    try connection.execute("PRAGMA journal_mode = DELETE; PRAGMA synchronous = EXTRA;")
    guard version < migrations.count else { return }
    try connection.execute("BEGIN IMMEDIATE")
    do {
      // Another process may have been first, between the question above and the lock.
      let version = try connection.rows("PRAGMA user_version") { $0.integer(0) }.first ?? 0
      for (position, migration) in migrations.enumerated().dropFirst(version) {
        try connection.execute("\(migration); PRAGMA user_version = \(position + 1);")
      }
      try connection.execute("COMMIT")
    } catch {
      try? connection.execute("ROLLBACK")
      throw error
    }
  }
}
