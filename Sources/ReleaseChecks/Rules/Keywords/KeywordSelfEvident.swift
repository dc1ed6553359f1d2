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
    let evident = SelfEvidentWords(inspection)
    for list in inspection.keywordLists {
      for (why, pairs) in Dictionary(grouping: evident.words(in: list), by: \.why) {
        guard let first = pairs.first?.word else { continue }
        findings.add(
          .warning, list.text, at: first, count: pairs.count,
          "\(quoted(pairs.map(\.word))) \(pairs.count == 1 ? "is" : "are") \(why)",
          advice: "Use the room for another.")
      }
    }
  }
}

/// Words that the store searches without their being keywords.
struct SelfEvidentWords {
  private static let category = "part of the category, which is searched too"
  private let inspection: Inspection
  private var reasons: [String: String] = [:]

  init(_ inspection: Inspection) {
    self.inspection = inspection
    for word in inspection.rules.checks.appWords { reasons[word] = "no help in the App Store" }
    for text in inspection.texts where text.field.kind == .choice && !text.field.isSubcategory {
      for word in text.sent.replacing("_", with: " ").searchWords where word != "and" {
        reasons[word] = Self.category
      }
    }
    for word in (inspection.facts.company ?? "").searchWords where word.count > 2 {
      reasons[word] = "part of the company's name, which is searched too"
    }
  }

  /// Those of a list, each with why it is one.
  func words(in list: KeywordList) -> [(word: Substring, why: String)] {
    let found = list.words.compactMap { word in reasons[word.lowercased()].map { (word: word, why: $0) } }
    guard !found.isEmpty else { return [] }
    // Categories are known by their English names, and what stands in the name is spoken of elsewhere.
    let isEnglish = list.text.language(inspection.rules.locales)?.hasPrefix("en") == true
    let named = inspection.namedWords(in: list.text.locale)
    return found.filter { (isEnglish || $0.why != Self.category) && !named.contains($0.word.lowercased()) }
  }
}
