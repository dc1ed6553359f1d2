import Testing

@testable import ReleaseChecks

struct TextFixTests {
  private func fixed(_ fix: TextFix, _ text: String) throws -> String {
    String(decoding: fix(Array(text.utf8), rules: try StoreRules.bundled().keywords), as: UTF8.self)
  }

  @Test(arguments: [
    (TextFix.removeByteOrderMark, "\u{FEFF}My\u{FEFF} App\n", "My App\n"),
    (.lineFeeds, "a\r\nb\rc\n", "a\nb\nc\n"),
    (.compose, "и\u{306}\n", "й\n"), (.trim, "\u{A0} a b\u{200B}\n", "a b\n"),
    (.trim, "\u{3000}a\u{3000}", "a"),
    (.keywordLines, "photo\nvideo,\n\nmusic;\n", "photo,video,music\n"),
    (.keywordCommas, "写真、動画;音楽", "写真,動画,音楽"), (.keywordCommas, "a|b\tc،d\n", "a,b,c,d\n"),
    (.keywordBlanks, " a , b,,c ,\n", "a,b,c\n"), (.keywordBlanks, "a ， b", "a，b"),
  ])
  func whatIsWrongIsMendedAndTheRestStays(fix: TextFix, text: String, mended: String) throws {
    #expect(Array(try fixed(fix, text).unicodeScalars) == Array(mended.unicodeScalars))
  }

  @Test func utf16OfBothOrdersIsConverted() throws {
    let rules = try StoreRules.bundled().keywords
    #expect(TextFix.decodeUTF16([0xFF, 0xFE, 0x41, 0, 0xE9, 0], rules: rules) == Array("Aé".utf8))
    #expect(
      TextFix.decodeUTF16([0xFE, 0xFF, 0, 0x41, 0xD8, 0x3D, 0xDC, 0x4B], rules: rules) == Array("A👋".utf8))
  }

  @Test func latin1IsConvertedAndUTF8IsLeftAlone() throws {
    let rules = try StoreRules.bundled().keywords
    #expect(TextFix.decodeLatin1([0x47, 0x72, 0xFC, 0xDF, 0x65, 0x80], rules: rules) == Array("Grüße€".utf8))
    #expect(TextFix.decodeLatin1(Array("Grüße".utf8), rules: rules) == Array("Grüße".utf8))
  }

  /// A second time changes nothing, and no fix ever makes a text invalid.
  @Test func everyFixIsDoneOnce() throws {
    let rules = try StoreRules.bundled().keywords
    var random = SeededRandom(seed: 11)
    for round in 0..<400 {
      let bytes = round % 2 == 0 ? Array(random.text(length: 40).utf8) : random.bytes(40)
      for fix in TextFix.allCases {
        let once = fix(bytes, rules: rules)
        #expect(fix(once, rules: rules) == once, "\(fix) \(bytes)")
        if String(validating: bytes, as: UTF8.self) != nil {
          #expect(String(validating: once, as: UTF8.self) != nil)
        }
      }
    }
  }
}
