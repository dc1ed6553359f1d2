extension Rule {
  /// Source: Apple's app preview specifications; fastlane 2.237.0, `deliver/lib/deliver/sync_app_previews.rb`.
  static let previewTooMany = Rule(
    "preview-too-many", "There are too many previews",
    why: """
      More previews of a device in a language than the store takes: deliver uploads the first three by \
      name.
      """,
    source: Sources.previews,
    examples: (
      [
        "app_previews/en-US/IPHONE_67_1.mp4": .film(20), "app_previews/en-US/IPHONE_67_2.mp4": .film(20),
        "app_previews/en-US/IPHONE_67_3.mp4": .film(20), "app_previews/en-US/IPHONE_67_4.mp4": .film(20),
      ],
      [
        "app_previews/en-US/IPHONE_67_1.mp4": .film(20), "app_previews/en-US/IPHONE_67_2.mp4": .film(20),
        "app_previews/en-US/IPHONE_67_3.mp4": .film(20),
      ]
    )
  ) { inspection, findings in
    let rules = inspection.rules.previews
    let sets = Dictionary(grouping: inspection.folder.previews) {
      "\($0.path.folder.shown)/\(rules.device(of: $0) ?? "")"
    }
    for previews in sets.values where previews.count > rules.maxPerSet {
      let sorted = previews.sorted { $0.path < $1.path }
      guard let device = rules.device(of: sorted[0]) else { continue }
      let dropped = sorted.dropFirst(rules.maxPerSet).map { $0.path.name.utf8.shownOnOneLine }
      findings.add(
        .error, step: .screenshots, file: sorted[0].path.folder, locale: sorted[0].locale, field: device,
        count: previews.count, limit: rules.maxPerSet,
        "\(previews.count) of \(rules.maxPerSet) previews for \(device): \(dropped.joined(separator: ", ")) would be left out",
        advice: "Take out \(previews.count - rules.maxPerSet).")
    }
  }
}
