import Testing

@testable import ReleaseChecks

struct WatchSizesTests {
  @Test func twoSizesInTwoLanguagesAreOneTooMany() throws {
    let files: [String: Contents] = [
      "screenshots/en-US/w.png": .png(416, 496), "screenshots/fr-FR/w.png": .png(410, 502),
    ]
    let found = try findings(.watchSizes, files)
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.message.contains("en-US 416×496, fr-FR 410×502") == true)
  }

  @Test func oneSizeIsRight() throws {
    let files: [String: Contents] = [
      "screenshots/en-US/w.png": .png(416, 496), "screenshots/fr-FR/w.png": .png(416, 496, note: "fr"),
    ]
    #expect(try findings(.watchSizes, files).isEmpty)
  }
}
