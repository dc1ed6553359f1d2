import Testing

@testable import ReleaseChecks

struct PictureHeaderTests {
  @Test func aPNGsHeaderIsReadDirectly() {
    let reading = PictureHeader.read(
      from: ByteReader(TestPicture.png(1320, 2868, .rgba, depth: 16, isInterlaced: true)))
    guard case .header(let header) = reading else {
      Issue.record("\(reading)")
      return
    }
    #expect(header.size == PixelSize(1320, 2868))
    #expect(header.colour == .rgba && header.bitDepth == 16 && header.isInterlaced && header.hasAlphaChannel)
  }

  @Test func transparentColoursAreFoundBeforeThePixels() {
    let text = String(repeating: "x", count: 3_000)
    let file = TestPicture.png(
      8, 8, transparency: [0, 1, 0, 2, 0, 3], rows: TestPicture.rows(8, 8, pixel: [1, 2, 3]), note: text)
    guard case .header(let header) = PictureHeader.read(from: ByteReader(file)) else {
      Issue.record("no header")
      return
    }
    #expect(header.hasTransparentColours && !header.hasAlphaChannel)
  }

  /// Header and pixels are walked by the same rule, up to the same number of chunks.
  @Test func manySmallChunksHideNothing() throws {
    let empty = TestPicture.chunk("tEXt", [])
    func picture(_ count: Int) -> [UInt8] {
      var file = TestPicture.png(1, 1, .grey, transparency: [0, 9], rows: [0, 9])
      file.insert(contentsOf: repeatElement(empty, count: count).joined(), at: 33)
      return file
    }
    for count in [1_990, 2_010, 90_000] {
      let fixture = try ReleaseFixture(["screenshots/en-US/1.png": .bytes(picture(count))])
      let disk = try Disk(path: fixture.root)
      let file = try disk.file(at: RelativePath("screenshots/en-US/1.png"))
      guard case .header(let header) = PictureHeader.read(from: try ByteReader(file: file)) else {
        Issue.record("\(count) chunks are too many")
        continue
      }
      #expect(header.hasTransparentColours)
      let found = TransparencyScan.scan(file, header: header, scratch: Scratch(worker: 0))
      #expect(found == .transparent(x: 0, y: 0))
    }
    #expect(PictureHeader.read(from: ByteReader(picture(PNGChunks.most))) == .broken(.png))
  }

  @Test(arguments: 1...8) func everyOrientationIsRead(orientation: Int) {
    let file = TestPicture.jpeg(100, 50, orientation: UInt8(orientation))
    guard case .header(let header) = PictureHeader.read(from: ByteReader(file)) else {
      Issue.record("no header")
      return
    }
    #expect(header.orientation == orientation)
    #expect(header.shownSize == (orientation >= 5 ? PixelSize(50, 100) : PixelSize(100, 50)))
  }

  @Test func depthsThatPNGDoesNotHaveAreBroken() {
    #expect(PictureHeader.read(from: ByteReader(TestPicture.png(8, 8, .rgb, depth: 4))) == .broken(.png))
    #expect(PictureHeader.read(from: ByteReader(TestPicture.png(8, 8, .palette, depth: 16))) == .broken(.png))
  }
}
