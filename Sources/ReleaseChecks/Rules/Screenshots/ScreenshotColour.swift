extension Rule {
  /// Source: Apple's screenshot specifications; fastlane#13628, #15683.
  static let screenshotColour = Rule(
    "screenshot-colour", "Screenshots are not in RGB with 8 bits",
    why: "Colours other than RGB. CMYK is refused; grey and palettes are doubtful; 16 bits are a note.",
    source: Sources.screenshots,
    examples: (
      ["screenshots/en-US/1.jpg": .picture(1320, 2868, .cmyk)],
      ["screenshots/en-US/1.jpg": .picture(1320, 2868, .jpeg)]
    )
  ) {
    inspection, findings in
    for (_, picture) in inspection.judgedPictures {
      guard let header = picture.header else { continue }
      let advice: Message = "Save it as RGB with 8 bits."
      switch header.colour {
      case .cmyk: findings.add(.error, picture, "The colours are CMYK", advice: advice)
      case .grey, .greyAlpha:
        findings.add(.warning, picture, "The picture is grey, and the store asks for RGB", advice: advice)
      case .palette:
        findings.add(
          .warning, picture, "The picture has a palette, and the store asks for RGB", advice: advice)
      case .rgb, .rgba:
        if header.bitDepth > 8 {
          findings.add(
            .info, picture, count: header.bitDepth, "\(header.bitDepth) bits a colour", advice: advice)
        }
      }
    }
  }
}
