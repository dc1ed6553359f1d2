extension Rule {
  /// Source: concluded from fastlane 2.237.0's use of `Dir.glob`; not tried.
  static let patternInPath = Rule(
    "pattern-in-path", "The folder's path looks like a pattern",
    why: "A path with characters that deliver takes for a pattern.",
    source: Sources.deliver,
    examples: (
      Example(["metadata/en-US/name.txt": "Harbour Log"], folder: "harbour[1]"),
      ["metadata/en-US/name.txt": "Harbour Log"]
    )
  ) { inspection, findings in
    guard let character = inspection.folder.root.first(where: { "[]{}*?".contains($0) }) else { return }
    findings.add(
      .info, step: .metadata,
      "The folder's path contains “\(character)”, which deliver reads as a pattern, so it may find nothing",
      advice: "Rename the folder.")
  }
}
