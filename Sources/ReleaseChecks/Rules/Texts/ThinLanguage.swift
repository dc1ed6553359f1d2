extension Rule {
  /// Source: Apple's page on platform version information.
  static let thinLanguage = Rule(
    "thin-language", "Languages have What's New and little else",
    why: """
      A language with What's New and none of the texts that a new language needs, where others have them: right for an \
      update, and not enough if the language is new on the store.
      """,
    source: Sources.versionInformation,
    examples: (
      [
        "metadata/en-US/description.txt": "A log.", "metadata/en-US/keywords.txt": "boat",
        "metadata/en-US/release_notes.txt": "New map.", "metadata/fr-FR/release_notes.txt": "Nouvelle carte.",
      ],
      ["metadata/en-US/release_notes.txt": "New map.", "metadata/fr-FR/release_notes.txt": "Nouvelle carte."]
    )
  ) { inspection, findings in
    // A complete release is told what is missing by another rule.
    guard inspection.facts.isComplete != true, inspection.facts.kind != .first else { return }
    let needed = ["description", "keywords", "support_url"]
    let locales = inspection.soundLocales
    func has(_ field: String, _ locale: String) -> Bool { inspection.sentText(field, in: locale) != nil }
    guard locales.contains(where: { locale in needed.contains { has($0, locale) } }) else { return }
    for locale in locales where has("release_notes", locale) && !needed.contains(where: { has($0, locale) }) {
      guard let text = inspection.text("release_notes", in: locale) else { continue }
      let name = inspection.rules.locales.names[inspection.rules.locales.code(ofFolder: locale)] ?? locale
      findings.add(
        .warning, text,
        "If \(name) is new on the store, it needs a description, keywords and a support URL too",
        advice: "Add them, if it is new.")
    }
  }
}
