extension Rule {
  /// Source: Apple's page on platform version information: the year and the owner.
  static let copyrightOwner = Rule(
    "copyright-owner", "The copyright names no owner",
    why: "A copyright without an owner.",
    source: Sources.versionInformation,
    examples: (
      ["metadata/copyright.txt": "2026"],
      ["metadata/copyright.txt": "2026 Harbour Log Ltd"]
    )
  ) {
    inspection, findings in
    for text in inspection.texts where text.field.id == "copyright" && !text.sent.contains(where: \.isLetter)
    {
      findings.add(
        .warning, text, "The copyright names no owner",
        advice: "Write the year and the owner, as “\(inspection.year) Example Ltd”.")
    }
  }
}
