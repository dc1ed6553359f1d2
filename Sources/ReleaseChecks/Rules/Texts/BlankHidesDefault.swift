extension Rule {
  /// Source: fastlane 2.237.0, `deliver/lib/deliver/upload_metadata.rb`, lines 396–415.
  static let blankHidesDefault = Rule(
    "blank-hides-default", "Blank files hide the default text",
    why:
      "A blank file where `default/` has a text: it is not sent, and it keeps the default from being sent.",
    source: Sources.deliver,
    examples: (
      ["metadata/default/description.txt": "A log.", "metadata/fr-FR/description.txt": "\n"],
      ["metadata/default/description.txt": "A log.", "metadata/fr-FR/name.txt": "Journal"]
    )
  ) { inspection, findings in
    guard let fallback = inspection.rules.layout.specialDirs.metadata.first else { return }
    for text in inspection.folder.texts
    where text.field.place == .locale && text.isBlank && text.locale != fallback {
      guard let inherited = inspection.text(text.field.id, in: fallback), !inherited.isBlank else { continue }
      findings.add(
        .warning, text,
        "This file is blank, so nothing is sent, not even the \(text.field.label) of \(fallback)",
        advice: "Write the text, or remove the file to send the one of \(fallback).")
    }
  }
}
