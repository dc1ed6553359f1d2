extension Rule {
  /// Source: fastlane 2.237.0, `deliver/lib/deliver/app_screenshot_validator.rb`.
  static let screenshotExtension = Rule(
    "screenshot-extension", "Extensions of screenshots are in mixed case",
    why: "An extension in mixed case: deliver picks the file up, refuses it, and stops the whole upload.",
    source: Sources.deliver,
    examples: (
      ["screenshots/en-US/1.Png": .picture(1320, 2868)],
      ["screenshots/en-US/1.PNG": .picture(1320, 2868)]
    )
  ) {
    inspection, findings in
    let spellings = inspection.rules.screenshots.formats.values.flatMap(\.self)
    for (_, picture) in inspection.judgedPictures {
      let spelled = picture.path.fileExtension
      guard !spellings.contains(spelled) else { continue }
      findings.add(
        .error, picture,
        "The extension “.\(spelled)” is neither in lower case nor in capitals, and stops the upload",
        advice: "Rename it to .\(spelled.lowercased()).",
        // Another format gives it another name altogether.
        fix: picture.isNamedAfterItsFormat(inspection.rules)
          ? .rename(to: picture.path.renamed(extension: spelled.lowercased())) : nil)
    }
  }
}
