import Testing

@testable import ReleaseChecks

struct MissingTextTests {
  private let files: [String: Contents] = [
    "metadata/en-US/name.txt": "Name", "metadata/copyright.txt": "2026 A",
  ]

  @Test func aCompleteFolderIsAskedForEveryRequiredText() throws {
    let found = try findings(.missingText, files, facts: Facts(kind: .update, isComplete: true))
    #expect(
      Set(found.compactMap(\.field))
        == ["description", "keywords", "support_url", "privacy_url", "primary_category"])
    #expect(found.allSatisfy { $0.severity == .error })
    #expect(found.first { $0.field == "keywords" }?.step == .keywords)
    #expect(found.first { $0.field == "keywords" }?.file?.shown == "metadata/en-US/keywords.txt")
  }

  @Test func anIncompleteOrUnknownFolderIsNot() throws {
    #expect(try findings(.missingText, files).isEmpty)
    #expect(try findings(.missingText, files, facts: Facts(isComplete: false)).isEmpty)
  }

  @Test func theDefaultCounts() throws {
    var files = files
    files["metadata/default/description.txt"] = "All"
    let found = try findings(.missingText, files, facts: Facts(isComplete: true))
    #expect(!found.contains { $0.field == "description" })
  }

  @Test func aBlankRequiredTextIsMissing() throws {
    var files = files
    files["metadata/en-US/description.txt"] = " \n"
    let found = try findings(.missingText, files, facts: Facts(isComplete: true))
    #expect(found.contains { $0.field == "description" })
  }
}
