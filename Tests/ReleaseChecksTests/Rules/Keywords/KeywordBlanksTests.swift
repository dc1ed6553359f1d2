import Testing

@testable import ReleaseChecks

struct KeywordBlanksTests {
  @Test func eachTakesACharacterAway() throws {
    let found = try keywordFindings(.keywordBlanks, "photo, video , music")
    #expect(found.map(\.message) == ["Blanks around commas waste 3 characters"])
    #expect(found.first?.place == "1:7")
    #expect(found.first?.fix?.id == "keyword-blanks")
  }

  @Test func blanksInsideAKeywordAreRight() throws {
    #expect(try keywordFindings(.keywordBlanks, "photo editor,video\n").isEmpty)
  }
}
