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
}
