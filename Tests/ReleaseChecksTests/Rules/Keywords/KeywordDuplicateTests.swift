import Testing

@testable import ReleaseChecks

struct KeywordDuplicateTests {
  @Test(arguments: ["photo,video,Photo", "été,video,e\u{301}te\u{301}", "photo, photo"])
  func caseAndCompositionMakeNoDifference(text: String) throws {
    #expect(try keywordFindings(.keywordDuplicate, text).map(\.severity) == [.warning])
  }

  @Test func thePlaceIsThatOfTheSecond() throws {
    #expect(try keywordFindings(.keywordDuplicate, "photo,video,photo").map(\.place) == ["1:13"])
  }

  @Test func partsOfOthersAreNoDuplicates() throws {
    #expect(try keywordFindings(.keywordDuplicate, "photo,photography,photo editor").isEmpty)
  }
}
