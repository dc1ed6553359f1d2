extension Rule {
  /// Source: fastlane#17713, #20702.
  static let localeCase = Rule(
    "locale-case", "Languages are spelled in another case",
    why: "A language's code in another case. Apple refuses it for texts; for pictures deliver mends it.",
    source: "fastlane/fastlane#17713",
    examples: (
      ["metadata/pt-br/name.txt": "Diário"],
      ["metadata/pt-BR/name.txt": "Diário"]
    )
  ) { inspection, findings in
    for folder in inspection.folder.localeFolders {
      guard case .wrongCase(let code) = folder.meaning else { continue }
      findings.add(
        folder.place == .metadata ? .error : .warning, step: folder.step, file: folder.path,
        locale: folder.name,
        folder.place == .metadata
          ? "“\(folder.name)” is sent to Apple as it is spelled, and refused"
          : "“\(folder.name)” is not how the store spells this language",
        advice: "Rename it to \(code).", fix: folder.isNamedAfterIt ? .rename(to: code) : nil)
    }
  }
}
