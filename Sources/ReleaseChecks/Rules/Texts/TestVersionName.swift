extension Rule {
  /// Source: App Review guideline 2.2.
  static let testVersionName = Rule(
    "test-version-name", "Names say that the app is a test",
    why: "Beta, demo, trial and test versions are for TestFlight: a name that says so is refused.",
    source: Sources.guidelines + "#2.2",
    examples: (
      ["metadata/en-US/name.txt": "Harbour Log Beta"],
      ["metadata/en-US/name.txt": "Harbour Log"]
    )
  ) { inspection, findings in
    let words: Set = [
      "beta", "alpha", "demo", "trial", "test", "testing", "testversion", "preview", "prerelease",
    ]
    for text in inspection.texts(of: "name") {
      let parts = text.sent.split { !($0.isLetter || $0.isNumber) }
      // A name of one word, or that begins with it, is the name of something: "Test Kitchen".
      guard let word = parts.dropFirst().first(where: { words.contains($0.lowercased()) }) else { continue }
      findings.add(
        .warning, text, at: word,
        "“\(word)” in the name says that the app is a test version, which review refuses",
        advice: "Leave it out, and use TestFlight for tests.")
    }
  }
}
