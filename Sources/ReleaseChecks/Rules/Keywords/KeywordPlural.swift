extension Rule {
  /// Source: Apple's page on search.
  static let keywordPlural = Rule(
    "keyword-plural", "Keywords have singular and plural of one word",
    why: "Singular and plural of an English word. Only simple forms: s, es, ies.",
    source: Sources.search,
    examples: (
      ["metadata/en-US/keywords.txt": "boat,boats"],
      ["metadata/en-US/keywords.txt": "boat,sail"]
    )
  ) { inspection, findings in
    for list in inspection.keywordLists {
      let plurals = list.plurals(inspection.rules.locales)
      guard let first = plurals.first else { continue }
      findings.add(
        .warning, list.text, at: first, count: plurals.count,
        plurals.count == 1
          ? "\(quoted(plurals)) is the plural of another keyword"
          : "\(quoted(plurals)) are plurals of other keywords",
        advice: "Keep one of the two: the store finds both.")
    }
  }
}

extension KeywordList {
  /// Keywords whose singular is there too, in English.
  func plurals(_ locales: LocaleRules) -> [Substring] {
    guard text.language(locales)?.hasPrefix("en-") == true else { return [] }
    let known = Set(words.map { $0.lowercased() })
    return words.filter { $0.lowercased().singulars.contains(where: known.contains) }
  }
}

extension String {
  /// What an English word may be the plural of.
  fileprivate var singulars: [String] {
    guard utf8.count > 3, hasSuffix("s"), !hasSuffix("ss") else { return [] }
    var result = [String(dropLast())]
    if hasSuffix("es") { result.append(String(dropLast(2))) }
    if hasSuffix("ies") { result.append(dropLast(3) + "y") }
    return result
  }
}
