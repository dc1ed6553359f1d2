import Testing

@testable import ReleaseChecks

struct TextsAlikeTests {
  @Test func theSameInTwoLanguagesIsANote() throws {
    let files: [String: Contents] = [
      "metadata/en-US/description.txt": "All", "metadata/it/description.txt": "All\n",
    ]
    let found = try findings(.textsAlike, files)
    #expect(found.map(\.message) == ["The same Description in en-US, it"])
    #expect(found.first?.severity == .info)
  }

  @Test func countriesOfOneLanguageAndNamesAreRight() throws {
    let files: [String: Contents] = [
      "metadata/en-US/description.txt": "All", "metadata/en-GB/description.txt": "All",
      "metadata/it/name.txt": "App",
      "metadata/en-US/name.txt": "App", "metadata/default/description.txt": "All",
    ]
    #expect(try findings(.textsAlike, files).isEmpty)
  }
}
