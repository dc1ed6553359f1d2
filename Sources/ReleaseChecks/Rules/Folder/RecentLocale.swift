extension Rule {
  /// Source: fastlane pull request #29959.
  static let recentLocale = Rule(
    "recent-locale", "Languages are new on the store",
    why: "A language that the store has only had since 2026: an older fastlane stops at its folder.",
    source: "fastlane/fastlane#29959",
    examples: (
      ["metadata/sl-SI/name.txt": "Dnevnik"],
      ["metadata/sk/name.txt": "Denník"]
    )
  ) { inspection, findings in
    for folder in inspection.folder.localeFolders {
      guard case .locale(let code) = folder.meaning, inspection.rules.locales.recent.contains(code) else {
        continue
      }
      findings.add(
        .info, step: folder.step, file: folder.path, locale: folder.name,
        "\(inspection.rules.locales.title(code)) is new on the store, and an older fastlane stops at it",
        advice: "Use fastlane 2.234.0 or later.")
    }
  }
}
