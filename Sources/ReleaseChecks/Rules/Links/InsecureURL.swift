extension Rule {
  /// Source: the rules' section on URLs; whether the store refuses any is not known.
  static let insecureURL = Rule(
    "insecure-url", "Addresses are not encrypted",
    why: "An address by http. The form takes it; readers get a warning.",
    source: Sources.versionInformation,
    examples: (
      ["metadata/en-US/support_url.txt": "http://harbourlog.app"],
      ["metadata/en-US/support_url.txt": "https://harbourlog.app"]
    )
  ) { inspection, findings in
    for (text, link) in inspection.links {
      guard link.fault == nil, link.scheme == "http" else { continue }
      findings.add(
        .warning, text, "\(text.field.label) is not encrypted (http)", advice: "Use https if the site has it."
      )
    }
  }
}
