import Testing

@testable import ReleaseChecks

struct ScreenshotDuplicateTests {
  @Test func twiceInASetIsAWarningWithBothNames() throws {
    let files: [String: Contents] = [
      "screenshots/en-US/1.png": .png(1320, 2868), "screenshots/en-US/2.png": .png(1320, 2868),
    ]
    let found = try findings(.screenshotDuplicate, files)
    #expect(found.map(\.message) == ["The same picture as 1.png"])
    #expect(found.first?.file?.name == "2.png" && found.first?.severity == .warning)
  }

  @Test func inAnotherLanguageItIsANote() throws {
    let files: [String: Contents] = [
      "screenshots/en-US/1.png": .png(1320, 2868), "screenshots/fr-FR/1.png": .png(1320, 2868),
    ]
    #expect(try findings(.screenshotDuplicate, files).map(\.severity) == [.info])
  }

  @Test func filesOfOneSizeThatDifferAreRight() throws {
    let files: [String: Contents] = [
      "screenshots/en-US/1.png": .png(1320, 2868, note: "a"),
      "screenshots/en-US/2.png": .png(1320, 2868, note: "b"),
    ]
    #expect(try findings(.screenshotDuplicate, files).isEmpty)
  }
}
