/// Where the values of a JSON file stand, which its reader does not tell.
struct JSONPlaces {
  /// By the keys and indices on the way, joined with "/"; of a text, where its first character stands.
  private(set) var positions: [String: Position] = [:]
  /// The bytes of objects, and of lists.
  private(set) var objects: [String: Range<Int>] = [:]
  private(set) var lists: [String: Range<Int>] = [:]
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var lineStart = 0

  /// - Parameter bytes: JSON that its reader has taken.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    value("")
  }

  private var position: Position {
    // The column counts scalars: bytes that continue one do not count.
    let scalars = bytes[lineStart..<index].reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
    return Position(line: line, column: scalars + 1)
  }

  private mutating func skipBlanks() {
    while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) {
      if bytes[index] == 0x0A {
        line += 1
        lineStart = index + 1
      }
      index += 1
    }
  }

  private mutating func value(_ path: String) {
    skipBlanks()
    guard index < bytes.count else { return }
    switch bytes[index] {
    case UInt8(ascii: "{"):
      let start = index
      members(path)
      objects[path] = start..<min(index, bytes.count)
    case UInt8(ascii: "["):
      let start = index
      elements(path)
      lists[path] = start..<min(index, bytes.count)
    case UInt8(ascii: "\""):
      index += 1
      positions[path] = position
      skipText()
    default:
      positions[path] = position
      while index < bytes.count, !",]}".utf8.contains(bytes[index]), !bytes[index].isJSONBlank { index += 1 }
    }
  }

  private mutating func members(_ path: String) {
    index += 1
    while index < bytes.count {
      skipBlanks()
      guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else { break }
      index += 1
      let start = index
      skipText()
      let key = String(decoding: bytes[start..<max(start, index - 1)], as: UTF8.self)
      skipBlanks()
      index += 1
      value(path.isEmpty ? key : "\(path)/\(key)")
      skipBlanks()
      guard index < bytes.count, bytes[index] == UInt8(ascii: ",") else { break }
      index += 1
    }
    skipBlanks()
    index += 1
  }

  private mutating func elements(_ path: String) {
    index += 1
    var number = 0
    while index < bytes.count {
      skipBlanks()
      guard index < bytes.count, bytes[index] != UInt8(ascii: "]") else { break }
      let before = index
      value("\(path)/\(number)")
      number += 1
      skipBlanks()
      if index < bytes.count, bytes[index] == UInt8(ascii: ",") { index += 1 }
      if index == before { break }
    }
    index += 1
  }

  /// To behind the closing quotation mark.
  private mutating func skipText() {
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    index += 1
  }
}

extension UInt8 {
  fileprivate var isJSONBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
