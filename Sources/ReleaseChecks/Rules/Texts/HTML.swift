extension Rule {
  /// Source: Apple's page on platform version information.
  static let html = Rule(
    "html", "Texts contain HTML",
    why: "HTML in a text: the store shows it as it is typed.",
    source: Sources.versionInformation,
    examples: (
      ["metadata/en-US/description.txt": "<b>A log</b>"],
      ["metadata/en-US/description.txt": "A log & a map"]
    )
  ) { inspection, findings in
    for text in inspection.texts where text.field.kind == .text && text.measure.classes.contains(.markup) {
      let places = text.sent.markup
      guard let first = places.first else { continue }
      findings.add(
        .warning, text, at: first, count: places.count,
        "\(text.field.label) contains “\(first)”, which the store shows as it is typed\(more(places.count))",
        advice: "Write plain text: tools such as Tramline refuse tags, and so may the store in What's New.")
    }
  }
}
