import Testing

@testable import ReleaseChecks

struct KeywordPluralTests {
  @Test(arguments: ["photo,photos", "boxes,box", "party,parties"])
  func theStoreFindsBoth(text: String) throws {
    #expect(try keywordFindings(.keywordPlural, text).map(\.severity) == [.warning])
  }

  @Test(arguments: ["photos,video", "glass,glas", "news,new york", "bus,bu"])
  func othersAreRight(text: String) throws {
    #expect(try keywordFindings(.keywordPlural, text).isEmpty)
  }

  @Test func otherLanguagesAreLeftAlone() throws {
    #expect(try findings(.keywordPlural, ["metadata/fr-FR/keywords.txt": "photo,photos"]).isEmpty)
  }
}
