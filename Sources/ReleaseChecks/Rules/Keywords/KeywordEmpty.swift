extension Rule {
  static let keywordEmpty = Rule(
    "keyword-empty", "Keywords have a comma too many",
    why: "A comma at the beginning or the end, or two in a row.",
    source: Sources.search,
    examples: (
      ["metadata/en-US/keywords.txt": "boat,,sail"],
      ["metadata/en-US/keywords.txt": "boat,sail"]
    )
  ) { inspection, findings in
    for list in inspection.keywordLists {
      let empty = list.emptyTerms
      guard let first = empty.first else { continue }
      findings.add(
        .warning, list.text, at: first.raw.startIndex, count: empty.count,
        "\(plural(empty.count, "comma")) too many", advice: "Remove them: each takes a character.",
        fix: list.isProse ? nil : .contents(.keywordBlanks))
    }
  }
}

extension KeywordList {
  /// Where two separators have nothing between them.
  var emptyTerms: [Term] { hasSeparator && !hasLineBreak ? terms.filter(\.text.isEmpty) : [] }
}
