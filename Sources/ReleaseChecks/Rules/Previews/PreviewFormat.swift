extension Rule {
  /// Source: Apple's app preview specifications.
  static let previewFormat = Rule(
    "preview-format", "Previews are not in a format that the store takes",
    why: """
      A preview that cannot be read, in a codec that the store does not take, too fast, or without sound. \
      H.264 in any container, ProRes 422 HQ only in QuickTime.
      """,
    source: Sources.previews,
    examples: (
      ["app_previews/en-US/IPHONE_67_1.mp4": .film(20, codec: "hvc1")],
      ["app_previews/en-US/IPHONE_67_1.mp4": .film(20)]
    )
  ) { inspection, findings in
    let rules = inspection.rules.previews
    for preview in inspection.folder.previews {
      guard let movie = preview.movie else {
        findings.add(
          .error, preview, preview.byteCount == 0 ? "The file is empty" : "There is no video in this file",
          advice: "Export it again.")
        continue
      }
      switch movie.videoCodec {
      case "avc1", "avc3": break
      case "apch":
        if preview.path.fileExtension.lowercased() != rules.proresOnlyIn {
          findings.add(
            .error, preview, "ProRes is accepted only in .\(rules.proresOnlyIn)",
            advice: "Export it as QuickTime, or as H.264.")
        }
      case let codec?:
        findings.add(
          .error, preview,
          "The picture is coded as \(codec.utf8.shownOnOneLine); the store takes H.264 and ProRes 422 HQ",
          advice: "Export it as H.264.")
      case nil: findings.add(.error, preview, "The video has no picture track", advice: "Export it again.")
      }
      if let speed = movie.framesPerSecond, (speed * 10).rounded() / 10 > rules.maxFps {
        findings.add(
          .error, preview, count: Int(speed.rounded()), limit: Int(rules.maxFps),
          "\(speed.shown) frames a second, and the store takes \(rules.maxFps.shown)",
          advice: "Export it with \(rules.maxFps.shown) frames a second.")
      } else if let speed = movie.framesPerSecond, (speed * 10).rounded() / 10 < rules.minFps {
        findings.add(
          .warning, preview, count: Int(speed.rounded()), limit: Int(rules.minFps),
          "\(speed.shown) frames a second, and the store asks for at least \(rules.minFps.shown)",
          advice: "Export it with \(rules.maxFps.shown) frames a second.")
      }
      if movie.videoCodec != nil, movie.audioCodec == nil {
        findings.add(
          .warning, preview, "The video has no sound", advice: "Add a stereo track, even a silent one.")
      } else if let channels = movie.audioChannels, channels == 1 {
        findings.add(
          .warning, preview, count: channels, limit: 2, "The sound is mono", advice: "Export it in stereo.")
      }
    }
  }
}
