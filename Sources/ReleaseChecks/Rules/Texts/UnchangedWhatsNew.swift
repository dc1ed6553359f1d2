extension Rule {
  static let unchangedWhatsNew = Rule(
    "unchanged-whats-new", "What's New is still that of the last release",
    why: """
      With `--since` the folder is compared with an earlier release in the project's git. A What's New that has not \
      changed since tells people of what they have already. Asked for in fastlane#13117 and fastlane#20666.
      """,
    source: "fastlane/fastlane#13117",
    examples: (
      Example(
        ["metadata/en-US/release_notes.txt": "New map.", "metadata/it/release_notes.txt": "Nuova mappa."],
        changed: ["metadata/en-US/release_notes.txt"]),
      Example(["metadata/en-US/release_notes.txt": "New map."], changed: ["metadata/en-US/release_notes.txt"])
    )
  ) { inspection, findings in
    guard let since = inspection.since else { return }
    for text in inspection.texts(of: "release_notes") where !since.changed.contains(text.path) {
      findings.add(
        .warning, text, "What's New is still that of \(since.tag)", advice: "Write what is new since then.")
    }
  }
}
