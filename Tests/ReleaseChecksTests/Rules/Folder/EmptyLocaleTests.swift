import Testing

@testable import ReleaseChecks

struct EmptyLocaleTests {
  @Test func gitDoesNotKeepIt() throws {
    let files: [String: Contents] = ["metadata/fr-FR": .folder, "metadata/en-US/name.txt": "Name"]
    #expect(try findings(.emptyLocale, files).map(\.locale) == ["fr-FR"])
  }

  @Test func hiddenFilesDoNotFillIt() throws {
    let files: [String: Contents] = ["metadata/fr-FR/.gitkeep": "", "metadata/en-US/name.txt": "Name"]
    #expect(try findings(.emptyLocale, files).map(\.severity) == [.info])
  }

  @Test func aTextDoes() throws {
    #expect(try findings(.emptyLocale, ["metadata/en-US/name.txt": "Name"]).isEmpty)
  }
}
