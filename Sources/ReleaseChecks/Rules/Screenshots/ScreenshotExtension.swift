extension Rule {
  /// An extension in mixed case: deliver picks the file up, refuses it, and stops the whole upload.
  ///
  /// Source: fastlane 2.237.0, `deliver/lib/deliver/app_screenshot_validator.rb`.
  static let screenshotExtension = Rule("screenshot-extension", source: Sources.deliver) {
    inspection, findings in
    let spellings = inspection.rules.screenshots.formats.values.flatMap(\.self)
    for picture in inspection.folder.pictures {
      let spelled = picture.path.fileExtension
      guard !spellings.contains(spelled) else { continue }
      findings.add(
        .error, picture,
        "The extension “.\(spelled)” is neither all small nor all capital, and stops the upload",
        advice: "Rename it to .\(spelled.lowercased()).",
        fix: .rename(to: picture.path.renamed(extension: spelled.lowercased())))
    }
  }
}

extension RelativePath {
  /// The last part with another extension.
  func renamed(extension spelled: String) -> String {
    let name = name
    return name.dropLast(fileExtension.count) + spelled
  }
}
