import Testing

@testable import ReleaseChecks

struct KeywordFillerTests {
  @Test func nobodySearchesByThem() throws {
    #expect(try keywordFindings(.keywordFiller, "photo,the,best").map(\.count) == [2])
  }

  @Test func inOtherLanguagesTheyMayBeWords() throws {
    #expect(try findings(.keywordFiller, ["metadata/fr-FR/keywords.txt": "top,photo"]).isEmpty)
  }

  @Test func inAPhraseTheyAreRight() throws {
    #expect(try keywordFindings(.keywordFiller, "best man,photo").isEmpty)
  }
}
