import Glibc

/// A file held open.
package final class OpenFile: Sendable {
  package let stamp: Disk.Stamp
  private let descriptor: Int32

  /// Opens a file anywhere, below the current folder if `path` is not absolute.
  package convenience init(path: String) throws(Disk.Fault) {
    let opened = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    if opened < 0 { throw Disk.Fault(errno) }
    try self.init(descriptor: opened)
  }

  init(descriptor: Int32) throws(Disk.Fault) {
    var status = stat()
    guard fstat(descriptor, &status) == 0, Disk.Kind(status) == .file else {
      close(descriptor)
      throw .notAFile
    }
    self.descriptor = descriptor
    stamp = Disk.Stamp(status)
  }

  deinit { close(descriptor) }

  /// Up to `count` bytes from `offset`; fewer at the file's end.
  package func read(from offset: Int, count: Int) throws(Disk.Fault) -> [UInt8] {
    var number: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      (filled, number) = fill(UnsafeMutableRawBufferPointer(buffer), from: offset)
    }
    if number != 0 { throw Disk.Fault(number) }
    return bytes
  }

  /// The whole file; one that is longer than `most` is refused.
  package func all(atMost most: Int) throws(Disk.Fault) -> [UInt8] {
    guard stamp.size <= most else { throw .tooLarge(stamp.size) }
    return try read(from: 0, count: stamp.size)
  }

  /// Up to `count` bytes from the beginning, in one call.
  func readOnce(count: Int) throws(Disk.Fault) -> [UInt8] {
    var number: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      var got = pread(descriptor, buffer.baseAddress, count, 0)
      while got < 0, errno == EINTR { got = pread(descriptor, buffer.baseAddress, count, 0) }
      number = got < 0 ? errno : 0
      filled = max(0, got)
    }
    if number != 0 { throw Disk.Fault(number) }
    return bytes
  }

  /// Fills a buffer from `offset`, as far as the file goes. Returns how far, and the system's error or 0.
  func fill(_ buffer: UnsafeMutableRawBufferPointer, from offset: Int) -> (count: Int, error: Int32) {
    var filled = 0
    while filled < buffer.count {
      guard let start = buffer.baseAddress else { break }
      let got = pread(descriptor, start + filled, buffer.count - filled, offset + filled)
      if got < 0 {
        if errno == EINTR { continue }
        return (filled, errno)
      }
      if got == 0 { break }
      filled += got
    }
    return (filled, 0)
  }
}
