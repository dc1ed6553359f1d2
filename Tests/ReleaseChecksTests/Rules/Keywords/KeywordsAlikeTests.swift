import Testing

@testable import ReleaseChecks

struct KeywordsAlikeTests {
  @Test func theSameInTwoLanguagesIsANote() throws {
    let files: [String: Contents] = [
      "metadata/en-US/keywords.txt": "photo", "metadata/it/keywords.txt": "Photo\n",
    ]
    #expect(try findings(.keywordsAlike, files).map(\.message) == ["The same keywords in en-US, it"])
  }

  @Test func countriesOfOneLanguageAreRight() throws {
    let files: [String: Contents] = [
      "metadata/en-US/keywords.txt": "photo", "metadata/en-GB/keywords.txt": "photo",
    ]
    #expect(try findings(.keywordsAlike, files).isEmpty)
  }
}
