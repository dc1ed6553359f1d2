import Testing

@testable import ReleaseChecks

struct KeywordSelfEvidentTests {
  @Test func appSaysNothing() throws {
    #expect(try keywordFindings(.keywordSelfEvident, "photo,app").map(\.place) == ["1:7"])
  }

  @Test func bothCategoriesAreSearchedToo() throws {
    let files: [String: Contents] = [
      "metadata/en-US/keywords.txt": "photo,music,sketch", "metadata/primary_category.txt": "PHOTO_AND_VIDEO",
      "metadata/secondary_category.txt": "MUSIC",
    ]
    #expect(try findings(.keywordSelfEvident, files).map(\.count) == [2])
  }

  @Test func soIsTheCompany() throws {
    let found = try keywordFindings(.keywordSelfEvident, "acme,photo", facts: Facts(company: "Acme Ltd"))
    #expect(found.first?.message.contains("company") == true)
  }

  @Test func otherWordsAreRight() throws {
    #expect(try keywordFindings(.keywordSelfEvident, "photo,apple pie,and").isEmpty)
  }
}
