import Testing

@testable import ReleaseChecks

struct ByteOrderMarkTests {
  @Test func oneAtTheBeginningHasASafeFix() throws {
    let found = try findings(.byteOrderMark, ["metadata/en-US/name.txt": "\u{FEFF}My App"])
    #expect(found.map(\.severity) == [.error])
    #expect(found.first?.place == "1:1")
    #expect(found.first?.fix?.id == "remove-byte-order-mark")
  }

  @Test func oneInsideIsFound() throws {
    #expect(
      try findings(.byteOrderMark, ["metadata/en-US/description.txt": "A\nB\u{FEFF}C"]).first?.place == "2:2")
  }

  @Test func aSecretSaysSoWithoutItself() throws {
    let found = try findings(
      .byteOrderMark, ["metadata/review_information/demo_password.txt": "\u{FEFF}hunter2"])
    #expect(found.count == 1)
    #expect(!found.contains { "\($0)".contains("hunter2") })
  }

  @Test func otherInvisibleCharactersAreNoMark() throws {
    #expect(try findings(.byteOrderMark, ["metadata/en-US/name.txt": "My\u{2060}App"]).isEmpty)
  }
}
