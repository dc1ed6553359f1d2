extension Rule {
  /// The same text in several languages: perhaps not translated. The names of apps often are the same, and rightly.
  static let textsAlike = Rule("texts-alike", source: Sources.versionInformation) { inspection, findings in
    let fallback = inspection.rules.layout.specialDirs.metadata.first
    for field in ["subtitle", "description", "promotional_text", "release_notes"] {
      var byText: [Substring: [Text]] = [:]
      for text in inspection.texts(of: field) where text.locale != fallback {
        byText[text.sent, default: []].append(text)
      }
      for texts in byText.values where texts.count > 1 {
        let languages = Set(texts.compactMap { $0.language(inspection.rules.locales)?.prefix { $0 != "-" } })
        guard languages.count > 1, let first = texts.min(by: { $0.path < $1.path }) else { continue }
        findings.add(
          .info, first, count: texts.count,
          "The same \(first.field.label) in \(texts.compactMap(\.locale).sorted().joined(separator: ", "))",
          advice: "Translate it, unless it is meant.")
      }
    }
  }
}
