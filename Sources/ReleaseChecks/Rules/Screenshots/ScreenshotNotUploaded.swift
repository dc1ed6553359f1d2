extension Rule {
  /// Source: fastlane 2.237.0, `deliver/lib/deliver/loader.rb`.
  static let screenshotNotUploaded = Rule(
    "screenshot-not-uploaded", "Files beside the screenshots are not uploaded",
    why: "Pictures and films of a kind that is not a screenshot, in a language's folder.",
    source: Sources.deliver,
    examples: (
      ["screenshots/en-US/1.gif": "GIF89a", "screenshots/en-US/1.png": .picture(1320, 2868)],
      ["screenshots/en-US/1.png": .picture(1320, 2868)]
    )
  ) {
    inspection, findings in
    let rules = inspection.rules
    for stray in inspection.folder.strays where stray.kind == .notUploaded {
      let isFilm = rules.previews.extensions.contains(stray.path.fileExtension.lowercased())
      let previews = "\(inspection.place.previewFolders(rules).first ?? "")/\(stray.locale ?? "LANGUAGE")"
      findings.add(
        .warning, step: .screenshots, file: stray.path, locale: stray.locale,
        "This will not be uploaded\(stray.others): screenshots are PNG or JPEG",
        advice: isFilm
          ? "App previews belong in \(previews), with a device in their names, as IPHONE_67_1.mp4."
          : "Convert it, or move it elsewhere.")
    }
  }
}
