import Foundation
import Glibc

/// Looking at files before anything is done with them, by the C library: `FileManager` costs more than the first frame
/// has time for.
enum Files {
  /// What is at a path, links followed.
  enum Kind: Hashable {
    case nothing
    case file(size: Int)
    /// A folder, a pipe, a device: nothing that can be read as a file.
    case other
  }

  static func kind(_ path: String) -> Kind {
    var status = stat()
    guard stat(path, &status) == 0 else { return .nothing }
    return status.st_mode & S_IFMT == S_IFREG ? .file(size: Int(status.st_size)) : .other
  }

  /// What tells a file from another that is later in its place.
  struct Identity: Hashable {
    let device: dev_t
    let inode: ino_t
  }

  static func identity(_ path: String) -> Identity? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return Identity(device: status.st_dev, inode: status.st_ino)
  }

  /// The first `count` bytes of a file; nil when there is no file, or it cannot be read. A pipe does not hold us up.
  static func start(of path: String, count: Int) -> [UInt8]? {
    guard case .file(let size) = kind(path) else { return nil }
    // Room for what there is: to clear more takes longer than to read it.
    let count = min(count, size)
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let more = bytes.withUnsafeMutableBytes {
        Glibc.read(descriptor, $0.baseAddress?.advanced(by: filled), count - filled)
      }
      guard more > 0 else { break }
      filled += more
    }
    return Array(bytes.prefix(filled))
  }

  /// Makes a folder that only its owner can look into, and those above it.
  static func makePrivateFolder(_ path: String) throws {
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
      // One that an earlier version made for everybody.
      if status.st_mode & 0o077 != 0, status.st_uid == geteuid() { chmod(path, status.st_mode & 0o700) }
      return
    }
    try FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  /// Takes other people's rights to a file of ours away.
  static func makePrivate(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & 0o077 != 0, status.st_uid == geteuid() else { return }
    chmod(path, status.st_mode & 0o700)
  }

  /// The folder that a path is in.
  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }
}
