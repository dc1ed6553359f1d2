extension Rule {
  /// Source: Apple's screenshot specifications; the server's `IMAGE_ALPHA_NOT_ALLOWED`; AvdLee/RocketSimApp#302.
  static let screenshotTransparency = Rule(
    "screenshot-transparency", "Screenshots are transparent",
    why: """
      An alpha channel, or transparent colours. Apple's page allows none, and the refusal comes after the \
      upload. Yet most pictures with a channel are opaque, and such are live on the store: transparent \
      pixels are an error each, opaque channels one note for all.
      """,
    source: Sources.screenshots,
    examples: (
      ["screenshots/en-US/1.png": .picture(320, 460, .transparent)],
      ["screenshots/en-US/1.png": .picture(320, 460)]
    )
  ) {
    inspection, findings in
    var opaque: [Picture] = []
    var notLooked: [Picture] = []
    for (index, picture) in inspection.judgedPictures where inspection.gallery.choices[index] != nil {
      guard let header = picture.header else { continue }
      switch picture.transparency {
      case .impossible: continue
      case .transparent(let x, let y):
        findings.add(
          .error, picture, "The picture is transparent at \(x), \(y); the store refuses it after the upload",
          advice: "Put it on a background, and save it without an alpha channel.")
      case .opaque: opaque.append(picture)
      case .notLooked: notLooked.append(picture)
      case .damaged:
        findings.add(
          .warning, picture,
          header.hasAlphaChannel
            ? "An alpha channel, and the pixels cannot be read"
            : "Transparent colours, and the pixels cannot be read",
          advice: "Save the picture again, without it.")
      }
    }
    // Most pictures with a channel are opaque: one line for all of them.
    if !opaque.isEmpty {
      findings.add(
        .info, step: .screenshots, count: opaque.count,
        opaque.count == 1
          ? "A picture has an alpha channel and is opaque; the store has refused such pictures since July 2026 in some cases"
          : "\(opaque.count) pictures have an alpha channel, all opaque; the store has refused such pictures since July 2026 in some cases",
        advice: "Flatten them.")
    }
    if !notLooked.isEmpty {
      findings.add(
        .warning, step: .screenshots, count: notLooked.count,
        notLooked.count == 1
          ? "If the alpha channel of \(notLooked[0].path.shown) is used, the store refuses it; its pixels were not looked at"
          : "If the alpha channels of \(notLooked.count) pictures are used, the store refuses them; their pixels were not looked at",
        advice: "Check again without --no-pixels.")
    }
  }
}
