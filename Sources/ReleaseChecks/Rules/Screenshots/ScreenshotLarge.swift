extension Rule {
  static let screenshotLarge = Rule(
    "screenshot-large", "Screenshots are large",
    why: "A very large file. No limit is published.",
    source: Sources.screenshots
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
