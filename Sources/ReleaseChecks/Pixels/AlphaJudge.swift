/// Judges pictures with an alpha channel without undoing a filter.
///
/// PNG's filters work byte by byte. As long as every pixel so far was opaque, the alpha bytes to the left and above are
/// all 255 (or 0 beyond the edges), so the filtered byte of an opaque pixel is known beforehand; the first byte that is
/// another is the first pixel that is not opaque, and there the search ends.
///
/// Source: PNG specification, 9.2 filter types.
struct AlphaJudge: RowJudge {
  private let pixelBytes: Int
  private let alphaBytes: Int
  private var width = 0

  init(_ header: PictureHeader) {
    alphaBytes = header.bitDepth / 8
    pixelBytes = header.colour.channels * alphaBytes
  }

  mutating func beginPass(_ pass: PixelRows.Pass) { width = pass.width }

  func firstTransparent(
    filter: UInt8, row: UnsafeRawBufferPointer, isFirst: Bool
  ) throws(RowDamage) -> Int? {
    let (first, rest) = try Self.opaque(filter, isFirstRow: isFirst)
    let alpha = pixelBytes - alphaBytes
    for byte in alpha..<pixelBytes where row[byte] != first { return 0 }
    if pixelBytes == 4, alphaBytes == 1 {
      guard differs(row, from: rest) else { return nil }
    }
    var index = pixelBytes + alpha
    for x in 1..<max(1, width) {
      for byte in 0..<alphaBytes where row[index + byte] != rest { return x }
      index += pixelBytes
    }
    return nil
  }

  /// The commonest pixels, four bytes each, many at a time.
  private func differs(_ row: UnsafeRawBufferPointer, from rest: UInt8) -> Bool {
    let expected = UInt32(rest) << 24
    var difference: UInt32 = 0
    guard let start = row.baseAddress else { return false }
    for x in 1..<max(1, width) {
      difference |= UInt32(littleEndian: (start + 4 &* x).loadUnaligned(as: UInt32.self)) ^ expected
    }
    return difference >> 24 != 0
  }

  /// The filtered alpha byte of an opaque pixel among opaque ones: of a row's first pixel, and of those after it.
  static func opaque(_ filter: UInt8, isFirstRow: Bool) throws(RowDamage) -> (first: UInt8, rest: UInt8) {
    switch filter {
    case 0: (255, 255)
    case 1: (255, 0)
    case 2: isFirstRow ? (255, 255) : (0, 0)
    case 3: isFirstRow ? (255, 128) : (128, 0)
    case 4: isFirstRow ? (255, 0) : (0, 0)
    default: throw RowDamage()
    }
  }
}
