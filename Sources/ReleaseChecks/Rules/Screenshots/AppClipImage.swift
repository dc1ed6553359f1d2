extension Rule {
  /// Source: fastlane 2.237.0, `deliver/lib/deliver/loader.rb`, `load_app_clip_header_images`.
  static let appClipImage = Rule(
    "app-clip-image", "The app clip's pictures are not as the store takes them",
    why: "Pictures of an app clip's card: exactly one for each language, of exactly one size.",
    source: Sources.deliver,
    examples: (
      [
        "Deliverfile": "app_clip_header_images_path('./fastlane/clip')",
        "metadata/en-US/name.txt": "Harbour Log", "clip/en-US/1.png": .picture(1800, 1201),
      ],
      [
        "Deliverfile": "app_clip_header_images_path('./fastlane/clip')",
        "metadata/en-US/name.txt": "Harbour Log", "clip/en-US/1.png": .picture(1800, 1200),
      ]
    )
  ) { inspection, findings in
    let wanted = inspection.rules.checks.appClipImage
    for (locale, images) in Dictionary(grouping: inspection.folder.appClipImages, by: \.locale) {
      if images.count > 1, let first = images.first {
        findings.add(
          .error, step: .screenshots, file: first.path.folder, locale: locale, count: images.count, limit: 1,
          "\(images.count) pictures for the app clip's card, and there is room for one", advice: "Keep one.")
      }
      for image in images where image.size != wanted {
        findings.add(
          .error, step: .screenshots, file: image.path, locale: locale,
          image.size.map { "\($0) pixels, and the app clip's card takes \(wanted)" }
            ?? "This picture cannot be read",
          advice: "Save it as \(wanted).")
      }
    }
  }
}
