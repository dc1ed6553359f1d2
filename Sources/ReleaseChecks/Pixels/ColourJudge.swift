/// Judges pictures whose `tRNS` chunk names transparent colours: here the pixels are needed, so the filters are undone.
struct ColourJudge: RowJudge {
  private enum Key {
    /// Alpha by palette index; what is missing is opaque.
    case palette([UInt8])
    /// The one transparent colour, its bytes as they lie in a row.
    case samples([UInt8])
    /// The one transparent grey, below 8 bits.
    case packedGrey(Int)
  }

  private let key: Key
  private let pixelBytes: Int
  private let bitDepth: Int
  private var width = 0
  private var previous: [UInt8] = []
  private var current: [UInt8] = []

  /// - Parameter transparency: the contents of the `tRNS` chunk; nil when they do not fit the header.
  init?(_ header: PictureHeader, transparency: [UInt8]) {
    bitDepth = header.bitDepth
    pixelBytes = max(1, header.colour.channels * header.bitDepth / 8)
    switch header.colour {
    case .palette: key = .palette(transparency)
    case .grey, .rgb:
      guard transparency.count == 2 * header.colour.channels else { return nil }
      if bitDepth == 16 {
        key = .samples(transparency)
      } else if bitDepth == 8 {
        key = .samples(stride(from: 1, to: transparency.count, by: 2).map { transparency[$0] })
      } else {
        key = .packedGrey(Int(transparency[1]))
      }
    default: return nil
    }
  }

  mutating func beginPass(_ pass: PixelRows.Pass) {
    width = pass.width
    previous = [UInt8](repeating: 0, count: pass.rowBytes)
    current = previous
  }

  mutating func firstTransparent(
    filter: UInt8, row: UnsafeRawBufferPointer, isFirst: Bool
  ) throws(RowDamage) -> Int? {
    try undo(filter, row)
    swap(&previous, &current)
    let pixels = previous
    switch key {
    case .palette(let alphas):
      return (0..<width).first { x in
        let index = packed(pixels, x)
        return index < alphas.count && alphas[index] < 255
      }
    case .packedGrey(let grey):
      return (0..<width).first { packed(pixels, $0) == grey }
    case .samples(let colour):
      return (0..<width).first { pixels[($0 * pixelBytes)..<(($0 + 1) * pixelBytes)].elementsEqual(colour) }
    }
  }

  /// The sample of a pixel of at most 8 bits.
  private func packed(_ row: [UInt8], _ x: Int) -> Int {
    let bit = x * bitDepth
    let shift = 8 - bitDepth - bit % 8
    return Int(row[bit / 8]) >> shift & ((1 << bitDepth) - 1)
  }

  private mutating func undo(_ filter: UInt8, _ row: UnsafeRawBufferPointer) throws(RowDamage) {
    guard filter <= 4 else { throw RowDamage() }
    for index in row.indices {
      let left = index >= pixelBytes ? current[index - pixelBytes] : 0
      let up = previous[index]
      let upLeft = index >= pixelBytes ? previous[index - pixelBytes] : 0
      let predicted: UInt8 =
        switch filter {
        case 1: left
        case 2: up
        case 3: UInt8((Int(left) + Int(up)) / 2)
        case 4: Self.paeth(left, up, upLeft)
        default: 0
        }
      current[index] = row[index] &+ predicted
    }
  }

  private static func paeth(_ left: UInt8, _ up: UInt8, _ upLeft: UInt8) -> UInt8 {
    let estimate = Int(left) + Int(up) - Int(upLeft)
    let (a, b, c) = (abs(estimate - Int(left)), abs(estimate - Int(up)), abs(estimate - Int(upLeft)))
    return a <= b && a <= c ? left : b <= c ? up : upLeft
  }
}
