extension Rule {
  static let placeholderURL = Rule(
    "placeholder-url", "Addresses lead to no real page",
    why: "An address that leads nowhere for others: an example, this computer, a private network.",
    source: Sources.guidelines + "#2.1",
    examples: (
      ["metadata/en-US/support_url.txt": "https://example.com"],
      ["metadata/en-US/support_url.txt": "https://harbourlog.app/help"]
    )
  ) {
    inspection, findings in
    let checks = inspection.rules.checks
    for (text, link) in inspection.links {
      guard link.fault == nil else { continue }
      let isPlaceholder =
        checks.placeholderHosts.contains { link.host == $0 || link.host.hasSuffix(".\($0)") }
        || checks.placeholderHostEndings.contains(where: link.host.hasSuffix) || link.isPrivateAddress
      guard isPlaceholder else { continue }
      findings.add(
        .warning, text, "\(text.field.label) leads to \(link.host), which others cannot reach",
        advice: "Write the address of the real page.")
    }
  }
}
