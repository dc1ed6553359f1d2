extension Rule {
  /// Source: App Review guideline 5.2.5.
  static let appleProductName = Rule(
    "apple-product-name", "Names hold the name of a product of Apple",
    why: "An app's name may not suggest that Apple made it; “for iPhone” and its like are allowed.",
    source: Sources.guidelines + "#5.2.5",
    examples: (
      ["metadata/en-US/name.txt": "iPhone Log"],
      ["metadata/en-US/name.txt": "Harbour Log"]
    )
  ) { inspection, findings in
    let products = inspection.rules.checks.brandsOfApple.map { (name: $0, words: $0.searchWords) }
    for text in inspection.texts(of: "name") {
      let words = text.sent.searchWords
      let known = Set(words)
      let product = products.first { product in
        product.words.allSatisfy(known.contains)
          && (product.words.count == 1 || words.contains(product.words))
      }?.name
      guard let product else { continue }
      findings.add(
        .info, text, at: text.sent.firstPlace(of: product),
        "The name holds a product of Apple (\(product))",
        advice: "Say it as “for …”, or leave it out.")
    }
  }
}
