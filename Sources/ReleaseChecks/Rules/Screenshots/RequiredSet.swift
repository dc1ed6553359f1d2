extension Rule {
  /// Source: Apple's screenshot specifications.
  static let requiredSet = Rule(
    "required-set", "Screenshots that the store requires are missing",
    why: """
      A set that the store requires and the primary language does not have. Sure only where devices, \
      primary language and completeness are known; "if" and a warning otherwise. Without any screenshot \
      the release changes only texts, unless it is said to be complete.
      """,
    source: Sources.screenshots,
    examples: (
      Example(
        ["screenshots/en-US/1.png": .picture(750, 1334)],
        facts: Facts(isComplete: true, devices: [.iphone], primaryLocale: "en-US")),
      Example(
        ["screenshots/en-US/1.png": .picture(1320, 2868)],
        facts: Facts(isComplete: true, devices: [.iphone], primaryLocale: "en-US"))
    )
  ) { inspection, findings in
    let facts = inspection.facts
    let sets = inspection.gallery.sets
    let isComplete = facts.isComplete == true
    guard !sets.isEmpty || (isComplete && facts.devices != nil) else { return }
    let families = Set(sets.filter { $0.wanted > 0 }.map(\.slot.family))
    for device in Facts.Device.allCases {
      guard let rule = inspection.rules.checks.devices[device.rawValue], let group = rule.requiredGroup else {
        continue
      }
      let isKnown = facts.devices?.contains(device)
      // Unknown devices are asked about only where their pictures say that somebody thinks of them.
      guard isKnown ?? !families.isDisjoint(with: rule.families) else { continue }
      // Without knowing the primary language any will do.
      let locale = facts.primaryLocale
      let has = sets.contains {
        $0.slot.requiredGroup == group && $0.wanted > 0 && (locale == nil || $0.locale == locale)
      }
      guard !has else { continue }
      // Since October 2026 the middle size of the iPhone may stand for the large one.
      let hasMedium = device == .iphone && sets.contains { $0.slot.key == "APP_IPHONE_61" && $0.wanted > 0 }
      let isSure = !hasMedium && isKnown == true && isComplete && facts.primaryLocale != nil
      let wanted = inspection.rules.screenshots.displayTypes.filter { $0.requiredGroup == group }.map(\.title)
      let condition =
        isKnown == nil
        ? "If the app runs on \(device.label): "
        : facts.isComplete == nil ? "If the folder is complete: " : ""
      findings.add(
        isSure ? .error : .warning, step: .screenshots,
        file: RelativePath(inspection.place.screenshots),
        locale: locale, field: group,
        "\(condition)\(locale.map { "\($0) has" } ?? "there are") no screenshots of \(wanted.joined(separator: " or "))",
        advice:
          wanted.count == 1
          ? "Add at least one: the store requires this set in the primary language."
          : "Add at least one: the store requires one of these sets in the primary language."
      )
    }
  }
}
