extension Rule {
  /// Source: Apple's screenshot specifications; what the server does was not seen.
  static let watchSizes = Rule(
    "watch-sizes", "Watch screenshots differ in size",
    why: "Different watch sizes in different languages: one size has to serve all.",
    source: Sources.screenshots,
    examples: (
      ["screenshots/en-US/1.png": .picture(416, 496), "screenshots/fr-FR/1.png": .picture(410, 502)],
      ["screenshots/en-US/1.png": .picture(416, 496), "screenshots/fr-FR/1.png": .picture(416, 496)]
    )
  ) { inspection, findings in
    let watch = inspection.gallery.sets.filter { $0.slot.family == "watch" }
    let pictures = inspection.folder.pictures
    let sizes = watch.map { set in (set, Set(set.members.compactMap { pictures[$0].header?.shownSize })) }
    let all = sizes.reduce(into: Set<PixelSize>()) { $0.formUnion($1.1) }
    guard all.count > 1, Set(watch.map(\.locale)).count > 1 else { return }
    let described = Dictionary(grouping: sizes) { $0.0.locale }.sorted { $0.key < $1.key }.map {
      locale, sets in
      let own = sets.reduce(into: Set<PixelSize>()) { $0.formUnion($1.1) }
      return "\(locale) \(own.map(\.description).sorted().joined(separator: " and "))"
    }
    findings.add(
      .warning, step: .screenshots, file: RelativePath(inspection.place.screenshots),
      count: all.count,
      limit: 1, "Watch screenshots of \(all.count) sizes: \(described.joined(separator: ", "))",
      advice: "Use one watch size in all languages.")
  }
}
