import Testing

@testable import ReleaseChecks

struct CategoryMismatchTests {
  @Test func aSubcategoryNeedsItsOwnParent() throws {
    let files: [String: Contents] = [
      "metadata/primary_category.txt": "MUSIC", "metadata/primary_first_sub_category.txt": "GAMES_MUSIC",
    ]
    #expect(try findings(.categoryMismatch, files).map(\.field) == ["primary_first_sub_category"])
  }

  @Test func theSameTwiceIsOneTooMany() throws {
    let files: [String: Contents] = [
      "metadata/primary_category.txt": "MUSIC", "metadata/secondary_category.txt": "MUSIC",
    ]
    #expect(try findings(.categoryMismatch, files).map(\.field) == ["secondary_category"])
  }

  @Test func aGameHasItsKinds() throws {
    let files: [String: Contents] = [
      "metadata/primary_category.txt": "GAMES", "metadata/primary_first_sub_category.txt": "GAMES_MUSIC",
      "metadata/secondary_category.txt": "MUSIC",
    ]
    #expect(try findings(.categoryMismatch, files).isEmpty)
  }
}
