extension Rule {
  /// Words that are searched anyway: "app", the app's categories, the company.
  ///
  /// Source: Apple's page on search.
  static let keywordSelfEvident = Rule("keyword-self-evident", source: Sources.search) {
    inspection, findings in
    var evident: [String: String] = [:]
    for word in inspection.rules.checks.appWords { evident[word] = "says nothing in the App Store" }
    for text in inspection.texts where text.field.kind == .choice && !text.field.isSubcategory {
      for word in text.sent.replacing("_", with: " ").searchWords where word != "and" {
        evident[word] = "is in a category of the app, which is searched too"
      }
    }
    for word in (inspection.facts.company ?? "").searchWords where word.count > 2 {
      evident[word] = "is in the company's name, which is searched too"
    }
    for list in inspection.keywordLists {
      let found = list.words.compactMap { word in evident[word.lowercased()].map { (word, $0) } }
      guard let (word, why) = found.first else { continue }
      findings.add(
        .warning, list.text, at: word.startIndex, count: found.count, "“\(word)” \(why)\(more(found.count))",
        advice: "Use the room for another.")
    }
  }
}
