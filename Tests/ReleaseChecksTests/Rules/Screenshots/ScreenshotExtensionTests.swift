import Testing

@testable import ReleaseChecks

struct ScreenshotExtensionTests {
  @Test func mixedCaseStopsTheUpload() throws {
    let found = try findings(.screenshotExtension, ["screenshots/en-US/3.Png": .png(1320, 2868)])
    #expect(found.map(\.severity) == [.error])
    #expect(found.first?.fix == .rename(to: "3.png"))
  }

  @Test func smallAndCapitalArePicked() throws {
    let files: [String: Contents] = [
      "screenshots/en-US/1.PNG": .png(1320, 2868),
      "screenshots/en-US/2.JPG": .bytes(TestPicture.jpeg(1320, 2868)),
      "screenshots/en-US/3.jpeg": .bytes(TestPicture.jpeg(1320, 2868)),
    ]
    #expect(try findings(.screenshotExtension, files).isEmpty)
  }
}
