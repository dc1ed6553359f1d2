extension Rule {
  /// Source: Apple's page on search.
  static let keywordBlanks = Rule(
    "keyword-blanks", "Blanks around commas waste room in the keywords",
    why: "Blanks around separators: each takes a character away.",
    source: Sources.search,
    examples: (
      ["metadata/en-US/keywords.txt": "boat, sail, wind"],
      ["metadata/en-US/keywords.txt": "boat,sail,wind"]
    )
  ) { inspection, findings in
    for list in inspection.keywordLists {
      let padded = list.paddedTerms
      let wasted = padded.reduce(0) { $0 + $1.raw.unicodeScalars.count - $1.text.unicodeScalars.count }
      guard let first = padded.first else { continue }
      findings.add(
        .warning, list.text,
        at: first.raw.startIndex == first.text.startIndex ? first.text.endIndex : first.raw.startIndex,
        count: wasted,
        "Blanks around commas waste \(plural(wasted, "character"))", advice: "Remove them.",
        fix: list.isProse ? nil : .contents(.keywordBlanks))
    }
  }
}

extension KeywordList {
  /// Keywords with blanks beside their separators.
  var paddedTerms: [Term] {
    guard hasSeparator, !hasLineBreak else { return [] }
    return terms.filter { $0.raw.unicodeScalars.count > $0.text.unicodeScalars.count && !$0.text.isEmpty }
  }
}
