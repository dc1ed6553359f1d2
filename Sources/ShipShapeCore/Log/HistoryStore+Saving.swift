extension HistoryStore {
  /// The newest `limit` lines of a log on the disk, with `unsaved` on top of them, and where to go on.
  ///
  /// A log that has no line at all is `HistoryStore()`: empty, with samples in a development build.
  @MainActor
  package static func load(
    from database: HistoryDatabase, unsaved: [LogChange] = [], limit: Int
  ) throws(StorageError) -> (store: HistoryStore, next: HistoryDatabase.Cursor?) {
    let page = try database.page(limit: limit)
    var store = HistoryStore(shipDays: [])
    for line in page.lines { store.add(line) }
    for change in unsaved { store.apply(change) }
    return (store.isEmpty ? HistoryStore() : store, page.next)
  }

  /// Adds the next `limit` lines of the log, all of them older.
  ///
  /// - Returns: where to go on; nil at the end.
  @MainActor
  package mutating func loadOlder(
    from database: HistoryDatabase, after cursor: HistoryDatabase.Cursor, limit: Int
  ) throws(StorageError) -> HistoryDatabase.Cursor? {
    let page = try database.page(after: cursor, limit: limit)
    for line in page.lines { add(line) }
    return page.next
  }

  /// Writes every line, as one transaction.
  @MainActor
  package func save(to database: HistoryDatabase) throws(StorageError) {
    try database.write(finishedSteps.map { .finish($0) })
  }

  /// What a change does to a log that is already loaded.
  mutating func apply(_ change: LogChange) {
    switch change {
    case .finish(let line): add(line)
    case .unfinish(let id): remove(id)
    default: break
    }
  }
}
