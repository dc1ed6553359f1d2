extension Rule {
  /// Source: fastlane 2.237.0, `deliver/lib/deliver/app_screenshot.rb`.
  static let screenshotRotation = Rule(
    "screenshot-rotation", "Screenshots are turned by EXIF",
    why: "A JPEG that EXIF turns by a quarter: deliver swaps its sides, what the store does is not known.",
    source: Sources.deliver,
    examples: (
      ["screenshots/en-US/1.jpg": .picture(2868, 1320, .turned)],
      ["screenshots/en-US/1.jpg": .picture(1320, 2868, .jpeg)]
    )
  ) {
    inspection, findings in
    for (_, picture) in inspection.judgedPictures {
      guard let header = picture.header, header.orientation >= 5 else { continue }
      findings.add(
        .warning, picture, "EXIF turns this JPEG to \(header.shownSize), and the store may ignore that",
        advice: "Save it upright, without an orientation.")
    }
  }
}
