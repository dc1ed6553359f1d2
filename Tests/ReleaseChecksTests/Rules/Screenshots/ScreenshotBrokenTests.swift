import Testing

@testable import ReleaseChecks

struct ScreenshotBrokenTests {
  private func found(_ bytes: [UInt8]) throws -> [Finding] {
    try findings(.screenshotBroken, ["screenshots/en-US/1.png": .bytes(bytes)])
  }

  @Test func nothingAndHalfAHeaderStopTheUpload() throws {
    #expect(try found([]).map(\.severity) == [.error])
    #expect(try found(Array(TestPicture.png(1320, 2868).prefix(20))).map(\.severity) == [.error])
    #expect(try found([0xFF, 0xD8, 0xFF, 0xE0, 0xFF, 0xFF]).map(\.severity) == [.error])
    #expect(try found(TestPicture.png(0, 2868)).map(\.severity) == [.error])
  }

  @Test func aHeaderIsEnough() throws {
    #expect(try found(TestPicture.png(1320, 2868)).isEmpty)
  }

  @Test func pixelsThatBreakOffDoToo() throws {
    let whole = TestPicture.png(64, 64, rows: TestPicture.rows(64, 64, pixel: [1, 2, 3]), chunkSize: 20)
    #expect(try found(whole).isEmpty)
    #expect(try found(whole + [1, 2, 3]).isEmpty)
    #expect(try found(Array(whole.dropLast(12))).map(\.severity) == [.error])
    #expect(try found(Array(whole.prefix(70))).map(\.severity) == [.error])
  }
}
