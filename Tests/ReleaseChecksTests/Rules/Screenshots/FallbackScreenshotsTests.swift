import Testing

@testable import ReleaseChecks

struct FallbackScreenshotsTests {
  @Test func aLanguageWithoutPicturesFallsBack() throws {
    let files: [String: Contents] = [
      "screenshots/en-US/1.png": .png(1320, 2868), "metadata/fr-FR/name.txt": "N",
    ]
    let found = try findings(.fallbackScreenshots, files)
    #expect(found.map(\.locale) == ["fr-FR"])
    #expect(found.first?.severity == .info)
  }

  @Test func aMissingDeviceIsNamed() throws {
    let files: [String: Contents] = [
      "screenshots/en-US/1.png": .png(1320, 2868), "screenshots/en-US/2.png": .png(2064, 2752),
      "screenshots/fr-FR/1.png": .png(1320, 2868, note: "fr"),
    ]
    #expect(
      try findings(.fallbackScreenshots, files).map(\.message) == ["fr-FR has no screenshots of iPad 13\""])
  }

  @Test func anEmptyFolderFallsBackEvenWhereNoLanguageHasAny() throws {
    #expect(try findings(.fallbackScreenshots, ["screenshots/de-DE": .folder]).map(\.locale) == ["de-DE"])
  }

  @Test func withoutAnyPictureNothingIsSaid() throws {
    #expect(try findings(.fallbackScreenshots, ["metadata/fr-FR/name.txt": "N"]).isEmpty)
  }
}
