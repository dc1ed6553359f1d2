extension Rule {
  /// Source: fastlane#11841, #10370.
  static let lineBreak = Rule(
    "line-break", "Fields of one line have a line break",
    why: "A line break in a field of one line. Keywords have a rule of their own.",
    source: "fastlane/fastlane#11841",
    examples: (
      ["metadata/en-US/subtitle.txt": "A calm\nlog book"],
      ["metadata/en-US/subtitle.txt": "A calm log book"]
    )
  ) { inspection, findings in
    for text in inspection.texts where !text.field.isMultiline && !text.field.isKeywords {
      guard !text.measure.classes.isDisjoint(with: [.lineFeed, .carriageReturn]),
        let index = text.sent.unicodeScalars.firstIndex(where: { $0 == "\n" || $0 == "\r" })
      else { continue }
      findings.add(
        .error, text, at: index, "\(text.field.label) is one line, and this has a line break",
        advice: "Put it on one line.")
    }
  }
}
