extension Rule {
  /// Source: fastlane#19130.
  static let textMaybeTooLong = Rule(
    "text-maybe-too-long", "Texts may be too long",
    why: """
      A text within its limit that another way of counting puts over it. UTF-16 units differ for emoji, \
      and a description of 3,978 characters was refused once without a reason that anyone found; so long \
      texts with what is counted in different ways are doubtful.
      """,
    source: "fastlane/fastlane#19130",
    examples: (
      ["metadata/en-US/subtitle.txt": .text(String(repeating: "🚨", count: 16))],
      ["metadata/en-US/subtitle.txt": .letters(30)]
    )
  ) {
    inspection, findings in
    for text in inspection.texts {
      let field = text.field
      guard field.unit == .characters, let limit = field.maximum, text.measure.scalars <= limit else {
        continue
      }
      if text.measure.utf16 > limit {
        findings.add(
          .warning, text, count: text.measure.utf16, limit: limit,
          "\(field.label) has \(text.measure.scalars) of \(limit) characters, but \(text.measure.utf16) UTF-16 units",
          advice:
            "Shorten it by \(plural(text.measure.utf16 - limit, "unit")): Apple does not say which of the two the store counts."
        )
      } else if let from = inspection.rules.checks.uncertainLengthFrom[field.file],
        text.measure.scalars >= from,
        let reason = text.countingDoubt
      {
        findings.add(
          .warning, text, count: text.measure.scalars, limit: limit,
          "\(field.label) has \(text.measure.scalars) of \(limit) characters and \(reason)",
          advice: "Leave some room: a text like this was refused as too long below the limit.")
      }
    }
  }
}

extension Text {
  /// What in the text is counted in more than one way.
  fileprivate var countingDoubt: String? {
    if measure.classes.contains(.carriageReturn) { return "lines that end with CR LF" }
    if measure.classes.contains(.emoji) { return "emoji" }
    if isDecomposed { return "separate accents" }
    return nil
  }
}
