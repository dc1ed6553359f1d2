extension Rule {
  /// Words that nobody searches by, in English lists.
  ///
  /// Source: Apple's page on search.
  static let keywordFiller = Rule("keyword-filler", source: Sources.search) { inspection, findings in
    for list in inspection.keywordLists {
      guard list.text.language(inspection.rules.locales)?.hasPrefix("en-") == true else { continue }
      let fillers = list.words.filter { inspection.rules.checks.fillerWords.contains($0.lowercased()) }
      guard let first = fillers.first else { continue }
      findings.add(
        .info, list.text, at: first.startIndex, count: fillers.count,
        "\(quoted(fillers)) \(fillers.count == 1 ? "is a word that nobody searches" : "are words that nobody searches") by",
        advice: "Use the room for another.")
    }
  }
}
