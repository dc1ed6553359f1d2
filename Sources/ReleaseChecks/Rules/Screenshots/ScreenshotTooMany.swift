extension Rule {
  /// Source: fastlane 2.237.0, `deliver/lib/deliver/upload_screenshots.rb`; fastlane#15959, #14785.
  static let screenshotTooMany = Rule(
    "screenshot-too-many", "Sets have more screenshots than the store takes",
    why: """
      More pictures in a set than the store takes: deliver keeps the first ten by the bytes of their \
      names, so that of 1 to 12 it drops 8 and 9.
      """,
    source: "fastlane/fastlane#15959",
    examples: (
      [
        "screenshots/en-US/01.png": .picture(1320, 2868), "screenshots/en-US/02.png": .picture(1320, 2868),
        "screenshots/en-US/03.png": .picture(1320, 2868), "screenshots/en-US/04.png": .picture(1320, 2868),
        "screenshots/en-US/05.png": .picture(1320, 2868), "screenshots/en-US/06.png": .picture(1320, 2868),
        "screenshots/en-US/07.png": .picture(1320, 2868), "screenshots/en-US/08.png": .picture(1320, 2868),
        "screenshots/en-US/09.png": .picture(1320, 2868), "screenshots/en-US/10.png": .picture(1320, 2868),
        "screenshots/en-US/11.png": .picture(1320, 2868),
      ],
      [
        "screenshots/en-US/01.png": .picture(1320, 2868), "screenshots/en-US/02.png": .picture(1320, 2868),
        "screenshots/en-US/03.png": .picture(1320, 2868), "screenshots/en-US/04.png": .picture(1320, 2868),
        "screenshots/en-US/05.png": .picture(1320, 2868), "screenshots/en-US/06.png": .picture(1320, 2868),
        "screenshots/en-US/07.png": .picture(1320, 2868), "screenshots/en-US/08.png": .picture(1320, 2868),
        "screenshots/en-US/09.png": .picture(1320, 2868), "screenshots/en-US/10.png": .picture(1320, 2868),
      ]
    )
  ) {
    inspection, findings in
    for stray in inspection.folder.strays where stray.kind == .picturesNotRead {
      findings.add(
        .error, step: .screenshots, file: stray.path, locale: stray.locale, count: stray.more,
        "\(stray.more) pictures were not looked at: there are too many in this folder",
        advice: "Keep only those that go to the store.")
    }
    let limit = inspection.rules.screenshots.maxPerSet
    let pictures = inspection.folder.pictures
    for set in inspection.gallery.sets where set.wanted > limit {
      let dropped = set.members.filter { set.fates[$0] == .dropped }
      guard let first = dropped.first else { continue }
      let names = dropped.map { pictures[$0].path.name.utf8.shownOnOneLine }
      let shown = names.prefix(12).joined(separator: ", ") + (names.count > 12 ? ", …" : "")
      let order = inspection.orderOnStore(set).joined(separator: ", ")
      findings.add(
        .error, step: .screenshots, file: pictures[first].path.folder, locale: set.locale,
        field: set.slot.key,
        count: set.wanted, limit: limit,
        "\(set.wanted) of \(limit) for \(set.slot.title): \(shown) would be dropped, and the store would show \(order)",
        advice: "Take out \(set.wanted - limit), or number them with two digits so that you choose which.")
    }
  }
}
