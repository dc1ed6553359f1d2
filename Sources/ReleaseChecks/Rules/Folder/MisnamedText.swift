extension Rule {
  /// Source: fastlane 2.237.0, `deliver/lib/deliver/upload_metadata.rb`.
  static let misnamedText = Rule(
    "misnamed-text", "deliver does not read files by these names",
    why: """
      A text by a name that deliver does not read, near one that it does. File names count by case on \
      Linux: `Name.txt` works on a Mac and is lost in CI.
      """,
    source: Sources.deliver,
    examples: (
      ["metadata/en-US/whats_new.txt": "New map."],
      ["metadata/en-US/release_notes.txt": "New map."]
    )
  ) { inspection, findings in
    for stray in inspection.folder.strays {
      switch stray.kind {
      case .text(let meant?):
        findings.add(
          .warning, step: .metadata, file: stray.path, locale: stray.locale,
          "deliver does not read “\(stray.path.name.utf8.shownOnOneLine)”", advice: "Did you mean \(meant)?",
          fix: .rename(to: meant))
      case .misplacedText(let belongs):
        findings.add(
          .warning, step: .metadata, file: stray.path, locale: stray.locale,
          "deliver does not read this file here",
          advice: "Move it to \(belongs).")
      default: continue
      }
    }
  }
}
