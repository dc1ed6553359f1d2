extension Rule {
  /// Source: Apple's page on search.
  static let keywordPhrase = Rule(
    "keyword-phrase", "Keywords are phrases",
    why: "Blanks inside keywords: right, but single words are combined by the store anyway.",
    source: Sources.search,
    examples: (
      ["metadata/en-US/keywords.txt": "sailing boat,wind"],
      ["metadata/en-US/keywords.txt": "sailing,boat,wind"]
    )
  ) { inspection, findings in
    for list in inspection.keywordLists where list.hasSeparator {
      let phrases = list.words.filter { $0.unicodeScalars.contains { $0.isBlank } }
      guard let first = phrases.first else { continue }
      findings.add(
        .info, list.text, at: first, count: phrases.count,
        phrases.count == 1
          ? "\(quoted(phrases)) is a phrase"
          : "\(quoted(phrases)) are phrases",
        advice: "The store combines single words by itself.")
    }
  }
}
