extension Rule {
  /// Source: Apple's page on search.
  static let keywordSelfEvident = Rule(
    "keyword-self-evident", "Keywords repeat what is searched anyway",
    why: "Words that are searched anyway: \"app\", the app's categories, the company.",
    source: Sources.search,
    examples: (
      ["metadata/en-US/keywords.txt": "boat,app"],
      ["metadata/en-US/keywords.txt": "boat,sail"]
    )
  ) {
    inspection, findings in
    let category = "part of the category, which is searched too"
    var evident: [String: String] = [:]
    for word in inspection.rules.checks.appWords { evident[word] = "no help in the App Store" }
    for text in inspection.texts where text.field.kind == .choice && !text.field.isSubcategory {
      for word in text.sent.replacing("_", with: " ").searchWords where word != "and" {
        evident[word] = category
      }
    }
    for word in (inspection.facts.company ?? "").searchWords where word.count > 2 {
      evident[word] = "part of the company's name, which is searched too"
    }
    for list in inspection.keywordLists {
      // Categories are known by their English names, and what stands in the name is spoken of elsewhere.
      let isEnglish = list.text.language(inspection.rules.locales)?.hasPrefix("en") == true
      var found = list.words.compactMap { word in evident[word.lowercased()].map { (word, $0) } }
      guard !found.isEmpty else { continue }
      let named = inspection.namedWords(in: list.text.locale)
      found.removeAll { (!isEnglish && $0.1 == category) || named.contains($0.0.lowercased()) }
      for (why, pairs) in Dictionary(grouping: found, by: \.1) {
        guard let first = pairs.first?.0 else { continue }
        findings.add(
          .warning, list.text, at: first, count: pairs.count,
          "\(quoted(pairs.map(\.0))) \(pairs.count == 1 ? "is" : "are") \(why)",
          advice: "Use the room for another.")
      }
    }
  }
}
