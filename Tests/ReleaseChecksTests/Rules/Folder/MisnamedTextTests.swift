import Testing

@testable import ReleaseChecks

struct MisnamedTextTests {
  @Test(arguments: [
    ("whats_new.txt", "release_notes.txt"), ("version_whats_new.txt", "release_notes.txt"),
    ("title.txt", "name.txt"),
    ("Name.txt", "name.txt"), ("keyword.txt", "keywords.txt"), ("Keywords.TXT", "keywords.txt"),
    ("promotional-text.txt", "promotional_text.txt"), ("descripton.txt", "description.txt"),
  ])
  func whatWasMeantIsAsked(name: String, meant: String) throws {
    let found = try findings(.misnamedText, ["metadata/en-US/\(name)": "x"])
    #expect(found.map(\.advice) == ["Did you mean \(meant)?"])
    #expect(found.first?.severity == .warning)
    #expect(found.first?.fix == .rename(to: meant))
  }

  @Test func aSharedTextInALanguageIsInTheWrongPlace() throws {
    let found = try findings(.misnamedText, ["metadata/en-US/copyright.txt": "2026 A"])
    #expect(found.map(\.advice) == ["Move it to metadata/copyright.txt."])
  }

  @Test func aLanguagesTextOutsideOfOneIsToo() throws {
    let files: [String: Contents] = ["metadata/name.txt": "Name", "metadata/it/name.txt": "Nome"]
    #expect(try findings(.misnamedText, files).map { $0.file?.shown } == ["metadata/name.txt"])
  }

  @Test func namesThatAreReadAreRight() throws {
    let files: [String: Contents] = ["metadata/en-US/name.txt": "N", "metadata/copyright.txt": "2026 A"]
    #expect(try findings(.misnamedText, files).isEmpty)
  }
}
