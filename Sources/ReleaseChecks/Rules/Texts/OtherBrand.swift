extension Rule {
  /// Source: App Review guideline 2.3.7.
  static let otherBrand = Rule(
    "other-brand", "Texts hold names of others",
    why: """
      Names of other apps, companies or people, from the list that the team keeps in `.shipshape.json`, in any \
      field that the store shows. Keywords have a rule of their own.
      """,
    source: Sources.guidelines + "#2.3.7",
    examples: (
      Example(["metadata/en-US/description.txt": "A log, as in Acme."], facts: Facts(otherBrands: ["Acme"])),
      Example(["metadata/en-US/description.txt": "A log."], facts: Facts(otherBrands: ["Acme"]))
    )
  ) { inspection, findings in
    let brands = inspection.facts.otherBrands.map { (name: $0, words: $0.searchWords) }.filter {
      !$0.words.isEmpty
    }
    guard !brands.isEmpty else { return }
    for text in inspection.texts
    where text.field.place == .locale && text.field.kind == .text && !text.field.isKeywords {
      let words = text.sent.searchWords
      for brand in brands where words.contains(brand.words) {
        findings.add(
          .warning, text, at: text.sent.firstPlace(of: brand.name), "“\(brand.name)” is a name of others",
          advice: "Leave it out.")
      }
    }
  }
}
