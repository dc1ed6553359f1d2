extension Rule {
  /// Source: fastlane#6013.
  static let defaultScreenshots = Rule(
    "default-screenshots", "Screenshots lie in a default folder",
    why: "Pictures in `screenshots/default`: texts have a default, pictures have none, and the upload fails.",
    source: "fastlane/fastlane#6013",
    examples: (
      ["screenshots/default/1.png": .picture(1320, 2868)],
      ["screenshots/en-US/1.png": .picture(1320, 2868)]
    )
  ) {
    inspection, findings in
    for folder in inspection.folder.localeFolders where folder.place != .metadata {
      guard inspection.rules.layout.specialDirs.metadata.contains(folder.name), folder.holdsReleaseFiles
      else { continue }
      findings.add(
        .error, step: .screenshots, file: folder.path, locale: folder.name,
        "deliver has no language for pictures in \(folder.name)",
        advice: "Move them to the primary language; others fall back to it.")
    }
  }
}
