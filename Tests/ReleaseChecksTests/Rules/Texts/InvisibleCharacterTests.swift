import Testing

@testable import ReleaseChecks

struct InvisibleCharacterTests {
  private func found(_ text: String, locale: String = "en-US") throws -> [Finding] {
    try findings(.invisibleCharacter, ["metadata/\(locale)/description.txt": .text(text)])
  }

  @Test func aZeroWidthSpaceAtTheEndIsSaid() throws {
    let found = try found("Fast\u{200B}")
    #expect(found.map(\.message) == ["Description contains the invisible U+200B ZERO WIDTH SPACE at the end"])
    #expect(found.first?.severity == .warning)
    #expect(found.first?.place == "1:5")
  }

  @Test(arguments: ["so\u{AD}ft", "a\u{2028}b", "a\u{202E}b", "a\u{200E}b", "a\u{200D}b", "a\u{2060}b"])
  func othersAreFound(text: String) throws {
    #expect(try found(text).count == 1)
  }

  @Test func aNoBreakSpaceAtAnEndIsFoundAndInsideIsRight() throws {
    #expect(try found("\u{A0}Hello").first?.message.contains("begins with the blank U+00A0") == true)
    #expect(try found("Hello\u{3000}").count == 1)
    #expect(try found("10\u{A0}km").isEmpty)
  }

  @Test func whatScriptsNeedIsRight() throws {
    #expect(try found("\u{200F}שלום\u{200E} ABC", locale: "he").isEmpty)
    #expect(try found("می\u{200C}خواهم", locale: "ar-SA").isEmpty)
    #expect(try found("ශ්\u{200D}රී", locale: "hi").isEmpty)
    #expect(try found("Family 👨\u{200D}👩\u{200D}👧 and ❤\u{FE0F}").isEmpty)
    #expect(try found("🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}").isEmpty)
  }

  @Test func thaiPartsItsWordsAndJapaneseIndents() throws {
    #expect(try found("สวัสดี\u{200B}ชาวโลก", locale: "th").isEmpty)
    #expect(try found("\u{3000}説明文です。", locale: "ja").isEmpty)
    #expect(try found("説明文です。\u{3000}", locale: "ja").count == 1)
    #expect(try found("a\u{3164}b").count == 1)
  }

  @Test func overridesAreNeverNeeded() throws {
    #expect(try found("שלום \u{202E}abc", locale: "he").count == 1)
  }
}
