import Testing

@testable import ReleaseChecks

struct ControlCharacterTests {
  @Test(arguments: ["\u{1}", "\u{8}", "\u{1B}", "\u{7F}", "\u{B}"])
  func itIsNamedWithItsPlace(character: String) throws {
    let found = try findings(.controlCharacter, ["metadata/en-US/description.txt": .text("ab\(character)c")])
    #expect(found.first?.place == "1:3")
    #expect(found.first?.severity == .error)
  }

  @Test func tabsAndLineEndsAreNone() throws {
    #expect(try findings(.controlCharacter, ["metadata/en-US/description.txt": "a\tb\r\nc\n\u{B}"]).isEmpty)
  }
}
