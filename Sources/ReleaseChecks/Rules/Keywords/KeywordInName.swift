extension Rule {
  /// Source: Apple's page on search.
  static let keywordInName = Rule(
    "keyword-in-name", "Keywords repeat words of the name or subtitle",
    why: """
      A keyword whose words are in the app's name or subtitle of the same language, which are searched as \
      it is. By whole words, whatever their case and accents. In scripts without blanks a keyword that is \
      part of the name is only a note: words cannot be told apart there without a dictionary.
      """,
    source: Sources.search,
    examples: (
      ["metadata/en-US/name.txt": "Harbour Log", "metadata/en-US/keywords.txt": "harbour,sail"],
      ["metadata/en-US/name.txt": "Harbour Log", "metadata/en-US/keywords.txt": "boat,sail"]
    )
  ) { inspection, findings in
    for list in inspection.keywordLists {
      guard let locale = list.text.locale else { continue }
      let named = ["name", "subtitle"].compactMap { inspection.sentText($0, in: locale) }
        .filter(\.isOfPlausibleLength)
      let repeated = inspection.wordsOfName(in: list)
      if let first = repeated.first {
        findings.add(
          .warning, list.text, at: first, count: repeated.count,
          repeated.count == 1
            ? "\(quoted(repeated)) is in the name or subtitle already"
            : "\(quoted(repeated)) are in the name or subtitle already",
          advice: "Use the room for another: name and subtitle are searched too.")
      }
      let contained = list.words.filter { keyword in
        keyword.isWithoutBlanks && keyword.unicodeScalars.count >= 2
          && named.contains { $0.sent.contains(keyword) }
      }
      if let first = contained.first {
        findings.add(
          .info, list.text, at: first, count: contained.count,
          contained.count == 1
            ? "\(quoted(contained)) is part of the name or subtitle"
            : "\(quoted(contained)) are part of the name or subtitle",
          advice: "Use the room for another, if it is the same word.")
      }
    }
  }
}

extension Inspection {
  /// Keywords all of whose words stand in the name or subtitle, as far as words can be told apart.
  func wordsOfName(in list: KeywordList) -> [Substring] {
    let named = namedWords(in: list.text.locale)
    return list.words.filter { keyword in
      if keyword.isWithoutBlanks { return false }
      let parts = keyword.searchWords
      return !parts.isEmpty && parts.allSatisfy(named.contains)
    }
  }
}
