import Glibc

/// A folder held open. Everything that is read from or written to the release folder goes through it.
///
/// Everything is looked up from the open folder, so a path may be long and a name may be any bytes.
package final class Disk: Sendable {
  package enum Kind: Sendable { case file, folder, link, other }

  package struct Entry: Sendable {
    package let name: [UInt8]
    package let kind: Kind
    package var isHidden: Bool { name.first == UInt8(ascii: ".") }
    package var text: String { String(decoding: name, as: UTF8.self) }
  }

  /// What tells whether a file is still the one that was read.
  package struct Stamp: Hashable, Sendable {
    let device: UInt
    let inode: UInt
    let modified: Int
    let changed: Int
    package let size: Int

    init(_ status: stat) {
      device = UInt(status.st_dev)
      inode = UInt(status.st_ino)
      modified = Int(status.st_mtim.tv_sec) &* 1_000_000_000 &+ Int(status.st_mtim.tv_nsec)
      changed = Int(status.st_ctim.tv_sec) &* 1_000_000_000 &+ Int(status.st_ctim.tv_nsec)
      size = Int(status.st_size)
    }
  }

  /// Why something cannot be read.
  package enum Fault: Error, Equatable, Sendable {
    case missing, brokenLink, linkLoop, notAllowed
    /// A FIFO, a socket, a device, or a folder where a file belongs.
    case notAFile
    case tooLarge(Int)
    /// It grew or shrank while it was read, twice; or is no longer what was read.
    case changing
    /// It was to be changed and is not in the project.
    case outside
    /// The system's own word.
    case system(Int32)
  }

  private let descriptor: Int32

  /// Opens the folder at `path`, below the current one if it is not absolute.
  package convenience init(path: String) throws(Fault) { try self.init(path: RelativePath(path)) }

  init(path: RelativePath) throws(Fault) {
    descriptor = path.withCString { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    if descriptor < 0 { throw Fault(errno) }
  }

  deinit { close(descriptor) }

  private init(descriptor: Int32) { self.descriptor = descriptor }

  /// What is in a folder, in the order of the names' bytes.
  package func entries(of folder: RelativePath) throws(Fault) -> [Entry] {
    try entries(of: folder, opened: try opened(folder))
  }

  /// A folder below this one, held open too, so that what is in it is found in one step; and what is in it.
  func folder(at path: RelativePath) throws(Fault) -> (disk: Disk, entries: [Entry]) {
    let opened = try opened(path)
    let kept = fcntl(opened, F_DUPFD_CLOEXEC, 0)
    guard kept >= 0 else {
      let number = errno
      close(opened)
      throw Fault(number)
    }
    let disk = Disk(descriptor: kept)
    return (disk, try entries(of: path, opened: opened))
  }

  private func opened(_ folder: RelativePath) throws(Fault) -> Int32 {
    let opened = folder.withCString { openat(descriptor, $0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard opened >= 0 else { throw fault(errno, at: folder) }
    return opened
  }

  /// Takes `opened` over and closes it.
  private func entries(of folder: RelativePath, opened: Int32) throws(Fault) -> [Entry] {
    guard let stream = fdopendir(opened) else {
      let number = errno
      close(opened)
      throw Fault(number)
    }
    defer { closedir(stream) }
    var entries: [Entry] = []
    while let item = readdir(stream) {
      let name = item.name
      if name == [UInt8(ascii: ".")] || name == [UInt8(ascii: "."), UInt8(ascii: ".")] { continue }
      entries.append(Entry(name: name, kind: kind(item.pointee.d_type, folder.appending(name))))
    }
    entries.sort { $0.name.lexicographicallyPrecedes($1.name) }
    return entries
  }

  private func kind(_ type: UInt8, _ path: @autoclosure () -> RelativePath) -> Kind {
    switch Int(type) {
    case Int(DT_REG): return .file
    case Int(DT_DIR): return .folder
    case Int(DT_LNK): return .link
    case Int(DT_UNKNOWN):
      var status = stat()
      guard path().withCString({ fstatat(descriptor, $0, &status, AT_SYMLINK_NOFOLLOW) }) == 0 else {
        return .other
      }
      return Kind(status)
    default: return .other
    }
  }

  /// What a path leads to in the end.
  package func resolvedKind(of path: RelativePath) throws(Fault) -> Kind { Kind(try status(of: path)) }

  package func stamp(of path: RelativePath) throws(Fault) -> Stamp {
    let status = try status(of: path)
    guard Kind(status) == .file else { throw .notAFile }
    return Stamp(status)
  }

  /// What a name stands for, the same for two names of one thing; a link is followed.
  func identity(of path: RelativePath) throws(Fault) -> [UInt] {
    let status = try status(of: path)
    return [UInt(status.st_dev), UInt(status.st_ino)]
  }

  func status(of path: RelativePath, followsLinks: Bool = true) throws(Fault) -> stat {
    var status = stat()
    let flags = followsLinks ? 0 : AT_SYMLINK_NOFOLLOW
    guard path.withCString({ fstatat(descriptor, $0, &status, flags) }) == 0 else {
      throw fault(errno, at: path)
    }
    return status
  }

  /// The whole of a file of at most `limit` bytes.
  ///
  /// - Throws: `Fault.tooLarge` with the size before a byte is read.
  package func contents(of path: RelativePath, atMost limit: Int) throws(Fault) -> ([UInt8], Stamp) {
    for _ in 0..<2 {
      let file = try file(at: path)
      if file.stamp.size > limit { throw .tooLarge(file.stamp.size) }
      // One byte more than there should be, so that one call tells that the file has not grown.
      let bytes = try file.readOnce(count: file.stamp.size + 1)
      if bytes.count == file.stamp.size { return (bytes, file.stamp) }
    }
    throw .changing
  }

  /// Opens a file to read parts of it. A FIFO is not waited for.
  package func file(at path: RelativePath) throws(Fault) -> OpenFile {
    let opened = path.withCString { openat(descriptor, $0, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC) }
    guard opened >= 0 else {
      if errno == ENXIO { throw .notAFile }
      throw fault(errno, at: path)
    }
    return try OpenFile(descriptor: opened)
  }

  /// Whether the path's last part is a link.
  func isLink(_ path: RelativePath) -> Bool {
    var status = stat()
    return path.withCString { fstatat(descriptor, $0, &status, AT_SYMLINK_NOFOLLOW) } == 0
      && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Where a path leads to once every link is followed; nil when it cannot be told.
  package func realPath(of path: RelativePath) -> String? {
    realBytes(of: path).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The same as bytes, for a name need not be UTF-8.
  func realBytes(of path: RelativePath) -> [UInt8]? {
    let within = RelativePath("/proc/self/fd/\(descriptor)").appending(
      path.bytes.isEmpty ? [UInt8(ascii: ".")] : path.bytes)
    guard let resolved = within.withCString({ realpath($0, nil) }) else { return nil }
    defer { free(resolved) }
    return UnsafeBufferPointer(start: resolved, count: strlen(resolved)).map { UInt8(bitPattern: $0) }
  }

  // MARK: One step of a change; more in Disk+Writing

  /// A new file, open to be written; -1 and `errno` when it cannot be made.
  func makeFile(_ path: RelativePath, mode: mode_t) -> Int32 {
    path.withCString { openat(descriptor, $0, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode) }
  }

  /// The system's error, or 0.
  func move(_ old: RelativePath, to new: RelativePath) -> Int32 {
    old.withCString { old in
      new.withCString { renameat(descriptor, old, descriptor, $0) == 0 ? 0 : errno }
    }
  }

  /// Takes a file away; nothing happens where there is none.
  package func remove(_ path: RelativePath) { _ = path.withCString { unlinkat(descriptor, $0, 0) } }

  /// Where a path leads when that is outside of `project`, a whole path; nil when it is inside or cannot be told.
  package func target(of path: RelativePath, outside project: String?) -> String? {
    guard let project, let target = realPath(of: path), target != project,
      !target.hasPrefix(project == "/" ? "/" : project + "/")
    else { return nil }
    return target
  }

  private func fault(_ number: Int32, at path: RelativePath) -> Fault {
    guard number == ENOENT else { return Fault(number) }
    return isLink(path) ? .brokenLink : .missing
  }
}

extension Disk.Kind {
  init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    case S_IFLNK: self = .link
    default: self = .other
    }
  }
}

extension Disk.Fault {
  init(_ number: Int32) {
    switch number {
    case ENOENT: self = .missing
    case ELOOP: self = .linkLoop
    case EACCES, EPERM: self = .notAllowed
    case ENOTDIR, EISDIR, ENXIO: self = .notAFile
    default: self = .system(number)
    }
  }

  /// For a sentence: "it may not be read".
  package var sentence: String {
    switch self {
    case .missing: "it is not there"
    case .brokenLink: "it is a link to something that is not there"
    case .linkLoop: "it is a link that leads back to itself"
    case .notAllowed: "permission denied"
    case .notAFile: "it is not a regular file"
    case .tooLarge(let size): "it is too large (\(size) bytes)"
    case .changing: "it changes while it is read"
    case .outside: "it is not in the project"
    case .system(let number): String(cString: strerror(number))
    }
  }
}

extension RelativePath {
  fileprivate func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    if bytes.isEmpty { return ".".withCString(body) }
    return (bytes + [0]).withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { signed in
        guard let start = signed.baseAddress else { return "".withCString(body) }
        return body(start)
      }
    }
  }
}

extension UnsafeMutablePointer<dirent> {
  /// The entry's name without its NUL.
  fileprivate var name: [UInt8] {
    withUnsafeBytes(of: &pointee.d_name) { [UInt8]($0.prefix { $0 != 0 }) }
  }
}
