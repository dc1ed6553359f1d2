extension Rule {
  /// Blanks inside keywords: right, but single words are combined by the store anyway.
  ///
  /// Source: Apple's page on search.
  static let keywordPhrase = Rule("keyword-phrase", source: Sources.search) { inspection, findings in
    for list in inspection.keywordLists where list.hasSeparator {
      let phrases = list.words.filter { $0.unicodeScalars.contains { $0.isBlank } }
      guard let first = phrases.first else { continue }
      findings.add(
        .info, list.text, at: first.startIndex, count: phrases.count,
        "\(quoted(phrases)) \(phrases.count == 1 ? "is a phrase" : "are phrases")",
        advice: "No action needed if this is intended. The store combines single words by itself.")
    }
  }
}
