extension Rule {
  /// Source: App Review guideline 5.2.5.
  static let appleProductName = Rule(
    "apple-product-name", "Names hold the name of a product of Apple",
    why: "An app's name may not suggest that Apple made it; “for iPhone” and its like are allowed.",
    source: Sources.guidelines + "#5.2.5"
  ) { inspection, findings in
    for text in inspection.texts(of: "name") {
      let words = text.sent.searchWords
      guard
        let product = inspection.rules.checks.brandsOfApple.first(where: { words.contains($0.searchWords) })
      else { continue }
      findings.add(
        .info, text, at: text.sent.firstRange(of: product),
        "The name holds a product of Apple (\(product))",
        advice: "Say it as “for …”, or leave it out.")
    }
  }
}
