extension Rule {
  /// Source: Apple's app preview specifications; fastlane counts in MiB.
  static let previewLarge = Rule(
    "preview-large", "Previews are too large",
    why: "A preview above the store's limit of bytes.",
    source: Sources.previews,
    examples: (
      [
        "app_previews/en-US/IPHONE_67_1.mp4": .film(seconds: 20, 886, 1920, codec: "avc1", bytes: 524_288_001)
      ],
      ["app_previews/en-US/IPHONE_67_1.mp4": .film(20)]
    )
  ) { inspection, findings in
    let limit = inspection.rules.previews.maxBytes
    for preview in inspection.folder.previews where preview.byteCount > limit {
      findings.add(
        .error, preview, count: preview.byteCount, limit: limit,
        "\(preview.byteCount / 1_048_576) MiB, more than \(limit / 1_048_576)", advice: "Compress it.")
    }
  }
}
