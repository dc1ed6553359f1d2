/// The order in which the store shows a set.
///
/// deliver takes pictures in the order of their paths' bytes and sorts what it has uploaded "naturally" by name: a name
/// without its underscores is split at what is neither letter nor digit. Each piece is a number, text, a number and
/// letters, or letters and a number; numbers stand before texts, and what is left over after the other has ended stands
/// behind.
///
/// Source: fastlane 2.237.0, `deliver/lib/deliver/upload_screenshots.rb` `sort_screenshots`; the gem `naturally`, of
/// which 240 sorted lists are in the tests.
package struct StoreOrder: Comparable, Sendable {
  private enum Part: Comparable, Sendable {
    case number(Int)
    case text([UInt8])

    static func < (left: Part, right: Part) -> Bool {
      switch (left, right) {
      case (.number(let a), .number(let b)): a < b
      case (.text(let a), .text(let b)): a.lexicographicallyPrecedes(b)
      case (.number, .text): true
      case (.text, .number): false
      }
    }
  }

  private struct Piece: Comparable, Sendable {
    let parts: [Part]

    init(_ piece: Substring) {
      let scalars = piece.unicodeScalars
      func number(_ digits: Substring.UnicodeScalarView) -> Part { .number(Int(digits) ?? .max) }
      func text(_ letters: Substring.UnicodeScalarView) -> Part { .text(Array(Substring(letters).utf8)) }
      let digits = scalars.prefix(while: \.isNumeral)
      let afterDigits = scalars[digits.endIndex...]
      let letters = scalars.prefix(while: \.properties.isAlphabetic)
      let afterLetters = scalars[letters.endIndex...]
      if !digits.isEmpty, afterDigits.allSatisfy(\.properties.isAlphabetic) {
        parts = afterDigits.isEmpty ? [number(digits)] : [number(digits), text(afterDigits)]
      } else if !letters.isEmpty, !afterLetters.isEmpty, afterLetters.allSatisfy(\.isNumeral) {
        parts = [text(letters), number(afterLetters)]
      } else {
        parts = [text(scalars[...])]
      }
    }

    static func < (left: Piece, right: Piece) -> Bool { left.parts.lexicographicallyPrecedes(right.parts) }
  }

  private let pieces: [Piece]

  package init(name: String) {
    let withoutUnderscores = name.utf8.contains(UInt8(ascii: "_")) ? name.replacing("_", with: "") : name
    pieces = withoutUnderscores.unicodeScalars.split { !$0.isWordPart }.map { Piece(Substring($0)) }
  }

  package static func < (left: StoreOrder, right: StoreOrder) -> Bool {
    left.pieces.lexicographicallyPrecedes(right.pieces)
  }
}

extension Unicode.Scalar {
  /// Of any script, as Ruby's `\p{Digit}`.
  fileprivate var isNumeral: Bool { properties.generalCategory == .decimalNumber }
}

extension Int {
  /// As Ruby's `to_i`: digits of other scripts than ours end the number.
  fileprivate init?(_ digits: Substring.UnicodeScalarView) {
    let own = Substring(digits.prefix { ("0"..."9").contains($0) })
    self.init(own.isEmpty ? "0" : String(own))
  }
}
