extension Rule {
  /// Source: Apple's pages on app information and platform version information.
  static let missingText = Rule(
    "missing-text", "Texts are missing that the store requires",
    why: """
      A text that the store requires and a complete folder does not have. Only where the folder is said to \
      be complete: deliver does not touch what has no file.
      """,
    source: Sources.versionInformation,
    examples: (
      Example(["metadata/en-US/name.txt": "Harbour Log"], facts: Facts(kind: .update, isComplete: true)),
      ["metadata/en-US/name.txt": "Harbour Log"]
    )
  ) { inspection, findings in
    guard inspection.facts.isComplete == true else { return }
    let locales = inspection.completeLocales
    if locales.isEmpty {
      findings.add(
        .error, step: .metadata, file: RelativePath(inspection.place.metadata),
        "No language has any text",
        advice: "Add the texts of the primary language at least.")
    }
    let isFirst = inspection.facts.kind == .first
    for field in inspection.rules.fields.all where field.id != "release_notes" {
      guard isFirst ? field.isRequiredForFirst : field.isRequiredForUpdate else { continue }
      let advice: Message = "Write it: the store requires it."
      if field.place == .release {
        let has = inspection.folder.texts.contains { $0.field == field && !$0.isBlank }
        if !has {
          findings.add(
            .error, step: .metadata,
            file: inspection.path(of: field.file, in: nil),
            field: field.id, "\(field.label) is missing", advice: advice)
        }
        continue
      }
      // A privacy policy in one language is enough as far as is known.
      let isElsewhere =
        field.id == "privacy_url" && locales.contains { inspection.sentText(field.id, in: $0) != nil }
      for locale in locales where inspection.sentText(field.id, in: locale) == nil {
        // A blank or unreadable file is spoken of where it stands, a missing one where it would.
        if let text = inspection.text(field.id, in: locale), !text.isBlank { continue }
        findings.add(
          isElsewhere ? .info : .error, step: field.isKeywords ? .keywords : .metadata,
          file: inspection.path(of: field.file, in: locale),
          locale: locale,
          field: field.id, "\(field.label) is missing", advice: advice)
      }
    }
  }
}
