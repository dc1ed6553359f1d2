extension Rule {
  static let screenshotOrientation = Rule(
    "screenshot-orientation", "Sets of screenshots mix portrait and landscape",
    why: "Portrait and landscape in one set: allowed, and seldom meant.",
    source: Sources.screenshots,
    examples: (
      ["screenshots/en-US/1.png": .picture(1320, 2868), "screenshots/en-US/2.png": .picture(2868, 1320)],
      ["screenshots/en-US/1.png": .picture(1320, 2868), "screenshots/en-US/2.png": .picture(1290, 2796)]
    )
  ) {
    inspection, findings in
    let pictures = inspection.folder.pictures
    for set in inspection.gallery.sets {
      let shown = set.members.filter { set.fates[$0] != .skippedUnframed }
      let portrait = shown.count { pictures[$0].header?.shownSize.isPortrait == true }
      guard portrait > 0, portrait < shown.count, let first = shown.first else { continue }
      findings.add(
        .info, step: .screenshots, file: pictures[first].path.folder, locale: set.locale, field: set.slot.key,
        count: portrait, "\(portrait) upright and \(shown.count - portrait) wide for \(set.slot.title)",
        advice: "")
    }
  }
}
