import Testing

@testable import ReleaseChecks

struct ScreenshotNotSeenTests {
  @Test(arguments: ["screenshots/1.png", "screenshots/en-US/old/1.png", "screenshots/iMessage/1.png"])
  func deliverLooksOneFolderDeep(path: String) throws {
    let files: [String: Contents] = [path: .png(1320, 2868), "screenshots/it/1.png": .png(1320, 2868)]
    let found = try findings(.screenshotNotSeen, files)
    #expect(found.map(\.message) == ["deliver does not see this picture"])
    #expect(found.first?.severity == .warning)
  }

  @Test(arguments: [
    "screenshots/it/.DS_Store", "screenshots/it/._1.png", "screenshots/README.txt",
    "screenshots/screenshots.html",
    "screenshots/fonts/x.png", "screenshots/it/title.strings",
  ])
  func sideFilesAreNothing(path: String) throws {
    let files: [String: Contents] = [path: "x", "screenshots/it/1.png": .png(1320, 2868)]
    #expect(try findings(.screenshotNotSeen, files).isEmpty)
  }
}
