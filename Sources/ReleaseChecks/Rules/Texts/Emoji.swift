extension Rule {
  /// Source: super-productivity/super-productivity#9608; SharezoneApp/sharezone-app#399.
  static let emoji = Rule(
    "emoji", "Texts contain emoji or symbols",
    why: """
      Emoji and other pictures in texts. The store has refused emoji and some symbols in reports since \
      2025, and no accepted emoji was found: a warning that names the character. Other symbols such as ● are a \
      warning where people search, and a note in longer texts: they are the bullets of half the world.
      """,
    source: "super-productivity/super-productivity#9608",
    examples: (
      ["metadata/en-US/release_notes.txt": "New map 🎉"],
      ["metadata/en-US/release_notes.txt": "New map"]
    )
  ) { inspection, findings in
    let fields: Set = ["subtitle", "keywords", "promotional_text", "description", "release_notes"]
    let refused = inspection.rules.refusedCharacters
    for text in inspection.texts where fields.contains(text.field.id) {
      guard !text.measure.classes.isDisjoint(with: [.symbol, .emoji]) else { continue }
      let scalars = text.sent.unicodeScalars
      let known = text.indices { scalar in refused.contains { $0.scalars.contains(scalar) } }
      if let first = known.first, let entry = refused.first(where: { $0.scalars.contains(scalars[first]) }) {
        findings.add(
          .warning, text, at: first, count: known.count,
          "\(text.field.label) contains \(scalars[first]) (\(scalars[first].described)), which the store has refused since \(entry.since)\(more(known.count))",
          advice: "Leave it out.", source: entry.source)
      }
      let pictures = text.pictures.filter { !known.contains($0.index) }
      let emoji = pictures.filter(\.isEmoji)
      if let first = emoji.first?.index {
        findings.add(
          .warning, text, at: first, count: emoji.count,
          "\(text.field.label) contains emoji, as \(scalars[first]) (\(scalars[first].codePoint))\(more(emoji.count)); the store has refused emoji since 2025",
          advice: "Leave them out.")
      } else if let first = pictures.first?.index {
        let isSearched = text.field.isKeywords || text.field.id == "subtitle"
        findings.add(
          isSearched ? .warning : .info, text, at: first, count: pictures.count,
          "\(text.field.label) contains symbols, as \(scalars[first]) (\(scalars[first].codePoint))\(more(pictures.count))",
          advice: "Keep a text without them ready: the store has refused some symbols.")
      }
    }
  }
}
