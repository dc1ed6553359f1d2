import Testing

@testable import ReleaseChecks

struct SymbolInNameTests {
  @Test(arguments: ["Keys ⌘ Pro", "Keys ⏏ Pro", "Keys ♫ Pro", "Keys ⚄ Pro", "Keys 🎉 Pro"])
  func symbolsAreRefused(name: String) throws {
    let found = try findings(.symbolInName, ["metadata/en-US/name.txt": .text(name)])
    #expect(found.map(\.severity) == [.error])
    #expect(found.first?.place == "1:6")
  }

  @Test func theCharacterIsNamed() throws {
    let found = try findings(.symbolInName, ["metadata/en-US/name.txt": "Keys ⌘ Pro"])
    #expect(found.first?.message == "The app name contains the symbol ⌘ (U+2318 PLACE OF INTEREST SIGN)")
  }

  @Test(arguments: ["C++ Notes & More", "Calm®", "Tim™", "N° 5", "Ünïcödé – App", "写真"])
  func everydayPrintIsRight(name: String) throws {
    #expect(try findings(.symbolInName, ["metadata/en-US/name.txt": .text(name)]).isEmpty)
  }
}
