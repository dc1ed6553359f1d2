extension Rule {
  /// Source: Apple's page on platform version information; fastlane#16700.
  static let missingWhatsNew = Rule(
    "missing-whats-new", "What's New is missing",
    why: """
      An update without What's New in a language. An error where the folder is said to be complete; a \
      warning where other languages have it and this one has not.
      """,
    source: "fastlane/fastlane#16700",
    examples: (
      Example(["metadata/en-US/name.txt": "Harbour Log"], facts: Facts(kind: .update, isComplete: true)),
      Example(["metadata/en-US/release_notes.txt": "New map."], facts: Facts(kind: .update, isComplete: true))
    )
  ) {
    inspection, findings in
    guard inspection.facts.kind != .first else { return }
    let field = "release_notes"
    let isUpdate = inspection.facts.kind == .update
    let isSure = isUpdate && inspection.facts.isComplete == true
    let locales = inspection.soundLocales
    let missing = locales.filter {
      inspection.sentText(field, in: $0) == nil && (inspection.text(field, in: $0)?.isBlank ?? true)
    }
    guard isSure || (!missing.isEmpty && missing.count < locales.count) else { return }
    for locale in missing {
      findings.add(
        isSure ? .error : .warning, step: .metadata,
        file: inspection.path(of: "\(field).txt", in: locale), locale: locale,
        field: field,
        isSure
          ? "What's New is required in every language"
          : "\(isUpdate ? "" : "If this is an update: ")What's New is missing here, while other languages have it",
        advice: "Write it, or put one for all languages into default/.")
    }
  }
}
