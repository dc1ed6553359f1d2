extension Rule {
  /// Source: Apple's pages on app information and platform version information; the field's own source is named.
  static let textTooLong = Rule(
    "text-too-long", "Texts are too long",
    why: """
      A text holds more than its field takes. Counted as the store is seen to count: Unicode scalars of \
      what deliver sends, and bytes where Apple says bytes.
      """,
    source: Sources.versionInformation,
    examples: (
      ["metadata/en-US/name.txt": .letters(31)],
      ["metadata/en-US/name.txt": .letters(30)]
    )
  ) { inspection, findings in
    for text in inspection.texts {
      guard let limit = text.field.maximum, let excess = text.excess else { continue }
      let count = text.measure.length(in: text.field.unit)
      findings.add(
        text.field.isLimitCertain ? .error : .warning, text, at: excess, count: count,
        limit: limit,
        "\(text.field.label) has \(count) of \(limit) \(text.field.unit.name), \(count - limit) over\(text.otherLengths)",
        advice: "Shorten it by \(plural(count - limit, text.field.unit.singular)).", source: text.field.source
      )
    }
  }
}

extension Field.Unit {
  var name: String { self == .bytes ? "bytes" : "characters" }
  var singular: String { self == .bytes ? "byte" : "character" }
}

extension Text {
  /// ", UTF-16 units and bytes" where they differ from the scalars.
  var otherLengths: String {
    var parts: [String] = []
    if field.unit == .bytes, measure.scalars != measure.bytes {
      parts.append("\(measure.scalars) characters")
    }
    if measure.utf16 != measure.scalars { parts.append("\(measure.utf16) UTF-16 units") }
    if field.unit == .characters, measure.bytes != measure.scalars { parts.append("\(measure.bytes) bytes") }
    return parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))"
  }

  func scalarIndex(_ offset: Int) -> String.Index {
    sent.unicodeScalars.index(sent.startIndex, offsetBy: offset, limitedBy: sent.endIndex) ?? sent.endIndex
  }

  func byteIndex(_ offset: Int) -> String.Index {
    let index = sent.utf8.index(sent.startIndex, offsetBy: offset, limitedBy: sent.endIndex) ?? sent.endIndex
    return sent.unicodeScalars.indices.last { $0 <= index } ?? sent.startIndex
  }
}
