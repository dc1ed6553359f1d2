extension Rule {
  /// Source: App Review guideline 2.3.7.
  static let keywordOtherBrand = Rule(
    "keyword-other-brand", "Keywords hold names of others",
    why: "Names of other apps, companies or people, from the list that the team keeps in `.shipshape.json`.",
    source: Sources.guidelines + "#2.3.7",
    examples: (
      Example(["metadata/en-US/keywords.txt": "boat,acme"], facts: Facts(otherBrands: ["Acme"])),
      Example(["metadata/en-US/keywords.txt": "boat,sail"], facts: Facts(otherBrands: ["Acme"]))
    )
  ) {
    inspection, findings in
    for list in inspection.keywordLists {
      let found = list.names(of: inspection.facts.otherBrands)
      guard let first = found.first else { continue }
      findings.add(
        .warning, list.text, at: first, count: found.count,
        found.count == 1
          ? "\(quoted(found)) holds a name of others"
          : "\(quoted(found)) hold names of others",
        advice: "Leave it out.")
    }
  }
}

extension KeywordList {
  /// Keywords that hold a name of others.
  func names(of others: [String]) -> [Substring] {
    let names = others.map(\.searchWords).filter { !$0.isEmpty }
    guard !names.isEmpty else { return [] }
    return words.filter { keyword in
      let parts = keyword.searchWords
      return names.contains { parts.contains($0) }
    }
  }
}
