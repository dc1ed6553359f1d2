import Testing

@testable import ReleaseChecks

struct KeywordEmptyTests {
  @Test(arguments: [",photo,video", "photo,video,", "photo,,video", "photo, ,video"])
  func aCommaWithoutAKeywordIsAWaste(text: String) throws {
    #expect(try keywordFindings(.keywordEmpty, text).map(\.count) == [1])
  }

  @Test func commasBetweenKeywordsAreRight() throws {
    #expect(try keywordFindings(.keywordEmpty, "photo,video").isEmpty)
  }
}
