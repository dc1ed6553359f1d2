import Testing

@testable import ReleaseChecks

struct UnknownCategoryTests {
  private func found(_ id: String, file: String = "primary_category") throws -> [Finding] {
    try findings(.unknownCategory, ["metadata/\(file).txt": .text(id)])
  }

  @Test(arguments: [
    ("Photo & Video", "PHOTO_AND_VIDEO"), ("games", "GAMES"), ("PRODUCTIVTY", "PRODUCTIVITY"),
  ])
  func aSlipIsNamedWithWhatWasMeant(id: String, meant: String) throws {
    #expect(try found(id).map(\.advice) == ["Did you mean \(meant)?"])
  }

  @Test func aSubcategoryIsNoCategory() throws {
    #expect(try found("GAMES_ACTION").map(\.message) == ["“GAMES_ACTION” is not a category for this file"])
    #expect(try found("GAMES", file: "primary_first_sub_category").count == 1)
  }

  @Test(arguments: ["GAMES", "PRODUCTIVITY\n", "MZGenre.Games"])
  func idsOfTheStoreAreRight(id: String) throws {
    #expect(try found(id).isEmpty)
  }
}
