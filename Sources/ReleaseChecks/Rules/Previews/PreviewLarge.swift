extension Rule {
  /// A preview above the store's limit of bytes.
  ///
  /// Source: Apple's app preview specifications; fastlane counts in MiB.
  static let previewLarge = Rule("preview-large", source: Sources.previews) { inspection, findings in
    let limit = inspection.rules.previews.maxBytes
    for preview in inspection.folder.previews where preview.byteCount > limit {
      findings.add(
        .error, preview, count: preview.byteCount, limit: limit,
        "\(preview.byteCount / 1_048_576) MiB, more than \(limit / 1_048_576)", advice: "Compress it.")
    }
  }
}
