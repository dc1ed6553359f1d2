/// Walks a PNG's chunks for the compressed pixels.
///
/// Source: PNG specification, 5.3 chunk layout and 11.2.3 IDAT.
struct PNGChunks {
  private let file: OpenFile
  private var offset = 8
  /// Of the IDAT chunk that is being read.
  private var left = 0
  /// A file of nothing but small chunks is given up on.
  private var chunksLeft = Self.mostChunks

  init(_ file: OpenFile) { self.file = file }

  private static let start = 8
  private static let overhead = 12
  private static let mostChunks = 100_000
  private static let largestTransparency = 256

  /// Moves the contents of all IDAT chunks together, at the beginning of the whole file's bytes.
  static func gatherPixels(in bytes: UnsafeMutableRawBufferPointer) -> UnsafeRawBufferPointer {
    guard let base = bytes.baseAddress else { return UnsafeRawBufferPointer(bytes) }
    var offset = start
    var gathered = 0
    while offset + overhead <= bytes.count {
      let length = Int(UInt32(bigEndian: (base + offset).loadUnaligned(as: UInt32.self)))
      let name = UInt32(bigEndian: (base + offset + 4).loadUnaligned(as: UInt32.self))
      if name == end { break }
      let available = min(length, bytes.count - offset - 8)
      if name == pixels {
        (base + gathered).copyMemory(from: base + offset + 8, byteCount: available)
        gathered += available
      }
      offset += overhead + length
    }
    return UnsafeRawBufferPointer(start: base, count: gathered)
  }

  private static let pixels: UInt32 = 0x4944_4154  // IDAT
  private static let end: UInt32 = 0x4945_4E44  // IEND

  /// Reads on in the IDAT chunks; nil at their end.
  mutating func nextPixels(into buffer: UnsafeMutableRawBufferPointer) -> Int? {
    while left == 0 {
      chunksLeft -= 1
      guard chunksLeft > 0, let head = try? file.read(from: offset, count: 8), head.count == 8 else {
        return nil
      }
      let length = head[0..<4].reduce(0) { $0 << 8 | Int($1) }
      if head[4...].elementsEqual("IEND".utf8) { return nil }
      if head[4...].elementsEqual("IDAT".utf8), length > 0 {
        left = length
        offset += 8
      } else {
        offset += Self.overhead + length
      }
    }
    let (got, error) = file.fill(
      UnsafeMutableRawBufferPointer(rebasing: buffer[..<min(buffer.count, left)]), from: offset)
    guard got > 0, error == 0 else { return nil }
    left -= got
    offset += got
    if left == 0 { offset += 4 }  // the checksum
    return got
  }

  /// The contents of the `tRNS` chunk.
  static func transparency(in file: OpenFile) -> [UInt8]? {
    var offset = start
    for _ in 0..<mostChunks {
      guard let head = try? file.read(from: offset, count: 8), head.count == 8 else { return nil }
      let length = head[0..<4].reduce(0) { $0 << 8 | Int($1) }
      let name = head[4...]
      if name.elementsEqual("tRNS".utf8) {
        guard length <= largestTransparency else { return nil }
        let contents = try? file.read(from: offset + 8, count: length)
        return contents?.count == length ? contents : nil
      }
      if name.elementsEqual("IDAT".utf8) || name.elementsEqual("IEND".utf8) { return nil }
      offset += overhead + length
    }
    return nil
  }
}
