extension Rule {
  /// Source: fastlane 2.237.0, `deliver/lib/deliver/app_screenshot.rb`.
  static let screenshotBroken = Rule(
    "screenshot-broken", "Screenshots are damaged",
    why: "A file without a byte, or with a header that breaks off: deliver stops everything.",
    source: Sources.deliver,
    examples: (
      ["screenshots/en-US/1.png": .picture(1320, 2868, .broken)],
      ["screenshots/en-US/1.png": .picture(1320, 2868)]
    )
  ) { inspection, findings in
    for (_, picture) in inspection.judgedPictures {
      switch picture.reading {
      case .empty:
        findings.add(
          .error, picture, "The file is empty, and stops the upload", advice: "Save the picture again.")
      case .broken(let format):
        findings.add(
          .error, picture, "This \(format.rawValue.uppercased()) is damaged, and stops the upload",
          advice: "Save the picture again.")
      default: continue
      }
    }
  }
}
