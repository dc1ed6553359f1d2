import Testing

@testable import ReleaseChecks

struct KeywordPhraseTests {
  @Test func aPhraseIsANote() throws {
    #expect(try keywordFindings(.keywordPhrase, "photo editor,video").map(\.severity) == [.info])
  }

  @Test func singleWordsAreRight() throws {
    #expect(try keywordFindings(.keywordPhrase, "photo,video").isEmpty)
  }
}
