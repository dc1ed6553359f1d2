/// A path below the release's folder as the disk spells it: bytes, for a name need not be UTF-8.
package struct RelativePath: Hashable, Comparable, Sendable {
  /// Parts joined by "/", without a NUL. Empty for the folder itself.
  package let bytes: [UInt8]

  package init(_ bytes: [UInt8]) { self.bytes = bytes }
  package init(_ text: String) { bytes = Array(text.utf8) }

  /// deliver's own order: by bytes.
  package static func < (left: RelativePath, right: RelativePath) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }

  package func appending(_ name: [UInt8]) -> RelativePath {
    RelativePath(bytes.isEmpty ? name : bytes + [UInt8(ascii: "/")] + name)
  }

  /// The last part.
  package var name: String { String(decoding: nameBytes, as: UTF8.self) }

  package var nameBytes: ArraySlice<UInt8> {
    bytes[(bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0)...]
  }

  /// The last part as a path of its own.
  var nameOnly: RelativePath { RelativePath(Array(nameBytes)) }

  /// What it stands in; empty at the top.
  package var folder: RelativePath {
    RelativePath(Array(bytes[..<(bytes.lastIndex(of: UInt8(ascii: "/")) ?? 0)]))
  }

  /// Whether it is `other`, or stands in it.
  func isAtOrBelow(_ other: RelativePath) -> Bool {
    bytes.starts(with: other.bytes)
      && (bytes.count == other.bytes.count || other.bytes.isEmpty
        || bytes[other.bytes.count] == UInt8(ascii: "/"))
  }

  /// What stands after the name's last dot, as it is spelled; empty without one.
  package var fileExtension: String {
    let name = nameBytes
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else { return "" }
    return String(decoding: name[(dot + 1)...], as: UTF8.self)
  }

  /// One line of printable text: control characters and bytes that are not UTF-8 become "\n" and "\xff".
  package var shown: String { bytes.shownOnOneLine }
}

extension Sequence<UInt8> {
  /// The bytes as printable text on one line; what cannot be shown is written as an escape.
  package var shownOnOneLine: String {
    let all = Array(self)
    if let text = String(validating: all, as: UTF8.self), text.unicodeScalars.allSatisfy(\.isShownAsItIs) {
      return text
    }
    var result = ""
    var bytes = all[...]
    while let first = bytes.first {
      let length = first < 0x80 ? 1 : first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
      if let character = String(validating: bytes.prefix(length), as: UTF8.self),
        let scalar = character.unicodeScalars.first
      {
        result += scalar.isShownAsItIs ? character : scalar.escaped
        bytes = bytes.dropFirst(length)
      } else {
        result += "\\x" + first.hex
        bytes = bytes.dropFirst()
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  fileprivate var isShownAsItIs: Bool {
    if value < 0x7F { return value >= 0x20 }
    // Letters and quotation marks, by far the most of what is met; the rest is looked up.
    switch value {
    case 0xAE...0x377, 0x400...0x52F, 0x5D0...0x5EA, 0x620...0x64A, 0x2010...0x2027, 0x2030...0x205E,
      0x3001...0x3096,
      0x30A1...0x30FF, 0x4E00...0x9FFF, 0xAC00...0xD7A3:
      return true
    default: break
    }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse: return false
    default: return true
    }
  }

  fileprivate var escaped: String {
    switch self {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: value < 0x80 ? "\\x" + UInt8(value).hex : "\\u{\(String(value, radix: 16))}"
    }
  }
}

extension UInt8 {
  var hex: String { (self < 16 ? "0" : "") + String(self, radix: 16) }
}
