import Testing

@testable import ReleaseChecks

struct ScreenshotOrientationTests {
  @Test func bothInOneSetAreANote() throws {
    let files: [String: Contents] = [
      "screenshots/en-US/1.png": .png(1320, 2868), "screenshots/en-US/2.png": .png(2868, 1320),
    ]
    #expect(try findings(.screenshotOrientation, files).map(\.severity) == [.info])
  }

  @Test func differentSizesOfOneWayAreRight() throws {
    let files: [String: Contents] = [
      "screenshots/en-US/1.png": .png(1320, 2868), "screenshots/en-US/2.png": .png(1290, 2796),
    ]
    #expect(try findings(.screenshotOrientation, files).isEmpty)
  }
}
