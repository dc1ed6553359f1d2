extension Rule {
  /// Source: fastlane 2.237.0, `deliver/lib/deliver/upload_metadata.rb` and `options.rb`.
  static let appClip = Rule(
    "app-clip", "The app clip's texts are not as deliver reads them",
    why: "An app clip's action that is none, or addresses that are not separated as deliver reads them.",
    source: Sources.deliver,
    examples: (
      ["metadata/app_clip_default_experience_action.txt": "open", "metadata/en-US/name.txt": "Harbour Log"],
      ["metadata/app_clip_default_experience_action.txt": "OPEN", "metadata/en-US/name.txt": "Harbour Log"]
    )
  ) { inspection, findings in
    for text in inspection.folder.appClipTexts where !text.text.isEmpty {
      switch text.kind {
      case .action:
        guard !["OPEN", "VIEW", "PLAY"].contains(text.text) else { continue }
        findings.add(
          .error, step: .metadata, file: text.path,
          "“\(text.text.prefix(40).utf8.shownOnOneLine)” is not an action of an app clip",
          advice: "Write OPEN, VIEW or PLAY.")
      case .subtitle:
        let limit = inspection.rules.checks.appClipSubtitle
        let count = text.text.unicodeScalars.count
        guard count > limit else { continue }
        findings.add(
          .warning, step: .metadata, file: text.path, count: count, limit: limit,
          "The app clip's subtitle has \(count) of \(limit) characters, \(count - limit) over",
          advice:
            "Shorten it by \(plural(count - limit, "character")): the limit was found in only one source.")
      case .addresses:
        let wrong = text.text.split(separator: ", ").first { Link($0).fault != nil }
        guard let wrong else { continue }
        findings.add(
          .error, step: .finalQA, file: text.path,
          "“\(wrong.prefix(80).utf8.shownOnOneLine)” is not a web address",
          advice: "Write full addresses, separated by a comma and a blank.")
      }
    }
  }
}
