extension Rule {
  static let textsAlike = Rule(
    "texts-alike", "Languages have the same text",
    why: """
      The same text in several languages: perhaps not translated. The names of apps often are the same, \
      and rightly.
      """,
    source: Sources.versionInformation,
    examples: (
      ["metadata/en-US/description.txt": "A log.", "metadata/it/description.txt": "A log."],
      ["metadata/en-US/description.txt": "A log.", "metadata/it/description.txt": "Un diario."]
    )
  ) { inspection, findings in
    let fallback = inspection.rules.layout.specialDirs.metadata.first
    for field in ["subtitle", "description", "promotional_text", "release_notes"] {
      let texts = inspection.texts(of: field).filter { $0.locale != fallback }
      for texts in Dictionary(grouping: texts, by: \.fingerprint).values where texts.count > 1 {
        let languages = Set(texts.compactMap { $0.language(inspection.rules.locales)?.prefix { $0 != "-" } })
        guard languages.count > 1, let first = texts.min(by: { $0.path < $1.path }) else { continue }
        findings.add(
          .info, first, count: texts.count,
          "The same \(first.field.label) in \(texts.compactMap(\.locale).sorted().joined(separator: ", "))",
          advice: "Translate it, unless this is intended.")
      }
    }
  }
}

extension Text {
  /// The same for the same text; Swift's own hash goes through every letter's normal form.
  fileprivate var fingerprint: UInt64 {
    UInt64(sent.utf8.count) << 32 | UInt64(String(sent).crc32)
  }
}
