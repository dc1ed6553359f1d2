extension Rule {
  static let internationalHost = Rule(
    "international-host", "Addresses have letters that are not ASCII",
    why: "A host in letters that are not ASCII: it is sent as it is, and shown in punycode by some.",
    source: Sources.versionInformation,
    examples: (
      ["metadata/de-DE/support_url.txt": "https://bücher.de"],
      ["metadata/de-DE/support_url.txt": "https://buecher.de"]
    )
  ) {
    inspection, findings in
    for (text, link) in inspection.links {
      guard link.fault == nil, !link.host.utf8.allSatisfy({ $0 < 0x80 }) else { continue }
      findings.add(
        .info, text, "\(text.field.label) has the host \(link.host), which is not ASCII",
        advice: "Write it in punycode (xn--…) if the store refuses it.")
    }
  }
}
