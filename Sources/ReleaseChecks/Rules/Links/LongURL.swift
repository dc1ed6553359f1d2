extension Rule {
  static let longURL = Rule(
    "long-url", "Addresses are very long",
    why: "A very long address. No limit is published; other tools hold to this one.",
    source: Sources.versionInformation,
    examples: (
      [
        "metadata/en-US/support_url.txt": .text(
          "https://harbourlog.app/" + String(repeating: "a", count: 250))
      ],
      ["metadata/en-US/support_url.txt": "https://harbourlog.app/help"]
    )
  ) { inspection, findings in
    let limit = inspection.rules.checks.urlLength
    for (text, _) in inspection.links where text.measure.scalars > limit {
      findings.add(
        .warning, text, count: text.measure.scalars, limit: limit,
        "\(text.field.label) has \(text.measure.scalars) characters; more than \(limit) may be refused",
        advice: "Use a shorter address.")
    }
  }
}
