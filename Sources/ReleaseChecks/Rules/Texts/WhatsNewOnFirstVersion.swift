extension Rule {
  /// Source: fastlane#16700, #20652.
  static let whatsNewOnFirstVersion = Rule(
    "whats-new-on-first-version", "A first version has no What's New",
    why: "What's New for a first version, which has none.",
    source: "fastlane/fastlane#20652",
    examples: (
      Example(["metadata/en-US/release_notes.txt": "New map."], facts: Facts(kind: .first)),
      Example(["metadata/en-US/release_notes.txt": "New map."], facts: Facts(kind: .update))
    )
  ) {
    inspection, findings in
    guard inspection.facts.kind == .first else { return }
    for text in inspection.texts where !text.field.isAllowedOnFirst {
      findings.add(
        .warning, text, "A first version has no \(text.field.label)",
        advice: "Remove the file: deliver skips it, and other tools fail at it.")
    }
  }
}
