import Testing

@testable import ReleaseChecks

struct KeywordRoomTests {
  @Test func unusedRoomIsANote() throws {
    #expect(try keywordFindings(.keywordRoom, "photo").map(\.message) == ["Room for 95 more characters"])
  }

  @Test func threeQuartersAreEnough() throws {
    #expect(try keywordFindings(.keywordRoom, String(repeating: "a", count: 75)).isEmpty)
  }
}
