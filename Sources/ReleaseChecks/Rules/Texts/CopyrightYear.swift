extension Rule {
  /// Source: fastlane 2.237.0, `precheck/lib/precheck/rules/copyright_date_rule.rb`; fastlane pull request #30076.
  static let copyrightYear = Rule(
    "copyright-year", "The copyright's year is missing or to come",
    why: """
      A copyright without a year, or with one to come. The first number from 1900 to 2099 counts, as for \
      precheck since June 2026. Past years are fine.
      """,
    source: "fastlane/fastlane#30076",
    examples: (
      ["metadata/copyright.txt": "Harbour Log Ltd"],
      ["metadata/copyright.txt": "2026 Harbour Log Ltd"]
    )
  ) {
    inspection, findings in
    for text in inspection.texts where text.field.id == "copyright" {
      let numbers: [Substring] = text.sent.split { !($0.isASCII && $0.isNumber) }
      let years = numbers.filter { $0.utf8.count == 4 }
      guard let word = years.first(where: { $0.hasPrefix("19") || $0.hasPrefix("20") }), let year = Int(word)
      else {
        findings.add(
          .warning, text, "The copyright names no year",
          advice: "Write the year and the owner, as “\(inspection.year) Example Ltd”.")
        continue
      }
      if year > inspection.year {
        findings.add(
          .warning, text, at: word, count: year, limit: inspection.year,
          "The copyright's year \(year) is in the future", advice: "Write the year in which the rights began."
        )
      }
    }
  }
}
