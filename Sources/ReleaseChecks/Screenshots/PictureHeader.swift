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
  /// Encrypted, or kept elsewhere.
  case locked(by: Lock)
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
    if let lock = Lock(source.bytes(at: 0, count: min(64, source.count)) ?? start) {
      return .locked(by: lock)
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
