extension Rule {
  /// A text by a name that deliver does not read, near one that it does.
  ///
  /// File names count by case on Linux: `Name.txt` works on a Mac and is lost in CI.
  ///
  /// Source: fastlane 2.237.0, `deliver/lib/deliver/upload_metadata.rb`.
  static let misnamedText = Rule("misnamed-text", source: Sources.deliver) { inspection, findings in
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

  /// A text that deliver does not read, and that is near nothing.
  ///
  /// Source: fastlane 2.237.0, `deliver/lib/deliver/upload_metadata.rb`.
  static let unknownText = Rule("unknown-text", source: Sources.deliver) { inspection, findings in
    for stray in inspection.folder.strays where stray.kind == .text(meant: nil) {
      findings.add(
        .info, step: .metadata, file: stray.path, locale: stray.locale,
        "deliver does not read this file\(stray.more > 0 ? ", nor \(stray.more) more beside it" : "")",
        advice: "Nothing, if it is not meant for the store.")
    }
  }
}
