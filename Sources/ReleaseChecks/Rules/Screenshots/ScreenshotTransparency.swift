extension Rule {
  /// Source: Apple's screenshot specifications; the server's `IMAGE_ALPHA_NOT_ALLOWED`; AvdLee/RocketSimApp#302.
  static let screenshotTransparency = Rule(
    "screenshot-transparency", "Screenshots are transparent",
    why: """
      An alpha channel, or transparent colours. Apple's page allows none, and the refusal comes after the \
      upload. Yet most pictures with a channel are opaque, and such are live on the store: transparent \
      pixels are an error, an opaque channel is a warning that says so.
      """,
    source: Sources.screenshots
  ) {
    inspection, findings in
    for (_, picture) in inspection.judgedPictures {
      guard let header = picture.header else { continue }
      let what = header.hasAlphaChannel ? "An alpha channel" : "Transparent colours"
      switch picture.transparency {
      case .impossible: continue
      case .transparent(let x, let y):
        findings.add(
          .error, picture, "The picture is transparent at \(x), \(y); the store refuses it after the upload",
          advice: "Put it on a background, and save it without an alpha channel.")
      case .opaque:
        findings.add(
          .warning, picture,
          header.hasAlphaChannel
            ? "An alpha channel, opaque throughout"
            : "Colours that may be transparent, and none of them is used",
          advice: "Save it without: Apple allows none, though many such pictures pass.")
      case .notLooked:
        findings.add(
          .warning, picture, "\(what); whether a pixel is transparent was not looked at",
          advice: "Save it without: Apple allows none.")
      case .damaged:
        findings.add(
          .warning, picture, "\(what), and the pixels cannot be read",
          advice: "Save the picture again, without it.")
      }
    }
  }
}
