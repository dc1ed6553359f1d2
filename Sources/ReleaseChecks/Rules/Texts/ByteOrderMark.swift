extension Rule {
  /// Source: fastlane#11533.
  static let byteOrderMark = Rule(
    "byte-order-mark", "Texts contain a byte order mark",
    why: "U+FEFF anywhere in a text: an invisible character that deliver sends.",
    source: "fastlane/fastlane#11533",
    examples: (
      ["metadata/en-US/name.txt": "\u{FEFF}Harbour Log"],
      ["metadata/en-US/name.txt": "Harbour Log"]
    )
  ) {
    inspection, findings in
    for text in inspection.folder.texts {
      if case .secret(_, hasByteOrderMark: true) = text.content {
        findings.add(
          .error, text, "A byte order mark (U+FEFF) is part of \(text.field.label)",
          advice: "Save the file as UTF-8 without it.", fix: .contents(.removeByteOrderMark))
      }
      guard text.measure.classes.contains(.byteOrderMark),
        let index = text.sent.unicodeScalars.firstIndex(of: "\u{FEFF}")
      else { continue }
      let isFirst = index == text.whole?.startIndex
      findings.add(
        .error, text, at: index,
        isFirst
          ? "The file begins with a byte order mark, which deliver sends as an invisible first character"
          : "An invisible U+FEFF stands inside the text",
        advice: "Remove it.", fix: .contents(.removeByteOrderMark))
    }
  }
}
