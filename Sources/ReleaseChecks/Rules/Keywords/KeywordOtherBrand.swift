extension Rule {
  /// Names of other apps, companies or people, from the list that the team keeps in `.shipshape.json`.
  ///
  /// Source: App Review guideline 2.3.7.
  static let keywordOtherBrand = Rule("keyword-other-brand", source: Sources.guidelines + "#2.3.7") {
    inspection, findings in
    let brands = inspection.facts.otherBrands.map(\.searchWords).filter { !$0.isEmpty }
    for list in inspection.keywordLists where !brands.isEmpty {
      let found = list.words.filter { keyword in
        let words = keyword.searchWords
        return brands.contains { brand in words.contains(brand) }
      }
      guard let first = found.first else { continue }
      findings.add(
        .warning, list.text, at: first.startIndex, count: found.count,
        "\(quoted(found)) \(found.count == 1 ? "holds a name" : "hold names") of others",
        advice: "Leave it out.")
    }
  }
}
