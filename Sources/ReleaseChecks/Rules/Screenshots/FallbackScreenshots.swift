extension Rule {
  /// Source: rorkai/App-Store-Connect-CLI#1362 and the review of its pull request #557.
  static let fallbackScreenshots = Rule(
    "fallback-screenshots", "Languages use the primary language's screenshots",
    why: """
      A language without pictures, or without those of a device that others have: it falls back, which is \
      not an error.
      """,
    source: "rorkai/App-Store-Connect-CLI#557",
    examples: (
      ["screenshots/en-US/1.png": .picture(1320, 2868), "metadata/fr-FR/name.txt": "Journal"],
      ["screenshots/en-US/1.png": .picture(1320, 2868), "metadata/en-US/name.txt": "Harbour Log"]
    )
  ) {
    inspection, findings in
    let locales = inspection.rules.locales
    let sets = inspection.gallery.sets
    var slots: [String: Set<String>] = [:]
    // One watch size serves all languages, so a missing size for another watch is not a gap.
    for set in sets {
      slots[set.locale, default: []].insert(set.slot.family == "watch" ? "watch" : set.slot.key)
    }
    let all = slots.values.reduce(into: Set<String>()) { $0.formUnion($1) }
    let screenshotFolders = inspection.folder.localeFolders.filter { $0.place == .screenshots }.map(\.name)
    var said: Set<String> = []
    // Without any picture only a folder that waits for some is worth a word.
    for folder in screenshotFolders + (sets.isEmpty ? [] : inspection.textLocales) {
      let code = locales.code(ofFolder: folder)
      guard locales.names[code] != nil, said.insert(code).inserted else { continue }
      let has = slots[code] ?? []
      if has.isEmpty {
        findings.add(
          .info, step: .screenshots, locale: code,
          "\(code) has no screenshots and falls back to the primary language",
          advice: "")
      } else if has.count < all.count {
        let labels =
          inspection.rules.screenshots.displayTypes.filter {
            all.contains($0.key) && !has.contains($0.key)
          }.map(\.title) + (all.contains("watch") && !has.contains("watch") ? ["Apple Watch"] : [])
        findings.add(
          .info, step: .screenshots, locale: code, count: labels.count,
          "\(code) has no screenshots of \(labels.joined(separator: ", "))",
          advice: "")
      }
    }
  }
}
