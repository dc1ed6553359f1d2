import Testing

@testable import ReleaseChecks

struct TextMeasureTests {
  /// The table of the rules' section (b).
  @Test(arguments: [
    ("\r\n", 2, 2, 2), ("\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466}", 7, 11, 25),
    ("й", 1, 1, 2),
    ("\u{438}\u{306}", 2, 2, 4), ("🚨", 1, 2, 4), ("नि", 2, 2, 6), ("", 0, 0, 0), ("abc", 3, 3, 3),
  ])
  func lengthsAreThoseOfTheTable(text: String, scalars: Int, utf16: Int, bytes: Int) {
    let measure = TextMeasure(text[...])
    #expect(measure.scalars == scalars)
    #expect(measure.utf16 == utf16)
    #expect(measure.bytes == bytes)
  }

  @Test func theyAreTheStandardLibrarysForAnyText() {
    var random = SeededRandom(seed: 7)
    for _ in 0..<500 {
      let text = random.text(length: Int.random(in: 0..<60, using: &random))
      let measure = TextMeasure(text[...])
      #expect(measure.scalars == text.unicodeScalars.count)
      #expect(measure.utf16 == text.utf16.count)
      #expect(measure.bytes == text.utf8.count)
    }
  }

  /// The short cut of the one pass must never miss a text that is not in NFC.
  @Test func whatMayBeDecomposedIsNeverMissed() {
    for value in UInt32(0x80)..<0x30000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = "a" + String(Character(scalar))
      if !text.composed.unicodeScalars.elementsEqual(text.unicodeScalars) {
        #expect(TextMeasure(text[...]).classes.contains(.maybeDecomposed), "\(scalar.codePoint)")
      }
    }
  }

  /// Nor a pair that composes, in any script.
  @Test func pairsThatComposeAreNeverMissed() {
    for value in UInt32(0xC0)..<0x30000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let apart = String(Character(scalar)).decomposed
      guard !apart.composed.unicodeScalars.elementsEqual(apart.unicodeScalars) else { continue }
      #expect(TextMeasure(apart[...]).classes.contains(.maybeDecomposed), "\(scalar.codePoint)")
    }
  }
}
