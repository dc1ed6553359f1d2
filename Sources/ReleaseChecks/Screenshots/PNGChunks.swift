/// A walk over a PNG's chunks, from one head to the next. Whoever walks reads the heads, from a file or from memory.
///
/// Source: PNG specification, 5.3 chunk layout.
struct PNGChunks {
  struct Chunk {
    let name: Name
    /// Where its contents are in the file. They may reach beyond its end.
    let contents: Range<Int>
  }

  enum Name: UInt32 {
    case transparency = 0x7452_4E53  // tRNS
    case pixels = 0x4944_4154  // IDAT
    case end = 0x4945_4E44  // IEND
    case other = 0
  }

  /// Where the next chunk begins.
  private(set) var offset = PNGHeader.signature.count
  private var left = Self.most

  /// A file of nothing but small chunks is given up on: a picture of 800 MB in chunks of 8 KiB has as many.
  static let most = 100_000
  /// Length and name, as one number.
  static let headBytes = 8
  /// The checksum behind the contents.
  private static let checksumBytes = 4

  /// - Parameter head: the eight bytes at `offset` as one number; nil where there are none, which ends the walk. It ends
  ///   at IEND too, and where there are too many chunks.
  mutating func next(_ head: Int?) -> Chunk? {
    // A length of more than 31 bits is none.
    guard left > 0, let head, head >= 0 else { return nil }
    left -= 1
    let start = offset + Self.headBytes
    let contents = start..<(start + head >> 32)
    offset = contents.upperBound + Self.checksumBytes
    return Chunk(name: Name(rawValue: UInt32(truncatingIfNeeded: head)) ?? .other, contents: contents)
  }

  /// Whether it has come to an end because there are too many.
  var isGivenUp: Bool { left == 0 }
}
