extension Rule {
  /// Source: fastlane 2.237.0, `deliver/lib/deliver/loader.rb`; fastlane#21381, #14959, #9340.
  static let unknownLocale = Rule(
    "unknown-locale", "Folders are not named after a language of the App Store",
    why: "A folder where a language's folder belongs, by another name: deliver stops at it.",
    source: "fastlane/fastlane#21381",
    examples: (
      ["metadata/de/name.txt": "Hafenbuch"],
      ["metadata/de-DE/name.txt": "Hafenbuch"]
    )
  ) {
    inspection, findings in
    for folder in inspection.folder.localeFolders {
      let isDropped = if case .expanded = folder.place { true } else { false }
      // A Deliverfile may say that they are to be skipped.
      let isIgnored = inspection.place.ignoresUnknownLocales
      let consequence = isDropped || isIgnored ? "is skipped without a message" : "stops the upload"
      let severity: Finding.Severity = isDropped ? .warning : isIgnored ? .info : .error
      let message: Message
      let advice: Message
      var fix: Fix?
      switch folder.meaning {
      case .locale, .wrongCase: continue
      case .near(let codes):
        message = "“\(folder.name)” is not a language of the App Store and \(consequence)"
        advice = "Did you mean \(codes.joined(separator: " or "))?"
        if codes.count == 1, let code = codes.first { fix = .rename(to: code) }
      case .unsupported:
        message = "The App Store has no language “\(folder.name)”, and the folder \(consequence)"
        advice =
          "Remove the folder, or move it out of \(folder.place == .metadata ? "metadata" : "screenshots")."
      case .unknown:
        message = "“\(folder.name)” is not a language of the App Store and \(consequence)"
        advice = "Rename it after a language of the App Store, or move it elsewhere."
      }
      findings.add(
        severity, step: folder.step, file: folder.path, locale: folder.name, message, advice: advice,
        fix: folder.isNamedAfterIt ? fix : nil
      )
    }
  }
}

extension LocaleFolder {
  /// Not so where the language is a key in a file.
  var isNamedAfterIt: Bool { path.name == name }
}
