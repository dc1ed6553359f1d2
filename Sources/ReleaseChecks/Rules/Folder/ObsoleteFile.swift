extension Rule {
  /// Source: fastlane 2.237.0, `deliver/lib/deliver/options.rb` and `upload_metadata.rb`, lines 44–61.
  static let obsoleteFile = Rule(
    "obsolete-file", "deliver no longer reads these files",
    why:
      "Files that deliver once read: trade representative contacts, and old names in `review_information`.",
    source: Sources.deliver,
    examples: (
      ["metadata/review_information/review_notes.txt": "Tap Start."],
      ["metadata/review_information/notes.txt": "Tap Start."]
    )
  ) { inspection, findings in
    for stray in inspection.folder.strays {
      switch stray.kind {
      case .tradeRepresentative:
        findings.add(
          .info, step: .metadata, file: stray.path, "deliver no longer reads this folder",
          advice: "Remove it.")
      case .legacyReview(let now, let isBoth):
        findings.add(
          isBoth ? .warning : .info, step: .finalQA, file: stray.path,
          isBoth ? "This old name wins over \(now), which is beside it" : "This is an old name of \(now)",
          advice: isBoth ? "Keep only \(now)." : "Rename it to \(now).",
          fix: isBoth ? nil : .rename(to: now))
      default: continue
      }
    }
  }
}
