extension Rule {
  /// Source: fastlane 2.237.0, `deliver/lib/deliver/upload_metadata.rb`.
  static let lineEndings = Rule(
    "line-endings", "Lines end with CR LF",
    why: "Lines that end with CR LF: deliver sends them as they are, and each counts twice.",
    source: Sources.deliver,
    examples: (
      ["metadata/en-US/description.txt": "A log.\r\nOf days."],
      ["metadata/en-US/description.txt": "A log.\nOf days."]
    )
  ) { inspection, findings in
    for text in inspection.texts
    where text.field.isMultiline && text.measure.classes.contains(.carriageReturn) {
      let count = text.sent.utf8.count { $0 == UInt8(ascii: "\r") }
      findings.add(
        .info, text, count: count,
        "\(plural(count, "line")) of \(text.field.label) end with CR LF, \(plural(count, "character")) more than need be",
        advice: "End lines with only a line feed.", fix: .contents(.lineFeeds))
    }
  }
}
