import Testing

@testable import ReleaseChecks

struct KeywordSpecialCharacterTests {
  @Test(arguments: [("photo,#art", "1:7"), ("a@b.org", "1:2"), ("50%,photo", "1:3")])
  func signsAreNotSearched(text: String, place: String) throws {
    #expect(try keywordFindings(.keywordSpecialCharacter, text).map(\.place) == [place])
  }

  @Test(arguments: ["rock'n'roll", "sci-fi", "r&b", "c++", "st. john", "naïve", "写真"])
  func partsOfWordsAreRight(text: String) throws {
    #expect(try keywordFindings(.keywordSpecialCharacter, text).isEmpty)
  }
}
