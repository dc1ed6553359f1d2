extension Rule {
  /// Source: Apple's page on platform version information.
  static let copyrightSign = Rule(
    "copyright-sign", "The copyright has a sign of its own",
    why: "A copyright sign in the copyright: the store adds one, so it shows twice.",
    source: Sources.versionInformation,
    examples: (
      ["metadata/copyright.txt": "© 2026 Harbour Log Ltd"],
      ["metadata/copyright.txt": "2026 Harbour Log Ltd"]
    )
  ) {
    inspection, findings in
    for text in inspection.texts where text.field.id == "copyright" {
      let sent = text.sent
      let sign =
        sent.unicodeScalars.firstIndex(of: "©") ?? sent.firstRange(of: "(c)")?.lowerBound
        ?? sent.firstRange(of: "(C)")?.lowerBound
      guard let sign else { continue }
      findings.add(
        .warning, text, at: sign, "The copyright contains a copyright sign, and the store adds one",
        advice: "Write only the year and the owner.")
    }
  }
}
