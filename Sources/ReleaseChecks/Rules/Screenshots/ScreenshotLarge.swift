extension Rule {
  static let screenshotLarge = Rule(
    "screenshot-large", "Screenshots are large",
    why: "A very large file. No limit is published.",
    source: Sources.screenshots,
    examples: (
      ["screenshots/en-US/1.png": .picture(1320, 2868, .large)],
      ["screenshots/en-US/1.png": .picture(1320, 2868)]
    )
  ) { inspection, findings in
    let limit = inspection.rules.checks.screenshotBytes
    for (_, picture) in inspection.judgedPictures where picture.byteCount > limit {
      findings.add(
        .info, picture, count: picture.byteCount, limit: limit,
        "\(picture.byteCount / 1_048_576) MiB, which is large",
        advice: "Compress it, if the upload is slow.")
    }
  }
}
