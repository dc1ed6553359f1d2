import Testing

@testable import ReleaseChecks

struct ReplacementCharacterTests {
  @Test func aLostLetterIsAnError() throws {
    let found = try findings(.replacementCharacter, ["metadata/de-DE/name.txt": "Gr\u{FFFD}\u{FFFD}e"])
    #expect(found.map(\.place) == ["1:3"])
    #expect(found.first?.count == 2 && found.first?.severity == .error)
    #expect(try findings(.symbolInName, ["metadata/de-DE/name.txt": "Gr\u{FFFD}e"]).isEmpty)
  }

  @Test func lettersAreRight() throws {
    #expect(try findings(.replacementCharacter, ["metadata/de-DE/name.txt": "Grüße ★"]).isEmpty)
  }
}
