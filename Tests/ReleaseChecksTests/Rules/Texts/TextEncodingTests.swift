import Testing

@testable import ReleaseChecks

struct TextEncodingTests {
  @Test func latin1IsSaidWithItsByte() throws {
    let found = try findings(
      .textEncoding, ["metadata/de-DE/name.txt": .bytes([0x47, 0x72, 0xFC, 0xDF, 0x65])])
    #expect(found.map(\.message) == ["Not valid UTF-8 at byte 2"])
    #expect(found.first?.fix?.id == "decode-latin-1")
  }

  @Test func theByteIsRightInALongText() throws {
    let bytes = Array(String(repeating: "é", count: 700).utf8) + [0xFF] + Array("abc".utf8)
    #expect(
      try findings(.textEncoding, ["metadata/de-DE/description.txt": .bytes(bytes)]).first?.count == 1_400)
  }

  @Test(arguments: [[0xFF, 0xFE, 0x41, 0], [0xFE, 0xFF, 0, 0x41]] as [[UInt8]])
  func utf16IsNamed(bytes: [UInt8]) throws {
    let found = try findings(.textEncoding, ["metadata/de-DE/name.txt": .bytes(bytes)])
    #expect(found.map(\.message) == ["This is a UTF-16 file"])
    #expect(found.first?.fix?.id == "decode-utf-16")
  }

  @Test func anEncryptedFileIsNoText() throws {
    let found = try findings(.textEncoding, ["metadata/de-DE/name.txt": .bytes([0x41, 0, 0x47, 0x49, 0x54])])
    #expect(found.first?.message.hasPrefix("This is not a text") == true)
    #expect(found.first?.fix == nil)
  }

  @Test func nulAtTheEndIsTrimmedByDeliver() throws {
    #expect(try findings(.textEncoding, ["metadata/de-DE/name.txt": .bytes([0x41, 0x42, 0])]).isEmpty)
  }

  @Test func utf8IsRight() throws {
    #expect(try findings(.textEncoding, ["metadata/de-DE/name.txt": "Grüße 你好 👋"]).isEmpty)
  }
}
