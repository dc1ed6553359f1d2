/// Bytes of a file or of memory, read a window at a time: a header is a few hundred bytes of a file of any size.
struct ByteReader {
  /// How many bytes there are.
  let count: Int
  private var window: [UInt8] = []
  private var start = 0
  private let fetch: (_ offset: Int, _ count: Int) throws(Disk.Fault) -> [UInt8]
  private static let windowSize = 512

  init(file: OpenFile) throws(Disk.Fault) {
    count = file.stamp.size
    fetch = { (offset, count) throws(Disk.Fault) in try file.read(from: offset, count: count) }
    window = try fetch(0, min(count, Self.windowSize))
  }

  init(_ bytes: [UInt8]) {
    count = bytes.count
    fetch = { offset, count in Array(bytes[min(offset, bytes.count)..<min(offset + count, bytes.count)]) }
    window = Array(bytes.prefix(Self.windowSize))
  }

  /// Exactly `count` bytes from `offset`; nil where the file ends before, or cannot be read.
  mutating func bytes(at offset: Int, count length: Int) -> ArraySlice<UInt8>? {
    guard offset >= 0, length >= 0, offset <= count, length <= count - offset else { return nil }
    if offset < start || offset + length > start + window.count {
      guard let read = try? fetch(offset, min(max(length, Self.windowSize), count - offset)),
        read.count >= length
      else {
        return nil
      }
      window = read
      start = offset
    }
    return window[(offset - start)..<(offset - start + length)]
  }

  /// A big-endian number of one to eight bytes.
  mutating func number(at offset: Int, bytes length: Int) -> Int? {
    guard let slice = bytes(at: offset, count: length) else { return nil }
    var value: UInt64 = 0
    for byte in slice { value = value << 8 | UInt64(byte) }
    return Int(exactly: value)
  }
}
