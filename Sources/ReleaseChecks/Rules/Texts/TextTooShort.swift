extension Rule {
  /// Source: Apple's page on app information.
  static let textTooShort = Rule(
    "text-too-short", "Texts are too short",
    why: "A text below its field's minimum: the app's name needs two characters.",
    source: Sources.appInformation,
    examples: (
      ["metadata/en-US/name.txt": "A"],
      ["metadata/en-US/name.txt": "AB"]
    )
  ) { inspection, findings in
    for text in inspection.texts {
      guard let minimum = text.field.minimum, text.measure.scalars < minimum else { continue }
      findings.add(
        .error, text, count: text.measure.scalars, limit: minimum,
        "\(text.field.label) has \(plural(text.measure.scalars, "character")), at least \(minimum) are needed",
        advice: "Make it longer.")
    }
  }
}
