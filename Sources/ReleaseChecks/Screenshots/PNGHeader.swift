/// Reads a PNG's chunks up to the first of the pixels.
///
/// Source: PNG specification, 11.2.1 IHDR and 11.3.1 tRNS.
enum PNGHeader {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  static func read(from source: inout ByteReader) -> PictureHeader? {
    guard source.number(at: 8, bytes: 4) == 13,
      source.bytes(at: 12, count: 4)?.elementsEqual("IHDR".utf8) == true,
      let width = source.number(at: 16, bytes: 4), let height = source.number(at: 20, bytes: 4),
      let depth = source.number(at: 24, bytes: 1), let type = source.number(at: 25, bytes: 1),
      let interlace = source.number(at: 28, bytes: 1), interlace <= 1,
      (1...0x7FFF_FFFF).contains(width), (1...0x7FFF_FFFF).contains(height),
      let colour = PictureHeader.Colour(pngType: type), colour.allows(depth)
    else { return nil }
    var header = PictureHeader(
      format: .png, size: PixelSize(width, height), bitDepth: depth, colour: colour,
      isInterlaced: interlace == 1)
    if !header.hasAlphaChannel {
      guard let hasTransparency = hasTransparency(in: &source) else { return nil }
      header.hasTransparentColours = hasTransparency
    }
    return breaksOff(&source) ? nil : header
  }

  private static let end = Array("IEND".utf8) + [0xAE, 0x42, 0x60, 0x82]

  /// Whether a file has pixels and breaks off before its end. A file with only a header does not count.
  private static func breaksOff(_ source: inout ByteReader) -> Bool {
    if source.count <= 45 || source.bytes(at: source.count - 8, count: 8)?.elementsEqual(end) == true {
      return false
    }
    // Something may follow the end; then it has to be looked for.
    var chunks = PNGChunks()
    var hasPixels = false
    while let chunk = chunks.next(source.number(at: chunks.offset, bytes: PNGChunks.headBytes)) {
      switch chunk.name {
      case .end: return false
      case .pixels: hasPixels = true
      case .transparency, .other: break
      }
    }
    return hasPixels || chunks.isGivenUp
  }

  /// Whether a tRNS chunk stands before the pixels; a file may end before, as far as its header goes it is right. Nil
  /// when it cannot be told.
  private static func hasTransparency(in source: inout ByteReader) -> Bool? {
    var chunks = PNGChunks()
    while let chunk = chunks.next(source.number(at: chunks.offset, bytes: PNGChunks.headBytes)) {
      switch chunk.name {
      case .transparency: return true
      case .pixels, .end: return false
      case .other: break
      }
    }
    return chunks.isGivenUp ? nil : false
  }
}

extension PictureHeader.Colour {
  fileprivate init?(pngType: Int) {
    switch pngType {
    case 0: self = .grey
    case 2: self = .rgb
    case 3: self = .palette
    case 4: self = .greyAlpha
    case 6: self = .rgba
    default: return nil
    }
  }

  fileprivate func allows(_ depth: Int) -> Bool {
    switch self {
    case .grey: [1, 2, 4, 8, 16].contains(depth)
    case .palette: [1, 2, 4, 8].contains(depth)
    default: depth == 8 || depth == 16
    }
  }

  /// Samples of a PNG pixel.
  var channels: Int {
    switch self {
    case .grey, .palette: 1
    case .greyAlpha: 2
    case .rgb: 3
    case .rgba, .cmyk: 4
    }
  }
}
