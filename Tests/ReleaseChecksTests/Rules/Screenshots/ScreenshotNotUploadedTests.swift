import Testing

@testable import ReleaseChecks

struct ScreenshotNotUploadedTests {
  @Test(arguments: ["1.gif", "1.heic", "1.webp", "1.mp4"])
  func otherKindsAreNotUploaded(name: String) throws {
    let files: [String: Contents] = ["screenshots/it/\(name)": "x", "screenshots/it/1.png": .png(1320, 2868)]
    #expect(try findings(.screenshotNotUploaded, files).map(\.severity) == [.warning])
  }

  @Test func aFilmIsToldWhereItBelongs() throws {
    let files: [String: Contents] = ["screenshots/it/1.mp4": "x", "screenshots/it/1.png": .png(1320, 2868)]
    let found = try findings(.screenshotNotUploaded, files)
    #expect(found.first?.advice.contains("app_previews/it") == true)
  }

  @Test func picturesAndSideFilesAreRight() throws {
    let files: [String: Contents] = [
      "screenshots/it/title.strings": "x", "screenshots/it/1.png": .png(1320, 2868),
    ]
    #expect(try findings(.screenshotNotUploaded, files).isEmpty)
  }
}
