extension Rule {
  /// Source: fastlane 2.237.0, `deliver/lib/deliver/loader.rb`.
  static let screenshotNotSeen = Rule(
    "screenshot-not-seen", "Pictures lie where deliver does not look",
    why: "Pictures where deliver does not look.",
    source: Sources.deliver,
    examples: (
      ["screenshots/en-US/old/1.png": .picture(1320, 2868), "screenshots/en-US/1.png": .picture(1320, 2868)],
      ["screenshots/en-US/1.png": .picture(1320, 2868)]
    )
  ) {
    inspection, findings in
    for stray in inspection.folder.strays where stray.kind == .unseenPicture {
      findings.add(
        .warning, step: .screenshots, file: stray.path, locale: stray.locale,
        "deliver does not see this picture\(stray.others)",
        advice: "Put it into a language's folder, not above and not below.")
    }
  }
}
