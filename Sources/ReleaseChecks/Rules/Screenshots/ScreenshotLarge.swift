extension Rule {
  static let screenshotLarge = Rule(
    "screenshot-large", "Screenshots are large",
    why: "A very large file: the store takes up to 500 MiB, and the upload of much smaller ones is slow.",
    source: Sources.screenshots,
    examples: (
      ["screenshots/en-US/1.png": .picture(1320, 2868, .large)],
      ["screenshots/en-US/1.png": .picture(1320, 2868)]
    )
  ) { inspection, findings in
    let checks = inspection.rules.checks
    for (_, picture) in inspection.judgedPictures where picture.byteCount > checks.screenshotBytes {
      let size = picture.byteCount / 1_048_576
      if picture.byteCount > checks.screenshotBytesLimit {
        findings.add(
          .error, picture, count: picture.byteCount, limit: checks.screenshotBytesLimit,
          "\(size) MiB, and the store takes \(checks.screenshotBytesLimit / 1_048_576) MiB",
          advice: "Compress it.")
      } else {
        findings.add(
          .info, picture, count: picture.byteCount, limit: checks.screenshotBytes,
          "\(size) MiB, which is large",
          advice: "Compress it, if the upload is slow.")
      }
    }
  }
}
