extension Rule {
  /// Source: Apple's app preview specifications; AvdLee/RocketSimApp#389.
  static let previewLength = Rule(
    "preview-length", "Previews are too short or too long",
    why: "A preview that is too short or too long.",
    source: Sources.previews,
    examples: (
      ["app_previews/en-US/IPHONE_67_1.mp4": .film(12)],
      ["app_previews/en-US/IPHONE_67_1.mp4": .film(20)]
    )
  ) { inspection, findings in
    let rules = inspection.rules.previews
    for preview in inspection.folder.previews {
      guard let seconds = preview.movie?.seconds else { continue }
      let rounded = (seconds * 100).rounded() / 100
      if rounded > rules.maxSeconds {
        findings.add(
          .error, preview, count: Int(seconds.rounded(.up)), limit: Int(rules.maxSeconds),
          "\(seconds.shown) s, longer than \(rules.maxSeconds.shown) s", advice: "Make it shorter.")
      } else if rounded < rules.minSeconds {
        findings.add(
          .error, preview, count: Int(seconds), limit: Int(rules.minSeconds),
          "\(seconds.shown) s, shorter than \(rules.minSeconds.shown) s",
          advice: "Make it longer, or show more of the app.")
      }
    }
  }
}
