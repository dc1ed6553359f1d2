/// The lengths of a text in the units that the store and its tools count by, and what kinds of characters it has.
///
/// One pass over the bytes, so that a rule which looks for nothing in a text costs nothing.
package struct TextMeasure: Equatable, Sendable {
  /// Unicode scalars: what the store is seen to count. Never `String.count`, which takes "\r\n" for one and a Hindi
  /// syllable for one.
  package private(set) var scalars = 0
  package private(set) var utf16 = 0
  package private(set) var bytes = 0
  private(set) var classes: CharacterClass = []

  init(_ text: Substring) {
    var text = text
    self = text.withUTF8 { TextMeasure($0) }
  }

  private init() {}

  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes.count
    var continuations = 0
    var quads = 0
    var seen: CharacterClass = []
    let ascii = Self.ascii
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x80 {
        seen.formUnion(ascii[Int(byte)])
        index += 1
        continue
      }
      // The bytes are valid UTF-8, for they come from a String.
      let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
      var value = UInt32(byte) & (length == 2 ? 0x1F : length == 3 ? 0x0F : 0x07)
      for offset in 1..<length { value = value << 6 | UInt32(bytes[index + offset] & 0x3F) }
      continuations += length - 1
      if length == 4 { quads += 1 }
      if let scalar = Unicode.Scalar(value) { seen.formUnion(CharacterClass(scalar)) }
      index += length
    }
    scalars = bytes.count - continuations
    utf16 = scalars + quads
    classes = seen
  }

  private static let ascii: [CharacterClass] = (0..<128).map { byte in
    switch byte {
    case 0x0A: .lineFeed
    case 0x0D: .carriageReturn
    case 0x09: []
    case 0..<0x20, 0x7F: .control
    case 0x3C: [.markup, .placeholder]
    case 0x26, 0x3E: .markup
    case 0x23, 0x24, 0x25, 0x5B, 0x5C, 0x7B: .placeholder
    default: []
    }
  }

  /// The length in a field's unit.
  package func length(in unit: Field.Unit) -> Int { unit == .bytes ? bytes : scalars }
}
