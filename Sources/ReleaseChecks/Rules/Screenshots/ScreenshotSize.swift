extension Rule {
  /// Source: fastlane 2.237.0, `deliver/lib/deliver/app_screenshot.rb`; Apple's screenshot specifications.
  static let screenshotSize = Rule(
    "screenshot-size", "Screenshots have a size that the store does not take",
    why: "A size that no slot takes: deliver stops everything, nothing is uploaded.",
    source: Sources.screenshots,
    examples: (
      ["screenshots/en-US/1.png": .picture(1080, 1920)],
      ["screenshots/en-US/1.png": .picture(1320, 2868)]
    )
  ) { inspection, findings in
    let rules = inspection.rules.screenshots
    for (index, picture) in inspection.judgedPictures {
      guard let size = picture.header?.shownSize, inspection.gallery.choices[index] == nil else { continue }
      if let upcoming = rules.upcoming.first(where: { $0.sizes.contains(size) }) {
        findings.add(
          .error, picture,
          "\(size) is the size of \(upcoming.label), which deliver does not know up to 2.240.1, and stops the upload",
          advice: "Keep it outside of screenshots, and upload it in App Store Connect.")
        continue
      }
      if picture.isCreativeAsset(inspection.rules.checks) {
        findings.add(
          .error, picture,
          "\(size) pixels is not the size of a screenshot, and stops the upload: this looks like art for the product page's header or the search results",
          advice: "Move it out of screenshots, and upload it in App Store Connect's asset library.")
        continue
      }
      let isMessage = picture.place.group == "iMessage"
      let near = rules.nearest(to: size, isMessage: isMessage)
      findings.add(
        .error, picture,
        "\(size) pixels is not a size of the App Store\(isMessage ? " for iMessage" : ""), and stops the upload",
        advice: near.map { "The nearest is \($0.size) (\($0.slot.title))." }
          ?? "Take it at a size that the App Store accepts.")
    }
  }
}

extension ScreenshotRules {
  /// The size that differs least, of the same orientation if there is one.
  fileprivate func nearest(to size: PixelSize, isMessage: Bool) -> (slot: Slot, size: PixelSize)? {
    displayTypes.filter { $0.family.hasPrefix("imessage") == isMessage }
      .flatMap { slot in slot.sizes.map { (slot: slot, size: $0) } }
      .min { $0.size.distance(to: size) < $1.size.distance(to: size) }
  }
}

extension Picture {
  /// By a word in its name, or because no device is as wide. Apple's list of the sizes is not public.
  fileprivate func isCreativeAsset(_ checks: ExtraRules) -> Bool {
    guard let size = header?.shownSize else { return false }
    if 10 * size.width > 23 * size.height { return true }
    let words = path.name.lowercased().split { !$0.isLetter }.joined(separator: " ")
    return checks.creativeAssetWords.contains { " \(words) ".contains(" \($0) ") }
  }
}

extension PixelSize {
  fileprivate func distance(to other: PixelSize) -> Int {
    abs(width - other.width) + abs(height - other.height)
  }
}
