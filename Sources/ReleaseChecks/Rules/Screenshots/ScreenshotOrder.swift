extension Rule {
  /// Source: fastlane 2.237.0, `deliver/lib/deliver/upload_screenshots.rb`, pull request #18200.
  static let screenshotOrder = Rule(
    "screenshot-order", "Screenshots stand on the store in another order than by name",
    why: "Names that sort in one way by bytes and in another on the store.",
    source: "fastlane/fastlane#18200",
    examples: (
      [
        "screenshots/en-US/1.png": .picture(1320, 2868), "screenshots/en-US/2.png": .picture(1320, 2868),
        "screenshots/en-US/10.png": .picture(1320, 2868),
      ],
      [
        "screenshots/en-US/01.png": .picture(1320, 2868), "screenshots/en-US/02.png": .picture(1320, 2868),
        "screenshots/en-US/10.png": .picture(1320, 2868),
      ]
    )
  ) {
    inspection, findings in
    let pictures = inspection.folder.pictures
    for set in inspection.gallery.sets where set.wanted <= inspection.rules.screenshots.maxPerSet {
      let order = inspection.orderOnStore(set)
      let uploaded = set.members.filter { set.fates[$0] != .skippedUnframed }
      let byBytes = uploaded.map { pictures[$0].path.name.utf8.shownOnOneLine }
      guard order != byBytes, let first = uploaded.first else { continue }
      findings.add(
        .info, step: .screenshots, file: pictures[first].path.folder, locale: set.locale, field: set.slot.key,
        "The store shows \(order.joined(separator: ", ")) for \(set.slot.title)",
        advice: "Number them 01, 02, … so that every program sorts them alike.")
    }
  }
}
