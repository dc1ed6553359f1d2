extension Rule {
  /// Source: fastlane#16226, pull request #20581.
  static let controlCharacter = Rule(
    "control-character", "Texts contain control characters",
    why: """
      A control character other than tab and line ends. The server names the field that it refuses, but \
      not the language.
      """,
    source: "fastlane/fastlane#16226",
    examples: (
      ["metadata/en-US/description.txt": "A log\u{8} of days."],
      ["metadata/en-US/description.txt": "A log\nof days."]
    )
  ) {
    inspection, findings in
    for text in inspection.texts where text.measure.classes.contains(.control) {
      let places = text.indices { $0.isControl }
      guard let first = places.first else { continue }
      findings.add(
        .error, text, at: first, count: places.count,
        "\(text.field.label) contains the control character \(text.sent.unicodeScalars[first].codePoint)\(more(places.count))",
        advice: "Remove it.")
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool {
    properties.generalCategory == .control && self != "\t" && self != "\n" && self != "\r"
  }
}
