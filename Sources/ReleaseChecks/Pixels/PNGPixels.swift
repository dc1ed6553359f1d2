/// What a PNG has of pixels: the contents of its IDAT chunks, which are one stream, and of its tRNS chunk.
///
/// Source: PNG specification, 11.2.3 IDAT and 11.3.1 tRNS.
struct PNGPixels {
  private let file: OpenFile
  private var chunks = PNGChunks()
  /// Of the IDAT chunk that is being read.
  private var left = 0..<0

  init(_ file: OpenFile) { self.file = file }

  private static let largestTransparency = 256

  /// Moves the contents of all IDAT chunks together, at the beginning of the whole file's bytes.
  static func gather(in bytes: UnsafeMutableRawBufferPointer) -> UnsafeRawBufferPointer {
    guard let base = bytes.baseAddress else { return UnsafeRawBufferPointer(bytes) }
    var chunks = PNGChunks()
    var gathered = 0
    func head(at offset: Int) -> Int? {
      guard offset + PNGChunks.headBytes <= bytes.count else { return nil }
      return Int(exactly: UInt64(bigEndian: (base + offset).loadUnaligned(as: UInt64.self)))
    }
    while let chunk = chunks.next(head(at: chunks.offset)), chunk.name != .end {
      guard chunk.name == .pixels else { continue }
      let available = chunk.contents.clamped(to: 0..<bytes.count)
      (base + gathered).copyMemory(from: base + available.lowerBound, byteCount: available.count)
      gathered += available.count
    }
    return UnsafeRawBufferPointer(start: base, count: gathered)
  }

  /// Reads on in the IDAT chunks; nil at their end.
  mutating func next(into buffer: UnsafeMutableRawBufferPointer) -> Int? {
    while left.isEmpty {
      guard let chunk = chunks.next(file.head(at: chunks.offset)), chunk.name != .end else { return nil }
      if chunk.name == .pixels { left = chunk.contents }
    }
    let (got, error) = file.fill(
      UnsafeMutableRawBufferPointer(rebasing: buffer[..<min(buffer.count, left.count)]), from: left.lowerBound
    )
    guard got > 0, error == 0 else { return nil }
    left.removeFirst(got)
    return got
  }

  /// The contents of the `tRNS` chunk.
  static func transparency(in file: OpenFile) -> [UInt8]? {
    var chunks = PNGChunks()
    while let chunk = chunks.next(file.head(at: chunks.offset)) {
      switch chunk.name {
      case .transparency:
        guard chunk.contents.count <= largestTransparency else { return nil }
        let contents = try? file.read(from: chunk.contents.lowerBound, count: chunk.contents.count)
        return contents?.count == chunk.contents.count ? contents : nil
      case .pixels, .end: return nil
      case .other: break
      }
    }
    return nil
  }
}

extension OpenFile {
  /// A chunk's head, as one number.
  fileprivate func head(at offset: Int) -> Int? {
    guard let bytes = try? read(from: offset, count: PNGChunks.headBytes), bytes.count == PNGChunks.headBytes
    else { return nil }
    return Int(exactly: bytes.reduce(0 as UInt64) { $0 << 8 | UInt64($1) })
  }
}
