extension Rule {
  /// Source: Apple's page on search.
  static let keywordDuplicate = Rule(
    "keyword-duplicate", "Keywords are there twice",
    why: "The same keyword twice, whatever its case and the way its letters are composed.",
    source: Sources.search,
    examples: (
      ["metadata/en-US/keywords.txt": "boat,sail,Boat"],
      ["metadata/en-US/keywords.txt": "boat,sail,boating"]
    )
  ) { inspection, findings in
    for list in inspection.keywordLists {
      let twice = list.repeatedWords
      guard let first = twice.first else { continue }
      findings.add(
        .warning, list.text, at: first, count: twice.count,
        twice.count == 1
          ? "\(quoted(twice)) is there twice"
          : "\(quoted(twice)) are there twice", advice: "Use the room for another."
      )
    }
  }
}

extension KeywordList {
  /// Keywords that have stood before.
  var repeatedWords: [Substring] {
    var seen: Set<String> = []
    return words.filter { !seen.insert($0.lowercased()).inserted }
  }
}
