extension Rule {
  /// Source: Apple's page on search.
  static let keywordFiller = Rule(
    "keyword-filler", "Keywords have words that every app has",
    why: "Words that many apps have, in English lists.",
    source: Sources.search,
    examples: (
      ["metadata/en-US/keywords.txt": "boat,the,best"],
      ["metadata/en-US/keywords.txt": "boat,sail"]
    )
  ) { inspection, findings in
    for list in inspection.keywordLists {
      guard list.text.language(inspection.rules.locales)?.hasPrefix("en-") == true else { continue }
      let fillers = list.words.filter { inspection.rules.checks.fillerWords.contains($0.lowercased()) }
      guard let first = fillers.first else { continue }
      findings.add(
        .info, list.text, at: first, count: fillers.count,
        fillers.count == 1
          ? "\(quoted(fillers)) is a word that many apps have"
          : "\(quoted(fillers)) are words that many apps have",
        advice: "Use the room for another.")
    }
  }
}
