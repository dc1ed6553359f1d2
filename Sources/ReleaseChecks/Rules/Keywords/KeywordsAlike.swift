extension Rule {
  static let keywordsAlike = Rule(
    "keywords-alike", "Languages have the same keywords",
    why: "The same keywords in every language.",
    source: Sources.search,
    examples: (
      ["metadata/en-US/keywords.txt": "boat,sail", "metadata/it/keywords.txt": "boat,sail"],
      ["metadata/en-US/keywords.txt": "boat,sail", "metadata/it/keywords.txt": "barca,vela"]
    )
  ) { inspection, findings in
    let rules = inspection.rules.locales
    // English lists of several countries are rightly alike.
    var byText: [String: [Text]] = [:]
    for list in inspection.keywordLists
    where list.text.locale != inspection.rules.layout.specialDirs.metadata.first {
      byText[list.text.sent.lowercased(), default: []].append(list.text)
    }
    for texts in byText.values {
      let languages = Set(texts.compactMap { $0.language(rules)?.prefix { $0 != "-" } })
      guard languages.count > 1, let first = texts.min(by: { $0.path < $1.path }) else { continue }
      let locales = texts.compactMap(\.locale).sorted().joined(separator: ", ")
      findings.add(
        .info, first, count: texts.count, "The same keywords in \(locales)",
        advice: "Translate them, unless people there search in the same words.")
    }
  }
}
