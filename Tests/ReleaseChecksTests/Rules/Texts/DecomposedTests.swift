import Testing

@testable import ReleaseChecks

struct DecomposedTests {
  @Test func cyrillicApartFromItsMarkHasAFix() throws {
    let found = try findings(
      .decomposed, ["metadata/ru/release_notes.txt": .bytes([0xD0, 0xB8, 0xCC, 0x86])])
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.fix?.id == "compose")
  }

  @Test func thePlaceIsThatOfTheLetter() throws {
    #expect(
      try findings(.decomposed, ["metadata/fr-FR/description.txt": "ab\ne\u{301}t"]).first?.place == "2:1")
  }

  @Test(arguments: ["й", "é", "한국어", "ガ", "नि", "สวัสดี", "שָׁלוֹם", "مرحبًا"])
  func composedTextIsRight(text: String) throws {
    #expect(try findings(.decomposed, ["metadata/ru/description.txt": .text(text.composed)]).isEmpty)
  }

  @Test(arguments: ["ガ", "한", "Å", "क़"])
  func everyScriptsOtherSpellingIsFound(text: String) throws {
    let other =
      text.decomposed.unicodeScalars.elementsEqual(text.composed.unicodeScalars)
      ? "क\u{958}" : text.decomposed
    #expect(try findings(.decomposed, ["metadata/ja/description.txt": .text(other)]).count == 1)
  }
}
