import Testing

@testable import ReleaseChecks

struct EmojiTests {
  @Test func theRefusedOneIsNamed() throws {
    let found = try findings(.emoji, ["metadata/en-US/release_notes.txt": "🚨 Fix"])
    #expect(
      found.first?.message
        == "What's New contains 🚨 (U+1F6A8 POLICE CARS REVOLVING LIGHT), which the store has refused since 2026-08"
    )
    #expect(found.first?.severity == .warning)
  }

  @Test func anotherOneIsAWarningToo() throws {
    let found = try findings(.emoji, ["metadata/en-US/release_notes.txt": "Fix 🎉"])
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.message.contains("has refused emoji since 2025") == true)
  }

  @Test func aDescriptionsPlainSymbolsAreANote() throws {
    #expect(try findings(.emoji, ["metadata/en-US/description.txt": "● Fast ●"]).map(\.severity) == [.info])
  }

  @Test(arguments: [
    ("description", "★ Fast ★", "★ (U+2605"), ("release_notes", "Noveˆe", "ˆ (U+02C6"),
    ("description", "──", "─ (U+2500"),
  ])
  func charactersThatWereRefusedAreNamed(field: String, text: String, named: String) throws {
    let found = try findings(.emoji, ["metadata/en-US/\(field).txt": .text(text)])
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.message.contains(named) == true, "\(found.map(\.message))")
  }

  @Test func anEmojiByItsVariationSelectorIsOne() throws {
    #expect(
      try findings(.emoji, ["metadata/en-US/description.txt": "☀\u{FE0F} Sun"]).map(\.severity) == [.warning])
  }

  @Test(arguments: ["Réparé: 100 %", "• one\n– two…", "© 2026 Example™ ®", "价格 ¥5 €6"])
  func lettersAndPrintAreRight(text: String) throws {
    #expect(try findings(.emoji, ["metadata/en-US/release_notes.txt": .text(text)]).isEmpty)
  }

  @Test(arguments: ["1️⃣ New", "Wow ‼️", "🇩🇪 German", "👍🏽"]) func emojiOfEveryMakeAreFound(text: String) throws {
    #expect(
      try findings(.emoji, ["metadata/en-US/release_notes.txt": .text(text)]).map(\.severity) == [.warning])
  }

  @Test func onlyTheEmojiAreCounted() throws {
    #expect(try findings(.emoji, ["metadata/en-US/description.txt": "●● ✓ ⭐"]).map(\.count) == [1])
  }

  @Test(arguments: ["■新機能", "●改善", "✓ ok"]) func bulletsAreANote(text: String) throws {
    #expect(try findings(.emoji, ["metadata/ja/release_notes.txt": .text(text)]).map(\.severity) == [.info])
  }

  @Test(arguments: ["30℃", "㈱例", "№ 5"]) func squaredSignsAreLetters(text: String) throws {
    #expect(try findings(.emoji, ["metadata/ja/subtitle.txt": .text(text)]).isEmpty)
    #expect(try findings(.symbolInName, ["metadata/ja/name.txt": .text(text)]).isEmpty)
  }
}
