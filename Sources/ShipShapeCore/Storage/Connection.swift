import CSQLite

/// SQLite's SQLITE_TRANSIENT: it copies a bound text before the call returns. C writes it as a cast of -1.
private nonisolated(unsafe) let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

/// One connection to a SQLite file, closed when it goes.
struct Connection: ~Copyable {
  /// A value in a statement or a row.
  enum Value: Hashable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)

    static func text(_ text: String?) -> Value { text.map { .text($0) } ?? .null }
  }

  private let handle: OpaquePointer
  private let path: String

  /// Opens a file that is there; `:memory:` is a database that goes with the connection.
  init(path: String) throws(StorageError) {
    var opened: OpaquePointer?
    let code = sqlite3_open_v2(path, &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_EXRESCODE, nil)
    guard code == SQLITE_OK, let opened else {
      sqlite3_close_v2(opened)
      throw StorageError(code: code, message: "", path: path)
    }
    handle = opened
    self.path = path
    // A neighbour that writes is done in a few milliseconds; the window must not wait for one that is not.
    sqlite3_busy_timeout(handle, 50)
  }

  deinit { sqlite3_close_v2(handle) }

  /// Runs statements that take no values and give no rows.
  func execute(_ sql: String) throws(StorageError) {
    try check(sqlite3_exec(handle, sql, nil, nil, nil))
  }

  /// Runs one statement with `values` for its question marks.
  func run(_ sql: String, _ values: Value...) throws(StorageError) {
    _ = try rows(sql, values) { _ in () }
  }

  /// The rows of one query, each as `read` makes it; rows for which it answers nil are left out.
  func rows<Result>(
    _ sql: String, _ values: [Value] = [], _ read: (Row) -> Result?
  ) throws(StorageError) -> [Result] {
    var prepared: OpaquePointer?
    try check(sqlite3_prepare_v2(handle, sql, -1, &prepared, nil))
    defer { sqlite3_finalize(prepared) }
    for (position, value) in values.enumerated() {
      let place = Int32(position + 1)
      switch value {
      case .null: try check(sqlite3_bind_null(prepared, place))
      case .integer(let number): try check(sqlite3_bind_int64(prepared, place, number))
      case .real(let number): try check(sqlite3_bind_double(prepared, place, number))
      case .text(let text): try check(sqlite3_bind_text(prepared, place, text, -1, transient))
      }
    }
    var results: [Result] = []
    while true {
      switch sqlite3_step(prepared) {
      case SQLITE_ROW: if let result = read(Row(statement: prepared)) { results.append(result) }
      case SQLITE_DONE: return results
      case let code: try check(code)
      }
    }
  }

  /// Runs `body` as one transaction: all of it is on the disk when this returns, or none of it is.
  func transaction(_ body: () throws(StorageError) -> Void) throws(StorageError) {
    try execute("BEGIN IMMEDIATE")
    do {
      try body()
      try execute("COMMIT")
    } catch {
      // SQLite may have rolled back already, and then refuses this one.
      sqlite3_exec(handle, "ROLLBACK", nil, nil, nil)
      throw error
    }
  }

  private func check(_ code: Int32) throws(StorageError) {
    guard code == SQLITE_OK || code == SQLITE_DONE || code == SQLITE_ROW else {
      throw StorageError(code: code, message: String(cString: sqlite3_errmsg(handle)), path: path)
    }
  }

  /// One row of a result, valid while it is read.
  struct Row {
    fileprivate let statement: OpaquePointer?

    func integer(_ column: Int32) -> Int { Int(sqlite3_column_int64(statement, column)) }
    /// The number at a column; infinite ones and what is not a number are zero.
    func real(_ column: Int32) -> Double {
      let number = sqlite3_column_double(statement, column)
      return number.isFinite ? number : 0
    }
    func text(_ column: Int32) -> String {
      sqlite3_column_text(statement, column).map { String(cString: $0) } ?? ""
    }
    func textOrNull(_ column: Int32) -> String? { isNull(column) ? nil : text(column) }
    func isNull(_ column: Int32) -> Bool { sqlite3_column_type(statement, column) == SQLITE_NULL }
  }
}

extension StorageError {
  /// What one of SQLite's extended result codes means for the log.
  fileprivate init(code: Int32, message: String, path: String) {
    self =
      switch (code, code & 0xff) {
      case (SQLITE_READONLY_DBMOVED, _): .moved
      case (_, SQLITE_BUSY), (_, SQLITE_LOCKED): .busy
      case (_, SQLITE_FULL): .full
      case (_, SQLITE_READONLY): .readOnly
      // Our own statements are right: one that names what is not there, or meets a rule that we did not set, has
      // another database before it.
      case (_, SQLITE_CORRUPT), (_, SQLITE_NOTADB), (_, SQLITE_ERROR), (_, SQLITE_CONSTRAINT),
        (_, SQLITE_MISMATCH):
        .corrupt
      case (_, SQLITE_CANTOPEN), (_, SQLITE_PERM), (_, SQLITE_AUTH): .cannotOpen(path: path)
      default: .failing(code: code, message: message)
      }
  }
}

/// SQLITE_READONLY | (4 << 8), a macro that does not arrive in Swift.
private let SQLITE_READONLY_DBMOVED: Int32 = 1032
