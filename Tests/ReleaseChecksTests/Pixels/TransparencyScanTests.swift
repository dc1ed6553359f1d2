import Foundation
import Testing

@testable import ReleaseChecks

struct TransparencyScanTests {
  /// - Parameter whole: the picture that `file` was before it was damaged.
  private func scan(_ file: [UInt8], of whole: [UInt8]? = nil, worker: Int) throws -> Picture.Transparency {
    let fixture = try ReleaseFixture(["1.png": .bytes(file)])
    let open = try Disk(path: fixture.root).file(at: RelativePath("1.png"))
    var source = ByteReader(whole ?? file)
    guard let header = PNGHeader.read(from: &source) else { return .damaged }
    return TransparencyScan.scan(open, header: header, scratch: Scratch(worker: worker))
  }

  /// Filters rows as an encoder would, each with its own filter.
  private func filtered(
    _ pixels: [[UInt8]], pixelBytes: Int, filters: [UInt8]
  ) -> [UInt8] {
    var previous = [UInt8](repeating: 0, count: pixels.first?.count ?? 0)
    var rows: [UInt8] = []
    for (number, row) in pixels.enumerated() {
      let filter = filters[number % filters.count]
      rows.append(filter)
      for index in row.indices {
        let left = index >= pixelBytes ? row[index - pixelBytes] : 0
        let up = previous[index]
        let upLeft = index >= pixelBytes ? previous[index - pixelBytes] : 0
        let predicted: UInt8
        switch filter {
        case 1: predicted = left
        case 2: predicted = up
        case 3: predicted = UInt8((Int(left) + Int(up)) / 2)
        case 4:
          let estimate = Int(left) + Int(up) - Int(upLeft)
          let distances = [abs(estimate - Int(left)), abs(estimate - Int(up)), abs(estimate - Int(upLeft))]
          predicted =
            distances[0] <= distances[1] && distances[0] <= distances[2]
            ? left
            : distances[1] <= distances[2] ? up : upLeft
        default: predicted = 0
        }
        rows.append(row[index] &- predicted)
      }
      previous = row
    }
    return rows
  }

  /// Every filter, both ways of inflating, 8 and 16 bits, with and without a colour: one pixel is not opaque.
  @Test(arguments: [[0], [1], [2], [3], [4], [0, 1, 2, 3, 4], [4, 3, 2, 1, 0]] as [[UInt8]], [0, 5])
  func theFirstTransparentPixelIsFoundUnderEveryFilter(filters: [UInt8], worker: Int) throws {
    var random = SeededRandom(seed: 3)
    for (colour, depth) in [(TestPicture.Colour.rgba, 8), (.rgba, 16), (.greyAlpha, 8), (.greyAlpha, 16)] {
      let alphaBytes = depth / 8
      let pixelBytes = (colour == .rgba ? 4 : 2) * alphaBytes
      let (width, height) = (37, 23)
      var pixels = (0..<height).map { _ in random.bytes(width * pixelBytes) }
      for y in 0..<height {
        for x in 0..<width { for byte in 1...alphaBytes { pixels[y][(x + 1) * pixelBytes - byte] = 255 } }
      }
      func picture() -> [UInt8] {
        TestPicture.png(
          width, height, colour, depth: UInt8(depth),
          rows: filtered(pixels, pixelBytes: pixelBytes, filters: filters), chunkSize: 100)
      }
      #expect(try scan(picture(), worker: worker) == .opaque)
      for _ in 0..<6 {
        let (x, y) = (Int.random(in: 0..<width, using: &random), Int.random(in: 0..<height, using: &random))
        let index = (x + 1) * pixelBytes - Int.random(in: 1...alphaBytes, using: &random)
        pixels[y][index] = UInt8.random(in: 0..<255, using: &random)
        #expect(try scan(picture(), worker: worker) == .transparent(x: x, y: y))
        pixels[y][index] = 255
      }
    }
  }

  @Test func interlacedPicturesAreReadPassByPass() throws {
    // 9×9 in Adam7: every pass begins anew.
    let sizes = [(2, 2), (1, 2), (3, 1), (2, 3), (5, 2), (4, 5), (9, 4)]
    let rows = sizes.flatMap { width, height in TestPicture.rows(width, height, pixel: [1, 2, 3, 255]) }
    #expect(try scan(TestPicture.png(9, 9, .rgba, isInterlaced: true, rows: rows), worker: 0) == .opaque)
    var one = rows
    one[one.count - 1] = 0
    #expect(
      try scan(TestPicture.png(9, 9, .rgba, isInterlaced: true, rows: one), worker: 5)
        == .transparent(x: 8, y: 7))
  }

  @Test(arguments: [1, 2, 4, 8] as [UInt8]) func aTransparentEntryOfAPaletteCountsWhereItIsUsed(depth: UInt8)
    throws
  {
    // Indices 0, 1, 0, 1 … packed.
    let width = 16
    let perByte = 8 / Int(depth)
    let byte = (0..<perByte).reduce(UInt8(0)) { $0 << depth | UInt8($1 % 2) }
    let row =
      depth == 8 ? (0..<width).map { UInt8($0 % 2) } : [UInt8](repeating: byte, count: width / perByte)
    func picture(_ alphas: [UInt8]) -> [UInt8] {
      TestPicture.png(
        width, 2, .palette, depth: depth, palette: [0, 0, 0, 9, 9, 9], transparency: alphas,
        rows: [0] + row + [2] + row.map { _ in 0 })
    }
    #expect(try scan(picture([255, 0]), worker: 0) == .transparent(x: 1, y: 0))
    #expect(try scan(picture([255, 255]), worker: 0) == .opaque)
    #expect(try scan(picture([255]), worker: 5) == .opaque)
  }

  @Test func damagedPixelsAreSaidHoweverTheyAreInflated() throws {
    let whole = TestPicture.png(40, 40, .rgba, rows: TestPicture.rows(40, 40, pixel: [1, 2, 3, 255]))
    let short = TestPicture.png(40, 80, .rgba, rows: TestPicture.rows(40, 40, pixel: [1, 2, 3, 255]))
    let filter = TestPicture.png(2, 1, .rgba, rows: [9, 1, 2, 3, 255, 1, 2, 3, 255])
    // A transparent pixel before the break is found all the same, and surplus bytes are nobody's business.
    var random = SeededRandom(seed: 5)
    let early = TestPicture.png(100, 100, .rgba, rows: (0..<100).flatMap { _ in [0] + random.bytes(400) })
    let surplus = TestPicture.png(40, 40, .rgba, rows: TestPicture.rows(40, 41, pixel: [1, 2, 3, 255]))
    for worker in [0, 5] {
      #expect(
        try scan(Array(early.dropLast(60)), of: early, worker: worker) == scan(early, worker: 1 - worker / 5))
      #expect(try scan(surplus, worker: worker) == .opaque)
      #expect(try scan(Array(whole.dropLast(40)), of: whole, worker: worker) == .damaged)
      #expect(try scan(short, worker: worker) == .damaged)
      #expect(try scan(filter, worker: worker) == .damaged)
      #expect(try scan(TestPicture.png(1320, 2868, .rgba), worker: worker) == .damaged)
      #expect(try scan(TestPicture.png(0x7FFF_FFFF, 0x7FFF_FFFF, .rgba), worker: worker) == .damaged)
    }
  }
}
