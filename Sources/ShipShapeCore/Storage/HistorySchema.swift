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
    """,
    // Whose file it is; the time that a step took; a day's lines by their instant; and a step's line in its progress
    // as well, so that one that goes missing is noticed.
    """
    PRAGMA application_id = \(applicationID);
    ALTER TABLE finished_step ADD COLUMN seconds REAL;
    ALTER TABLE progress ADD COLUMN elapsed REAL NOT NULL DEFAULT 0;
    ALTER TABLE progress ADD COLUMN finished TEXT;
    DROP INDEX finished_step_by_day;
    CREATE INDEX finished_step_by_day ON finished_step (day DESC, instant);
    INSERT OR IGNORE INTO progress (release, step) SELECT release, step FROM finished_step;
    UPDATE progress SET finished = (
      SELECT id FROM finished_step AS line
      WHERE line.release = progress.release AND line.step = progress.step ORDER BY sequence DESC LIMIT 1);
    """,
    // What is known of a release, and what was accepted, ticked and found in it. `turn` is the highest for the release
    // that the app opens with: no clock, which may jump.
    """
    ALTER TABLE release ADD COLUMN version TEXT;
    ALTER TABLE release ADD COLUMN folder TEXT;
    ALTER TABLE release ADD COLUMN part TEXT;
    ALTER TABLE release ADD COLUMN root TEXT;
    ALTER TABLE release ADD COLUMN kind TEXT;
    ALTER TABLE release ADD COLUMN complete INTEGER;
    ALTER TABLE release ADD COLUMN devices TEXT;
    ALTER TABLE release ADD COLUMN main_language TEXT;
    ALTER TABLE release ADD COLUMN traits TEXT;
    ALTER TABLE release ADD COLUMN ended REAL;
    ALTER TABLE release ADD COLUMN turn INTEGER NOT NULL DEFAULT 0;
    UPDATE release SET turn = number;
    UPDATE release SET ended = coalesce(
      (SELECT max(instant) FROM finished_step AS line WHERE line.release = release.id), begun)
    WHERE number < (SELECT max(number) FROM release);
    CREATE TABLE acceptance (
      release TEXT NOT NULL,
      rule TEXT NOT NULL,
      file TEXT NOT NULL,
      locale TEXT NOT NULL,
      reason TEXT NOT NULL,
      crc32 TEXT,
      instant REAL NOT NULL,
      PRIMARY KEY (release, rule, file, locale)
    ) WITHOUT ROWID;
    CREATE TABLE tick (
      release TEXT NOT NULL,
      point TEXT NOT NULL,
      instant REAL NOT NULL,
      utc_offset INTEGER NOT NULL,
      day TEXT NOT NULL,
      PRIMARY KEY (release, point)
    ) WITHOUT ROWID;
    CREATE TABLE check_record (
      release TEXT NOT NULL,
      step TEXT NOT NULL,
      instant REAL NOT NULL,
      utc_offset INTEGER NOT NULL,
      day TEXT NOT NULL,
      languages INTEGER NOT NULL,
      pictures INTEGER NOT NULL,
      to_fix INTEGER NOT NULL,
      items TEXT NOT NULL,
      PRIMARY KEY (release, step)
    );
    """,
  ]

  /// What SQLite files are told apart by: "Ship" as a number.
  static let applicationID = 0x5368_6970

  /// The columns of each table, by the version from which on they are there.
  private static let columns: [[String: [String]]] = [
    [
      "release": ["id", "number", "name", "begun"],
      "finished_step": ["sequence", "id", "step", "name", "release", "instant", "utc_offset", "day"],
      "progress": ["release", "step", "rating", "remaining"],
    ],
    ["finished_step": ["seconds"], "progress": ["elapsed", "finished"]],
    [
      "release": [
        "version", "folder", "part", "root", "kind", "complete", "devices", "main_language", "traits",
        "ended",
        "turn",
      ],
      "acceptance": ["release", "rule", "file", "locale", "reason", "crc32", "instant"],
      "tick": ["release", "point", "instant", "utc_offset", "day"],
      "check_record": [
        "release", "step", "instant", "utc_offset", "day", "languages", "pictures", "to_fix", "items",
      ],
    ],
  ]

  /// Brings a file up to date, and sets how a transaction reaches the disk: a rollback journal, synced with its
  /// folder, so that one file is the whole log and what a person was told is saved survives a power cut.
  ///
  /// - Throws: `newerVersion` for a file that this version does not know, which is then left as it was; `corrupt` for a
  ///   database that is not a log, or lacks a part of one.
  static func prepare(_ connection: borrowing Connection) throws(StorageError) {
    let version = try checkedVersion(connection)
    try connection.execute("PRAGMA journal_mode = DELETE; PRAGMA synchronous = EXTRA;")
    guard version < migrations.count else { return }
    try connection.execute("BEGIN IMMEDIATE")
    do {
      // Another process may have been first, between the question above and the lock.
      let version = try checkedVersion(connection)
      for (position, migration) in migrations.enumerated().dropFirst(version) {
        try connection.execute("\(migration); PRAGMA user_version = \(position + 1);")
      }
      try connection.execute("COMMIT")
    } catch {
      try? connection.execute("ROLLBACK")
      throw error
    }
  }

  /// The version of a file, once it is clear that it is a log of ours, or empty.
  private static func checkedVersion(_ connection: borrowing Connection) throws(StorageError) -> Int {
    let version = try connection.rows("PRAGMA user_version") { $0.integer(0) }.first ?? 0
    let owner = try connection.rows("PRAGMA application_id") { $0.integer(0) }.first ?? 0
    let present = try presentColumns(connection)
    guard version != 0 else {
      // Nothing may be there yet: tables are somebody else's, or ours with a damaged header.
      guard owner == 0, present.isEmpty else { throw .corrupt }
      return 0
    }
    guard owner == applicationID || (owner == 0 && version == 1) else { throw .corrupt }
    guard version <= migrations.count else { throw .newerVersion(version) }
    guard version > 0 else { throw .corrupt }
    for tables in columns[..<version] {
      for (table, names) in tables where !Set(names).isSubset(of: present[table] ?? []) { throw .corrupt }
    }
    return version
  }

  private static func presentColumns(
    _ connection: borrowing Connection
  ) throws(StorageError) -> [String: Set<String>] {
    var present: [String: Set<String>] = [:]
    let pairs = try connection.rows(
      """
      SELECT tables.name, columns.name FROM sqlite_schema AS tables
      JOIN pragma_table_info(tables.name) AS columns WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite_%'
      """
    ) { ($0.text(0), $0.text(1)) }
    for (table, column) in pairs { present[table, default: []].insert(column) }
    return present
  }
}
