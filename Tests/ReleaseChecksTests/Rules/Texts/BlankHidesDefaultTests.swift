import Testing

@testable import ReleaseChecks

struct BlankHidesDefaultTests {
  @Test func aBlankFileHidesTheDefault() throws {
    let found = try findings(
      .blankHidesDefault, ["metadata/default/description.txt": "All", "metadata/fr-FR/description.txt": "\n"])
    #expect(found.map(\.locale) == ["fr-FR"])
    #expect(found.first?.severity == .warning)
  }

  @Test func withoutADefaultABlankFileIsNothing() throws {
    #expect(try findings(.blankHidesDefault, ["metadata/fr-FR/description.txt": "\n"]).isEmpty)
  }

  @Test func aMissingFileInherits() throws {
    let files: [String: Contents] = [
      "metadata/default/description.txt": "All", "metadata/fr-FR/name.txt": "Nom",
    ]
    #expect(try findings(.blankHidesDefault, files).isEmpty)
  }
}
