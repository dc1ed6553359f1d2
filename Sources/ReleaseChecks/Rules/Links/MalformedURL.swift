extension Rule {
  /// Source: microsoft/app-store-vsts-extension#293, fastlane#18648.
  static let malformedURL = Rule(
    "malformed-url", "Addresses are not ones that the store takes",
    why: "An address that App Store Connect refuses: no protocol, another protocol, blanks, no host.",
    source: "fastlane/fastlane#18648",
    examples: (
      ["metadata/en-US/support_url.txt": "harbourlog.app/help"],
      ["metadata/en-US/support_url.txt": "https://harbourlog.app/help"]
    )
  ) { inspection, findings in
    for (text, link) in inspection.links {
      guard let fault = link.fault else { continue }
      // A line break has been spoken of already.
      if let blank = link.firstBlank, ["\n", "\r"].contains(text.sent.unicodeScalars[blank]) { continue }
      findings.add(
        .error, text, at: fault == .blank ? link.firstBlank : nil, "\(text.field.label) \(fault.sentence)",
        advice: fault == .noScheme && text.sent.first?.isLetter == true
          ? "Write “https://\(text.sent)”" : "Write the full address, beginning with https://.")
    }
  }
}
