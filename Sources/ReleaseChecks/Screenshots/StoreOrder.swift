/// The order in which the store shows a set.
///
/// deliver takes pictures in the order of their paths' bytes and sorts what it has uploaded "naturally" by name: a name
/// without its underscores is split at what is neither letter nor digit, and the pieces are compared as a number and
/// letters, letters and a number, a number, or text.
///
/// Source: fastlane 2.237.0, `deliver/lib/deliver/upload_screenshots.rb` `sort_screenshots`; the gem `naturally`.
package struct StoreOrder: Comparable, Sendable {
  private struct Piece: Comparable, Sendable {
    let number: Int?
    let text: String
    /// "10b" compares by its number first, "b10" by its letters.
    let startsWithNumber: Bool

    init(_ piece: Substring) {
      let scalars = piece.unicodeScalars
      let digits = scalars.prefix(while: \.isDigit)
      let afterDigits = scalars.dropFirst(digits.count)
      let letters = scalars.prefix { !$0.isDigit }
      let afterLetters = scalars.dropFirst(letters.count)
      startsWithNumber = !digits.isEmpty && afterDigits.allSatisfy { !$0.isDigit }
      if startsWithNumber {
        number = Int(Substring(digits)) ?? .max
        text = String(afterDigits)
      } else if !letters.isEmpty, !afterLetters.isEmpty, afterLetters.allSatisfy(\.isDigit) {
        number = Int(Substring(afterLetters)) ?? .max
        text = String(letters)
      } else {
        number = nil
        text = String(piece)
      }
    }

    static func < (left: Piece, right: Piece) -> Bool {
      if let a = left.number, let b = right.number, left.startsWithNumber == right.startsWithNumber {
        if left.startsWithNumber { return a != b ? a < b : left.text.byteOrder(before: right.text) }
        return left.text != right.text ? left.text.byteOrder(before: right.text) : a < b
      }
      // Kinds that cannot be compared stand as text.
      return left.written.byteOrder(before: right.written)
    }

    private var written: String {
      guard let number else { return text }
      return startsWithNumber ? "\(number)\(text)" : "\(text)\(number)"
    }
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
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}

extension String {
  fileprivate func byteOrder(before other: String) -> Bool { utf8.lexicographicallyPrecedes(other.utf8) }
}
