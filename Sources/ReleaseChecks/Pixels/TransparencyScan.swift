import CDeflate
import CIgzip

/// Decides whether a PNG has a transparent pixel, by its pixels.
///
/// The picture is inflated, whole where there is room and streamed otherwise, and its rows are judged until the first
/// that is transparent. Nothing is decoded into a picture.
enum TransparencyScan {
  static func scan(_ file: OpenFile, header: PictureHeader, scratch: Scratch) -> Picture.Transparency {
    guard header.format == .png, let rows = PixelRows(header) else { return .damaged }
    if header.hasAlphaChannel {
      var judge = AlphaJudge(header)
      return scan(file, rows: rows, judge: &judge, scratch: scratch)
    }
    guard let chunk = PNGPixels.transparency(in: file),
      var judge = ColourJudge(header, transparency: chunk)
    else { return .damaged }
    return scan(file, rows: rows, judge: &judge, scratch: scratch)
  }

  private static func scan(
    _ file: OpenFile, rows: PixelRows, judge: inout some RowJudge, scratch: Scratch
  ) -> Picture.Transparency {
    if scratch.reserve(rows: rows.byteCount, input: file.stamp.size),
      let found = whole(file, rows: rows, judge: &judge, scratch: scratch)
    {
      return found
    }
    // What cannot be inflated whole may still have a transparent pixel before it breaks off, and the answer must not
    // hang on which worker took the picture.
    return streamed(file, rows: rows, judge: &judge, scratch: scratch)
  }

  // MARK: Whole

  /// Nil when the picture cannot be inflated whole.
  private static func whole(
    _ file: OpenFile, rows: PixelRows, judge: inout some RowJudge, scratch: Scratch
  ) -> Picture.Transparency? {
    let input = UnsafeMutableRawBufferPointer(
      rebasing: scratch.input[..<min(scratch.input.count, file.stamp.size)])
    let (got, error) = file.fill(input, from: 0)
    guard error == 0, got == file.stamp.size else { return nil }
    let data = PNGPixels.gather(in: input)
    guard let from = data.baseAddress, let to = scratch.rows.baseAddress else { return nil }
    // With its checksum: libdeflate also reads some streams that are damaged. Those are read in the other way.
    let result = libdeflate_zlib_decompress(scratch.decompressor, from, data.count, to, rows.byteCount, nil)
    guard result == LIBDEFLATE_SUCCESS else { return nil }
    var walk = RowWalk(rows)
    return walk.judge(UnsafeRawBufferPointer(start: to, count: rows.byteCount), with: &judge) ?? .opaque
  }

  // MARK: Streamed

  private static let mostStreamedRows = 1 << 18

  private static func streamed(
    _ file: OpenFile, rows: PixelRows, judge: inout some RowJudge, scratch: Scratch
  ) -> Picture.Transparency {
    var pixels = PNGPixels(file)
    var walk = RowWalk(rows)
    let longest = (rows.passes.map(\.rowBytes).max() ?? 0) + 1
    let state = scratch.reserveStream(rows: max(longest, mostStreamedRows))
    state.pointee.crc_flag = UInt32(ISAL_DEFLATE)
    // Bytes of the scratch's own, never of another type: igzip's state points to them.
    guard let output = scratch.rows.baseAddress?.assumingMemoryBound(to: UInt8.self),
      let input = scratch.input.baseAddress?.assumingMemoryBound(to: UInt8.self)
    else { return .damaged }
    // The first chunks may be shorter than the header.
    var filled = 0
    while filled <= ZlibHeader.size {
      let room = UnsafeMutableRawBufferPointer(rebasing: scratch.input[filled...])
      guard let more = pixels.next(into: room) else { return .damaged }
      filled += more
    }
    guard ZlibHeader.isRight(UnsafeRawBufferPointer(scratch.input)[..<filled].rebased) else {
      return .damaged
    }
    var consumed = ZlibHeader.size
    // Whole rows at a time, so that none is cut in two.
    while let wanted = walk.bytesAhead(atMost: scratch.rows.count) {
      state.pointee.next_out = output
      state.pointee.avail_out = UInt32(wanted)
      var isBroken = false
      while state.pointee.avail_out > 0, !isBroken {
        var isAtEnd = false
        if consumed == filled {
          if let more = pixels.next(into: scratch.input) {
            (filled, consumed) = (more, 0)
          } else {
            // What is inflated already and was not asked for yet may be all that is left.
            isAtEnd = true
          }
        }
        let before = state.pointee.avail_out
        state.pointee.next_in = input + consumed
        state.pointee.avail_in = UInt32(filled - consumed)
        let result = isal_inflate(state)
        consumed = filled - Int(state.pointee.avail_in)
        let isShort = isAtEnd || state.pointee.block_state == ISAL_BLOCK_FINISH
        isBroken =
          !(result == ISAL_DECOMP_OK || result == ISAL_END_INPUT)
          || (isShort && state.pointee.avail_out > 0 && state.pointee.avail_out == before)
      }
      // Of a picture that breaks off, the rows before count as well.
      let rowBytes = walk.rowBytes
      let whole = (wanted - Int(state.pointee.avail_out)) / rowBytes * rowBytes
      if let found = walk.judge(UnsafeRawBufferPointer(start: output, count: whole), with: &judge) {
        return found
      }
      if isBroken { return .damaged }
    }
    return .opaque
  }
}

/// The two bytes before the deflated data.
///
/// Source: RFC 1950, 2.2. The checksum at the end is not read: it says nothing about transparency.
private enum ZlibHeader {
  static let size = 2

  static func isRight(_ data: UnsafeRawBufferPointer) -> Bool {
    data.count > size && data[0] & 0x0F == 8 && data[1] & 0x20 == 0
      && (Int(data[0]) << 8 | Int(data[1])) % 31 == 0
  }
}

/// Where in a picture's rows the judging stands.
private struct RowWalk {
  private let rows: PixelRows
  private var pass = 0
  private var row = 0

  init(_ rows: PixelRows) { self.rows = rows }

  /// Of the row that comes next, its filter byte included.
  var rowBytes: Int { rows.passes[pass].rowBytes + 1 }

  /// How many bytes the next whole rows of the pass take, as many as fit; nil at the end.
  func bytesAhead(atMost room: Int) -> Int? {
    guard pass < rows.passes.count else { return nil }
    return min(rows.passes[pass].height - row, max(1, room / rowBytes)) * rowBytes
  }

  /// Judges whole rows. Returns what was found, nil while every pixel is opaque.
  mutating func judge(_ data: UnsafeRawBufferPointer, with judge: inout some RowJudge) -> Picture
    .Transparency?
  {
    var offset = 0
    while offset < data.count, pass < rows.passes.count {
      let current = rows.passes[pass]
      if row == 0 { judge.beginPass(current) }
      let pixels = UnsafeRawBufferPointer(rebasing: data[(offset + 1)..<(offset + 1 + current.rowBytes)])
      do throws(RowDamage) {
        if let x = try judge.firstTransparent(filter: data[offset], row: pixels, isFirst: row == 0) {
          return .transparent(
            x: current.x.start + x * current.x.step, y: current.y.start + row * current.y.step)
        }
      } catch {
        return .damaged
      }
      offset += 1 + current.rowBytes
      row += 1
      if row == current.height {
        row = 0
        pass += 1
      }
    }
    return nil
  }
}

extension Slice<UnsafeRawBufferPointer> {
  fileprivate var rebased: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: self) }
}
