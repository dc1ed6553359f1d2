import Testing

@testable import ReleaseChecks

struct TextTooShortTests {
  @Test func aNameOfOneCharacterIsTooShort() throws {
    #expect(try findings(.textTooShort, ["metadata/en-US/name.txt": "A\n"]).map(\.count) == [1])
  }

  @Test func twoCharactersAreEnough() throws {
    #expect(try findings(.textTooShort, ["metadata/ja/name.txt": "写真"]).isEmpty)
  }

  @Test func aBlankNameIsNotSentAndNotShort() throws {
    #expect(try findings(.textTooShort, ["metadata/en-US/name.txt": " \n"]).isEmpty)
  }
}
