extension Rule {
  /// Source: fastlane 2.237.0, `deliver/lib/deliver/app_screenshot.rb`; fastlane#20140, #11721.
  static let screenshotFormat = Rule(
    "screenshot-format", "Screenshots are not what their extension says",
    why: """
      A file that is not what its extension says, or not a picture at all. Of a HEIC named .png deliver \
      does not even say so: it crashes.
      """,
    source: "fastlane/fastlane#20140",
    examples: (
      ["screenshots/en-US/1.png": .picture(1320, 2868, .jpeg)],
      ["screenshots/en-US/1.jpg": .picture(1320, 2868, .jpeg)]
    )
  ) {
    inspection, findings in
    for (_, picture) in inspection.judgedPictures {
      let spelled = picture.path.fileExtension
      switch picture.reading {
      case .header(let header):
        guard !picture.isNamedAfterItsFormat(inspection.rules) else { continue }
        let right = header.format == .png ? "png" : "jpg"
        findings.add(
          .error, picture, "This is a \(header.format.rawValue.uppercased()) and is named .\(spelled)",
          advice: "Rename it to .\(right).", fix: .rename(to: picture.path.renamed(extension: right)))
      case .other(let format):
        findings.add(
          .error, picture, "This is a \(format) and is named .\(spelled)",
          advice: "Save it as PNG or JPEG: deliver stops at it.")
      case .unknown:
        findings.add(
          .error, picture, "This is neither a PNG nor a JPEG",
          advice: "Replace it with a picture: deliver stops at it.")
      case .empty, .broken, .locked: continue
      }
    }
  }
}
