extension Rule {
  /// Source: Apple's app preview specifications.
  static let previewSize = Rule(
    "preview-size", "Previews have the wrong size",
    why: """
      A preview whose pixels are not those of its device. Devices that deliver skips anyway are left out: \
      their sizes are disputed.
      """,
    source: Sources.previews,
    examples: (
      ["app_previews/en-US/IPHONE_67_1.mp4": .film(20, 1080, 1920)],
      ["app_previews/en-US/IPHONE_67_1.mp4": .film(20)]
    )
  ) { inspection, findings in
    for preview in inspection.folder.previews {
      guard let size = preview.movie?.size, let device = inspection.rules.previews.device(of: preview),
        device.isUploadedByDeliver,
        let allowed = inspection.rules.previews.resolutions[device], !allowed.contains(size),
        !allowed.contains(size.turned)
      else { continue }
      findings.add(
        .error, preview,
        "\(size) pixels, and \(device) takes \(allowed.map(\.description).joined(separator: " or "))",
        advice: "Export it at that size, upright or wide.")
    }
  }
}
