import Testing

@testable import ReleaseChecks

struct KeywordOtherBrandTests {
  private let facts = Facts(otherBrands: ["Acme", "Big Rival"])

  @Test func namesOfTheTeamsListAreFoundAsWholeWords() throws {
    let found = try keywordFindings(.keywordOtherBrand, "photo,acme notes,big rival", facts: facts)
    #expect(found.map(\.count) == [2])
  }

  @Test func partsAndAnEmptyListAreNothing() throws {
    #expect(try keywordFindings(.keywordOtherBrand, "acmeist,rival", facts: facts).isEmpty)
    #expect(try keywordFindings(.keywordOtherBrand, "acme").isEmpty)
  }
}
