import Testing

@testable import ReleaseChecks

struct EmptyLocaleTests {
  @Test func gitDoesNotKeepIt() throws {
    let files: [String: Contents] = ["metadata/fr-FR": .folder, "metadata/en-US/name.txt": "Name"]
    #expect(try findings(.emptyLocale, files).map(\.locale) == ["fr-FR"])
  }

  @Test(arguments: [(".gitkeep", true), (".keep", true), (".DS_Store", false)])
  func aFileThatKeepsItSaysThatItIsMeant(name: String, isKept: Bool) throws {
    let files: [String: Contents] = ["metadata/fr-FR/\(name)": "", "metadata/en-US/name.txt": "Name"]
    #expect(try findings(.emptyLocale, files).isEmpty == isKept)
  }

  @Test func aTextDoes() throws {
    #expect(try findings(.emptyLocale, ["metadata/en-US/name.txt": "Name"]).isEmpty)
  }
}
