/// What a picture's header says. No pixel is looked at.
package struct PictureHeader: Equatable, Sendable {
  package enum Format: String, Sendable { case png, jpeg }
  package enum Colour: Equatable, Sendable { case grey, rgb, palette, greyAlpha, rgba, cmyk }

  package let format: Format
  package let size: PixelSize
  package let bitDepth: Int
  package let colour: Colour
  /// PNG's `tRNS` chunk: colours that are transparent.
  package var hasTransparentColours = false
  /// EXIF's orientation, 1 to 8; 1 when there is none.
  package var orientation = 1
  /// PNG's Adam7.
  package var isInterlaced = false

  package var hasAlphaChannel: Bool { colour == .rgba || colour == .greyAlpha }

  /// The size once EXIF's orientation has been followed, as deliver measures it.
  package var shownSize: PixelSize { orientation >= 5 ? size.turned : size }
}

/// What looking at a picture's header came to.
package enum PictureReading: Equatable, Sendable {
  case header(PictureHeader)
  case empty
  /// A format that the store does not take, by name.
  case other(String)
  /// It begins as a picture and breaks off or contradicts itself.
  case broken(PictureHeader.Format)
  case unknown
}

extension PictureHeader {
  static func read(from source: consuming ByteReader) -> PictureReading {
    if source.count == 0 { return .empty }
    guard let start = source.bytes(at: 0, count: min(16, source.count)) else { return .unknown }
    if start.starts(with: PNGHeader.signature) {
      return PNGHeader.read(from: &source).map(PictureReading.header) ?? .broken(.png)
    }
    if start.starts(with: [0xFF, 0xD8]) {
      return JPEGHeader.read(from: &source).map(PictureReading.header) ?? .broken(.jpeg)
    }
    return otherFormat(Array(start)).map(PictureReading.other) ?? .unknown
  }

  /// The name of a format that people mistake for a screenshot's.
  private static func otherFormat(_ start: [UInt8]) -> String? {
    func has(_ text: String, at offset: Int = 0) -> Bool { start.dropFirst(offset).starts(with: text.utf8) }
    if has("GIF8") { return "GIF" }
    if has("RIFF"), has("WEBP", at: 8) { return "WebP" }
    if has("BM") { return "BMP" }
    if has("II*\0") || has("MM\0*") { return "TIFF" }
    if has("%PDF") { return "PDF" }
    if has("<svg") || has("<?xml") { return "SVG" }
    if has("ftyp", at: 4) {
      if ["heic", "heix", "mif1", "heim", "hevc"].contains(where: { has($0, at: 8) }) { return "HEIC" }
      return has("avif", at: 8) ? "AVIF" : "MP4"
    }
    return nil
  }
}

/// Reads a PNG's chunks up to the first of the pixels.
///
/// Source: PNG specification, 11.2.1 IHDR and 11.3.1 tRNS.
enum PNGHeader {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// A file of nothing but small chunks is given up on.
  private static let mostChunks = 2_000

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
    if !header.hasAlphaChannel { header.hasTransparentColours = hasTransparency(in: &source) }
    return breaksOff(&source) ? nil : header
  }

  private static let end = Array("IEND".utf8) + [0xAE, 0x42, 0x60, 0x82]

  /// Whether a file has pixels and not its end. One of a header alone is left to others to judge.
  private static func breaksOff(_ source: inout ByteReader) -> Bool {
    if source.count <= 45 || source.bytes(at: source.count - 8, count: 8)?.elementsEqual(end) == true {
      return false
    }
    // Something may follow the end; then it has to be looked for.
    var offset = 33
    var hasPixels = false
    for _ in 0..<mostChunks {
      guard let length = source.number(at: offset, bytes: 4),
        let name = source.bytes(at: offset + 4, count: 4)
      else { return hasPixels }
      if name.elementsEqual("IEND".utf8) { return false }
      if name.elementsEqual("IDAT".utf8) { hasPixels = true }
      offset += 12 + length
    }
    return false
  }

  /// Walks the chunks to the pixels; a file may end before, as far as its header goes it is right.
  private static func hasTransparency(in source: inout ByteReader) -> Bool {
    var offset = 33
    for _ in 0..<mostChunks {
      guard let length = source.number(at: offset, bytes: 4),
        let name = source.bytes(at: offset + 4, count: 4)
      else { return false }
      if name.elementsEqual("tRNS".utf8) { return true }
      if name.elementsEqual("IDAT".utf8) || name.elementsEqual("IEND".utf8) { return false }
      offset += 12 + length
    }
    return false
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

/// Reads a JPEG's segments up to the frame header.
///
/// Source: ITU-T T.81, B.2.2; Exif 2.3 for the orientation.
enum JPEGHeader {
  private static let mostSegments = 2_000

  static func read(from source: inout ByteReader) -> PictureHeader? {
    var offset = 2
    var orientation = 1
    for _ in 0..<mostSegments {
      guard let mark = source.number(at: offset, bytes: 1), mark == 0xFF else { return nil }
      guard let marker = source.number(at: offset + 1, bytes: 1) else { return nil }
      if marker == 0xFF {  // padding
        offset += 1
        continue
      }
      if marker == 0x01 || (0xD0...0xD8).contains(marker) {  // stands alone
        offset += 2
        continue
      }
      guard marker != 0xD9, marker != 0xDA, let length = source.number(at: offset + 2, bytes: 2), length >= 2
      else { return nil }
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return frame(at: offset + 4, orientation: orientation, in: &source)
      }
      if marker == 0xE1, let found = self.orientation(at: offset + 4, length: length - 2, in: &source) {
        orientation = found
      }
      offset += 2 + length
    }
    return nil
  }

  private static func frame(at offset: Int, orientation: Int, in source: inout ByteReader) -> PictureHeader? {
    guard let depth = source.number(at: offset, bytes: 1),
      let height = source.number(at: offset + 1, bytes: 2),
      let width = source.number(at: offset + 3, bytes: 2),
      let components = source.number(at: offset + 5, bytes: 1),
      width > 0, height > 0
    else { return nil }
    let colour: PictureHeader.Colour
    switch components {
    case 1: colour = .grey
    case 3: colour = .rgb
    case 4: colour = .cmyk
    default: return nil
    }
    return PictureHeader(
      format: .jpeg, size: PixelSize(width, height), bitDepth: depth, colour: colour, orientation: orientation
    )
  }

  /// Tag 0x0112 of the first directory.
  private static func orientation(at start: Int, length: Int, in source: inout ByteReader) -> Int? {
    guard length > 14, source.bytes(at: start, count: 6)?.elementsEqual("Exif\0\0".utf8) == true,
      let order = source.bytes(at: start + 6, count: 2)
    else { return nil }
    let tiff = start + 6
    let isLittle = order.elementsEqual("II".utf8)
    func value(_ offset: Int, _ count: Int, _ source: inout ByteReader) -> Int? {
      guard offset + count <= start + length, let bytes = source.bytes(at: offset, count: count) else {
        return nil
      }
      var value = 0
      for byte in isLittle ? Array(bytes.reversed()) : Array(bytes) { value = value << 8 | Int(byte) }
      return value
    }
    guard let directory = value(tiff + 4, 4, &source), let entries = value(tiff + directory, 2, &source)
    else { return nil }
    for entry in 0..<min(entries, 500) {
      let at = tiff + directory + 2 + entry * 12
      guard let tag = value(at, 2, &source) else { return nil }
      if tag == 0x0112 { return value(at + 8, 2, &source).flatMap { (1...8).contains($0) ? $0 : nil } }
    }
    return nil
  }
}
