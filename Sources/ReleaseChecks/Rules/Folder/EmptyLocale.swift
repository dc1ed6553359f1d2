extension Rule {
  /// Source: fastlane 2.237.0, `upload_metadata.rb`, line 388; Automattic/simplenote-ios#1684.
  static let emptyLocale = Rule(
    "empty-locale", "Folders of languages are empty",
    why: "An empty language folder in `metadata`: it turns the language on, and git does not keep it.",
    source: "Automattic/simplenote-ios#1684",
    examples: (
      ["metadata/fr-FR": .folder, "metadata/en-US/name.txt": "Harbour Log"],
      ["metadata/fr-FR/.gitkeep": "", "metadata/en-US/name.txt": "Harbour Log"]
    )
  ) {
    inspection, findings in
    for folder in inspection.folder.localeFolders where folder.place == .metadata && folder.isEmpty {
      guard folder.meaning != .unknown, folder.meaning != .unsupported else { continue }
      findings.add(
        .info, step: .metadata, file: folder.path, locale: folder.name,
        "The folder is empty: deliver turns the language on, but git does not keep the folder",
        advice: "Put a text into it, or remove it.")
    }
  }
}
