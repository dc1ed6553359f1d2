extension Rule {
  /// Source: fastlane#5512.
  static let picturesWithoutTexts = Rule(
    "pictures-without-texts", "Languages have pictures and no texts",
    why: "A language with pictures and no texts: the upload fails late.",
    source: "fastlane/fastlane#5512",
    examples: (
      ["metadata/en-US/name.txt": "Harbour Log", "screenshots/da/1.png": .picture(1320, 2868)],
      ["metadata/da/name.txt": "Havnelog", "screenshots/da/1.png": .picture(1320, 2868)]
    )
  ) {
    inspection, findings in
    let locales = inspection.rules.locales
    let withTexts = Set(inspection.textLocales.map(locales.code))
    guard !withTexts.isEmpty else { return }
    var said: Set<String> = []
    for folder in inspection.folder.localeFolders where folder.place != .metadata && folder.holdsReleaseFiles
    {
      guard case .locale(let code) = folder.meaning, !withTexts.contains(code),
        !inspection.rules.layout.specialDirs.metadata.contains(folder.name), said.insert(code).inserted
      else { continue }
      findings.add(
        .warning, step: .screenshots, file: folder.path, locale: folder.name,
        "\(locales.title(code)) has \(folder.place == .previews ? "app previews" : "screenshots") but no texts",
        advice: "Add its texts, or make sure that the language is already on the store.")
    }
  }
}
