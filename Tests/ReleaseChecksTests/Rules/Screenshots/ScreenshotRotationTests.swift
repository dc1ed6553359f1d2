import Testing

@testable import ReleaseChecks

struct ScreenshotRotationTests {
  @Test func aQuarterTurnSwapsTheSides() throws {
    let files: [String: Contents] = [
      "screenshots/en-US/1.jpg": .bytes(TestPicture.jpeg(2868, 1320, orientation: 6))
    ]
    #expect(try findings(.screenshotRotation, files).first?.message.contains("1320×2868") == true)
    #expect(try findings(.screenshotSize, files).isEmpty)
  }

  @Test func aHalfTurnAndNoneAreRight() throws {
    for orientation in [nil, 1, 3] as [UInt8?] {
      let picture = TestPicture.jpeg(1320, 2868, orientation: orientation)
      #expect(try findings(.screenshotRotation, ["screenshots/en-US/1.jpg": .bytes(picture)]).isEmpty)
    }
  }
}
