import Testing

@testable import ReleaseChecks

struct DecomposedLettersTests {
  @Test func cyrillicApartFromItsMarkHasAFix() throws {
    let found = try findings(
      .decomposedLetters, ["metadata/ru/release_notes.txt": .bytes([0xD0, 0xB8, 0xCC, 0x86])])
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.fix?.id == "compose")
  }

  @Test func thePlaceIsThatOfTheLetter() throws {
    #expect(
      try findings(.decomposedLetters, ["metadata/fr-FR/description.txt": "ab\ne\u{301}t"]).first?.place
        == "2:1")
  }

  @Test(arguments: ["й", "é", "한국어", "ガ", "नि", "สวัสดี", "שָׁלוֹם", "مرحبًا"])
  func composedTextIsRight(text: String) throws {
    #expect(try findings(.decomposedLetters, ["metadata/ru/description.txt": .text(text.composed)]).isEmpty)
  }

  /// Letters that NFC takes apart are how keyboards write them, and composing must not lengthen a text.
  @Test(arguments: ["\u{95C}", "\u{9DF}", "\u{A36}", "\u{212B}"])
  func lettersThatNFCWritesInAnotherWayAreRight(text: String) throws {
    #expect(try findings(.decomposedLetters, ["metadata/hi/description.txt": .text(text)]).isEmpty)
    #expect(text.composedWhereShorter.unicodeScalars.elementsEqual(text.unicodeScalars))
  }

  @Test(arguments: ["ガ", "한", "Å"])
  func everyScriptsOtherSpellingIsFound(text: String) throws {
    let other = text.decomposed
    #expect(try findings(.decomposedLetters, ["metadata/ja/description.txt": .text(other)]).count == 1)
  }
}
