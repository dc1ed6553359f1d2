extension Rule {
  /// Source: fastlane#29991, #9927, #11027, #15081 on what comes of it when a tool tries.
  static let linksNotOpened = Rule(
    "links-not-opened", "Addresses were not opened",
    why: "Addresses are looked at and never opened: nothing leaves the computer.",
    source: "fastlane/fastlane#29991",
    examples: (
      ["metadata/en-US/support_url.txt": "https://harbourlog.app/help"],
      ["metadata/en-US/name.txt": "Harbour Log"]
    )
  ) {
    inspection, findings in
    let count = Set(inspection.links.lazy.filter { $0.link.fault == nil }.map { $0.text.sent }).count
    guard count > 0 else { return }
    findings.add(
      .info, step: .finalQA, count: count,
      "\(plural(count, "address", "addresses")) not checked: no page was opened",
      advice: "Open each in a browser.")
  }
}
