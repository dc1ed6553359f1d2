extension Rule {
  /// Source: fastlane 2.237.0, `deliver/lib/deliver/loader.rb`; fastlane#16781.
  static let groupCase = Rule(
    "group-case", "Folders of screenshots are spelled in another case",
    why: "`imessage` for `iMessage`: found, and taken for pictures of the iPhone.",
    source: "fastlane/fastlane#16781",
    examples: (
      ["screenshots/AppleTV/en-US/1.png": .picture(1920, 1080)],
      ["screenshots/appleTV/en-US/1.png": .picture(1920, 1080)]
    )
  ) { inspection, findings in
    for stray in inspection.folder.strays {
      guard case .wrongCase(let group) = stray.kind else { continue }
      findings.add(
        .warning, step: .screenshots, file: stray.path,
        "The folder must be spelled \(group), or its pictures become normal ones of the device",
        advice: "Rename it to \(group).", fix: .rename(to: group))
    }
  }
}
