import CDeflate

@testable import ReleaseChecks

/// PNG and JPEG files made byte by byte, so that each says exactly what a test asks.
enum TestPicture {
  enum Colour: UInt8 { case grey = 0, rgb = 2, palette = 3, greyAlpha = 4, rgba = 6 }

  /// - Parameters:
  ///   - rows: the pixels' rows, each with its filter byte; nil for only a header.
  ///   - note: makes files of one size differ.
  static func png(
    _ width: Int, _ height: Int, _ colour: Colour = .rgb, depth: UInt8 = 8, isInterlaced: Bool = false,
    palette: [UInt8]? = nil, transparency: [UInt8]? = nil, rows: [UInt8]? = nil, chunkSize: Int = 8_192,
    note: String = ""
  ) -> [UInt8] {
    var file = PNGHeader.signature
    file += chunk("IHDR", big(width) + big(height) + [depth, colour.rawValue, 0, 0, isInterlaced ? 1 : 0])
    if !note.isEmpty { file += chunk("tEXt", Array("Comment".utf8) + [0] + Array(note.utf8)) }
    if let palette { file += chunk("PLTE", palette) }
    if let transparency { file += chunk("tRNS", transparency) }
    if let rows {
      let data = deflated(rows)
      for start in stride(from: 0, to: data.count, by: chunkSize) {
        file += chunk("IDAT", Array(data[start..<min(start + chunkSize, data.count)]))
      }
      file += chunk("IEND", [])
    }
    return file
  }

  /// Rows of one colour, none of them filtered.
  static func rows(_ width: Int, _ height: Int, pixel: [UInt8]) -> [UInt8] {
    let row = [0] + Array(repeatElement(pixel, count: width).joined())
    return Array(repeatElement(row, count: height).joined())
  }

  static func jpeg(_ width: Int, _ height: Int, components: UInt8 = 3, orientation: UInt8? = nil) -> [UInt8] {
    var file: [UInt8] = [0xFF, 0xD8]
    if let orientation {
      let tiff: [UInt8] =
        Array("MM".utf8) + [
          0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0,
        ]
      let exif = Array("Exif".utf8) + [0, 0] + tiff
      file += [0xFF, 0xE1, UInt8((exif.count + 2) >> 8), UInt8((exif.count + 2) & 0xFF)] + exif
    }
    file += [0xFF, 0xC0, 0, UInt8(8 + 3 * components), 8]
    file += [UInt8(height >> 8), UInt8(height & 0xFF), UInt8(width >> 8), UInt8(width & 0xFF), components]
    for component in 1...components { file += [component, 0x11, 0] }
    return file + [0xFF, 0xD9]
  }

  static func chunk(_ name: String, _ contents: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + contents
    return big(contents.count) + named + big(Int(libdeflate_crc32(0, named, named.count)))
  }

  static func big(_ number: Int) -> [UInt8] {
    stride(from: 24, through: 0, by: -8).map { UInt8(number >> $0 & 0xFF) }
  }

  private static func deflated(_ bytes: [UInt8]) -> [UInt8] {
    let compressor = libdeflate_alloc_compressor(6)
    defer { libdeflate_free_compressor(compressor) }
    let most = libdeflate_zlib_compress_bound(compressor, bytes.count)
    return [UInt8](unsafeUninitializedCapacity: most) { buffer, count in
      count = libdeflate_zlib_compress(compressor, bytes, bytes.count, buffer.baseAddress, most)
    }
  }
}

extension Contents {
  static func png(_ width: Int, _ height: Int, note: String = "") -> Contents {
    .bytes(TestPicture.png(width, height, note: note))
  }

  /// Pictures of the 6.9" iPhone by these names, all different.
  static func phonePictures(_ names: [String], in folder: String = "screenshots/en-US") -> [String: Contents]
  {
    Dictionary(
      uniqueKeysWithValues: names.map {
        ("\(folder)/\($0)", Contents.png(1320, 2868, note: "\(folder)/\($0)"))
      })
  }
}

extension [String: Contents] {
  static func phonePictures(_ names: [String]) -> [String: Contents] { Contents.phonePictures(names) }
}
