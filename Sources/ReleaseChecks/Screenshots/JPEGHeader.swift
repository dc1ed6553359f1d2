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
      if marker == 0x01 || (0xD0...0xD8).contains(marker) {  // has no length
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
