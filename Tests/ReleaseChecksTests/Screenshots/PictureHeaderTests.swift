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
