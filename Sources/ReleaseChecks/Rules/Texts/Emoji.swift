extension Rule {
  /// Source: super-productivity/super-productivity#9608; SharezoneApp/sharezone-app#399.
  static let emoji = Rule(
    "emoji", "Texts contain emoji or symbols",
    why: """
      Emoji and other pictures in texts: some are refused, and nobody publishes which. A warning for \
      emoji, firmer for the one that was seen to be refused. Plain symbols such as ★ and ● are a warning \
      where people search, and a note in longer texts: they are the bullets of half the world.
      """,
    source: "super-productivity/super-productivity#9608"
  ) {
    inspection, findings in
    let fields: Set = ["subtitle", "keywords", "promotional_text", "description", "release_notes"]
    for text in inspection.texts where fields.contains(text.field.id) {
      guard !text.measure.classes.isDisjoint(with: [.symbol, .emoji]) else { continue }
      let pictures = text.pictures
      let places = pictures.map(\.index)
      guard let first = pictures.first(where: \.isEmoji)?.index ?? places.first else { continue }
      let refused = inspection.rules.refusedCharacters.first { $0.field == text.field.id }
      if let refused,
        let place = places.first(where: { refused.scalars.contains(text.sent.unicodeScalars[$0]) })
      {
        let scalar = text.sent.unicodeScalars[place]
        let position = text.position(of: place)
        findings.add(
          .warning, text, at: place, count: places.count,
          "Emoji \(scalar.codePoint) at line \(position.line), column \(position.column): App Store Connect has refused this one",
          advice: "Leave it out.", source: refused.source)
        continue
      }
      let scalar = text.sent.unicodeScalars[first]
      let hasEmoji = pictures.contains(where: \.isEmoji)
      let isSearched = text.field.isKeywords || text.field.id == "subtitle"
      let count = hasEmoji ? pictures.count(where: \.isEmoji) : pictures.count
      findings.add(
        hasEmoji || isSearched ? .warning : .info, text, at: first, count: count,
        "\(text.field.label) contains \(hasEmoji ? "emoji" : "symbols"), as \(scalar) (\(scalar.codePoint))\(more(count))",
        advice: "Some are refused and nobody publishes which: keep a text without them ready.")
    }
  }
}
