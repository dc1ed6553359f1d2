/// Changes what `.shipshape.json` accepts, and nothing else: the order of its members, its indentation and what people have
/// put between stay.
package struct ProjectFileEditor {
  /// The file's bytes, changed.
  package private(set) var bytes: [UInt8]

  /// - Parameter bytes: of a file that `ProjectFile` has taken; empty where there is none yet.
  package init(_ bytes: [UInt8]) { self.bytes = bytes.isEmpty ? Array("{\n}\n".utf8) : bytes }

  /// Adds acceptances at the end of the list, which is made if there is none.
  package mutating func add(_ acceptances: [Acceptance]) {
    guard !acceptances.isEmpty else { return }
    let places = JSONPlaces(bytes)
    let unit = indentation
    let entries = acceptances.map { unit + unit + $0.json }.joined(separator: ",\n")
    if let list = places.lists["accepted"] {
      let end = list.upperBound - 1
      let last = bytes[list].dropLast().lastIndex { !$0.isBlank } ?? list.lowerBound
      let isEmpty = last == list.lowerBound
      bytes.replaceSubrange((last + 1)..<end, with: Array("\(isEmpty ? "" : ",")\n\(entries)\n\(unit)".utf8))
    } else if let root = places.objects[""] {
      let end = root.upperBound - 1
      let last = bytes[root].dropLast().lastIndex { !$0.isBlank } ?? root.lowerBound
      let isEmpty = last == root.lowerBound
      bytes.replaceSubrange(
        (last + 1)..<end,
        with: Array("\(isEmpty ? "" : ",")\n\(unit)\"accepted\": [\n\(entries)\n\(unit)]\n".utf8))
    }
  }

  /// Takes entries of the list out, by their places in it.
  package mutating func remove(_ indices: [Int]) {
    for index in indices.sorted(by: >) {
      let places = JSONPlaces(bytes)
      guard let entry = places.objects["accepted/\(index)"], let list = places.lists["accepted"] else {
        continue
      }
      // With the comma before it, or where it is the first that after it.
      var start = entry.lowerBound
      var end = entry.upperBound
      let before = bytes[list.lowerBound..<start].lastIndex { !$0.isBlank } ?? list.lowerBound
      if bytes[before] == UInt8(ascii: ",") {
        start = before
      } else if let comma = bytes[end..<list.upperBound].firstIndex(where: { !$0.isBlank }),
        bytes[comma] == UInt8(ascii: ",")
      {
        start = before + 1
        end = comma + 1
      } else {
        start = before + 1
        end = list.upperBound - 1
      }
      bytes.removeSubrange(start..<end)
    }
  }

  /// What the file's first member is indented by.
  private var indentation: String {
    guard let line = bytes.firstIndex(of: 0x0A) else { return "  " }
    let blanks = bytes[(line + 1)...].prefix { $0 == 0x20 || $0 == 0x09 }
    return blanks.isEmpty ? "  " : String(decoding: blanks, as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}

extension Acceptance {
  /// Of a finding as it is now.
  ///
  /// - Parameter checksum: the file's, where there is one.
  package init(_ finding: Finding, reason: String, checksum: UInt32?) {
    self.init(
      rule: finding.rule, file: finding.file?.shown, locale: finding.file == nil ? finding.locale : nil,
      reason: reason,
      crc32: checksum?.asHexadecimal)
  }

  fileprivate var json: String {
    let members = [("rule", rule), ("file", file), ("locale", locale), ("reason", reason), ("crc32", crc32)]
    let written = members.compactMap { name, value in value.map { "\"\(name)\": \($0.quotedAsJSON)" } }
    return "{ \(written.joined(separator: ", ")) }"
  }
}

extension String {
  fileprivate var quotedAsJSON: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\" + String(Character(scalar))
      case "\n": result += "\\n"
      case _ where scalar.value < 0x20:
        let hex = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - hex.utf8.count) + hex
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
