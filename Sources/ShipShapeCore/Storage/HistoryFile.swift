import Foundation
import Glibc

/// The log as a file: where a new one comes from, and where a damaged one goes.
enum HistoryFile {
  /// Opens the log, made first when there is none, and brings it up to date.
  static func connect(to path: String) throws(StorageError) -> Connection {
    do {
      try Files.makePrivateFolder(Files.folder(of: path))
    } catch {
      throw .noFolder(path: Files.folder(of: path))
    }
    switch Files.kind(path) {
    case .nothing: try make(path)
    // We never leave an empty file: somebody, or a disk, has emptied it.
    case .file(size: 0): throw .corrupt
    case .file:
      // SQLite would clear away the journal of a file that it then refuses.
      guard let start = Files.start(of: path, count: 16), start.count == 16 else { break }
      guard start.elementsEqual("SQLite format 3\0".utf8) else { throw .corrupt }
    case .other: throw .cannotOpen(path: path)
    }
    Files.makePrivate(path)
    let connection = try Connection(path: path)
    try HistorySchema.prepare(connection)
    return connection
  }

  /// Makes a new, empty log beside its place and then puts it there, so that a log is never seen half made.
  private static func make(_ path: String) throws(StorageError) {
    let new = path + ".new"
    unlink(new)  // what a start that was cut off may have left
    let descriptor = open(new, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw errno == EROFS ? .readOnly : errno == ENOSPC ? .full : .cannotOpen(path: path)
    }
    close(descriptor)
    try HistorySchema.prepare(try Connection(path: new))
    // A link does not replace what another process has put there meanwhile.
    let isLinked = link(new, path) == 0
    let failure = errno
    if !isLinked, failure != EEXIST, rename(new, path) != 0 { throw .cannotOpen(path: path) }
    unlink(new)
    sync(folder: Files.folder(of: path))
  }

  /// Puts a folder's names on the disk.
  private static func sync(folder: String) {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  /// Moves a file that cannot be used out of the way, its journal with it, to a name that is free.
  ///
  /// - Parameter now: when, for the name.
  static func setAside(_ path: String, at now: Moment) throws(StorageError) -> String {
    let stamp = stamp(now)
    var aside = "\(path).corrupt-\(stamp)"
    var count = 1
    while Files.kind(aside) != .nothing {
      count += 1
      aside = "\(path).corrupt-\(stamp)-\(count)"
    }
    guard rename(path, aside) == 0 else { throw .cannotOpen(path: path) }
    for suffix in ["-journal", "-wal", "-shm"] { rename(path + suffix, aside + suffix) }
    return aside
  }

  /// The moment in Greenwich as "20260617-130500".
  private static func stamp(_ now: Moment) -> String {
    var seconds = time_t(now.date.timeIntervalSince1970)
    var parts = tm()
    gmtime_r(&seconds, &parts)
    var text = [CChar](repeating: 0, count: 32)
    let length = strftime(&text, text.count, "%Y%m%d-%H%M%S", &parts)
    return String(decoding: text.prefix(length).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
