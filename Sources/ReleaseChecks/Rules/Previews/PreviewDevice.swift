extension Rule {
  /// Source: fastlane 2.237.0, `deliver/lib/deliver/sync_app_previews.rb`.
  static let previewDevice = Rule(
    "preview-device", "Previews name no device that deliver uploads",
    why: "A preview that names no device that deliver knows: it is skipped.",
    source: Sources.deliver,
    examples: (
      ["app_previews/en-US/intro.mp4": .film(20)],
      ["app_previews/en-US/IPHONE_67_intro.mp4": .film(20)]
    )
  ) { inspection, findings in
    let rules = inspection.rules.previews
    for preview in inspection.folder.previews {
      let device = rules.device(of: preview)
      if device?.isUploadedByDeliver == true { continue }
      findings.add(
        .warning, preview,
        device.map { "deliver uploads no previews for \($0), and skips this" }
          ?? "The name contains no device that deliver knows, so deliver skips the preview",
        advice: device == nil
          ? "Put a device into its name, as IPHONE_67_1.\(preview.path.fileExtension)."
          : "Upload it in App Store Connect.")
    }
  }
}
