extension Rule {
  /// Source: tramlinehq/tramline, `app/models/release_metadata.rb`.
  static let angleBracket = Rule(
    "angle-bracket", "Texts contain angle brackets",
    why: "A \"<\" or \">\" that is not part of a tag. One tool refuses it, Apple's word is not known.",
    source: "tramlinehq/tramline",
    examples: (
      ["metadata/en-US/release_notes.txt": "Tap Settings > About."],
      ["metadata/en-US/release_notes.txt": "Tap Settings, then About."]
    )
  ) { inspection, findings in
    for text in inspection.texts where text.field.kind == .text && text.measure.classes.contains(.markup) {
      guard text.sent.markup.isEmpty,
        let index = text.sent.unicodeScalars.firstIndex(where: { $0 == "<" || $0 == ">" })
      else { continue }
      findings.add(
        .info, text, at: index, "\(text.field.label) contains “\(text.sent.unicodeScalars[index])”",
        advice: "")
    }
  }
}
