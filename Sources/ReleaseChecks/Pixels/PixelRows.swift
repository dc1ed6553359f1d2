/// The rows of a PNG as they lie in its inflated data: each a filter byte and its pixels, pass after pass.
///
/// Source: PNG specification, 7 (scanlines) and 8 (interlacing).
struct PixelRows {
  struct Pass {
    let width: Int
    let height: Int
    /// Where its pixels lie in the picture: start and step, across and down.
    let x: (start: Int, step: Int)
    let y: (start: Int, step: Int)
    /// Of one row, without the filter byte.
    let rowBytes: Int
  }

  let passes: [Pass]
  /// Bytes from a sample to the same sample of the pixel before, at least 1.
  let pixelBytes: Int
  /// Of the whole inflated data.
  let byteCount: Int

  /// Larger than any screenshot by far; what claims more is damaged or means harm.
  private static let mostBytes = 1 << 30
  private static let mostRowBytes = 1 << 22

  /// Nil when the picture is too large to be looked at.
  init?(_ header: PictureHeader) {
    let bits = header.colour.channels * header.bitDepth
    pixelBytes = max(1, bits / 8)
    let (width, height) = (header.size.width, header.size.height)
    let layout: [(Int, Int, Int, Int)] =
      header.isInterlaced
      ? [(0, 8, 0, 8), (4, 8, 0, 8), (0, 4, 4, 8), (2, 4, 0, 4), (0, 2, 2, 4), (1, 2, 0, 2), (0, 1, 1, 2)]
      : [(0, 1, 0, 1)]
    var passes: [Pass] = []
    var total = 0
    for (xStart, xStep, yStart, yStep) in layout {
      let passWidth = (width - xStart + xStep - 1) / xStep
      let passHeight = (height - yStart + yStep - 1) / yStep
      guard passWidth > 0, passHeight > 0 else { continue }
      let (rowBits, overflow) = passWidth.multipliedReportingOverflow(by: bits)
      let rowBytes = (rowBits + 7) / 8
      let (passBytes, tooMany) = (rowBytes + 1).multipliedReportingOverflow(by: passHeight)
      guard !overflow, !tooMany, rowBytes <= Self.mostRowBytes, total + passBytes <= Self.mostBytes else {
        return nil
      }
      total += passBytes
      passes.append(
        Pass(width: passWidth, height: passHeight, x: (xStart, xStep), y: (yStart, yStep), rowBytes: rowBytes)
      )
    }
    self.passes = passes
    byteCount = total
  }
}
