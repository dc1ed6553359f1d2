extension Rule {
  /// Emoji and other pictures in texts: some are refused, and nobody publishes which.
  ///
  /// Release notes, subtitles and keywords: a warning, firmer for the one that was seen to be refused. Descriptions
  /// and promotional texts: a warning for emoji, a note for plain symbols such as ★.
  ///
  /// Source: super-productivity/super-productivity#9608; SharezoneApp/sharezone-app#399.
  static let emoji = Rule("emoji", source: "super-productivity/super-productivity#9608") {
    inspection, findings in
    let fields: Set = ["subtitle", "keywords", "promotional_text", "description", "release_notes"]
    for text in inspection.texts where fields.contains(text.field.id) {
      guard !text.measure.classes.isDisjoint(with: [.symbol, .emoji]) else { continue }
      let places = text.indices { $0.isPictorial }
      guard let first = places.first else { continue }
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
      let isShort = !["description", "promotional_text"].contains(text.field.id)
      let hasEmoji = places.contains { text.sent.unicodeScalars[$0].isEmoji(before: text.next(after: $0)) }
      findings.add(
        isShort || hasEmoji ? .warning : .info, text, at: first, count: places.count,
        "\(text.field.label) holds \(hasEmoji ? "emoji" : "symbols"), first \(scalar) (\(scalar.codePoint))\(more(places.count))",
        advice: "Some are refused and nobody publishes which: have a text without them at hand.")
    }
  }
}

extension Text {
  fileprivate func next(after index: String.Index) -> Unicode.Scalar? {
    let next = sent.unicodeScalars.index(after: index)
    return next < sent.endIndex ? sent.unicodeScalars[next] : nil
  }
}

extension Unicode.Scalar {
  fileprivate func isEmoji(before next: Unicode.Scalar?) -> Bool {
    properties.isEmojiPresentation || (properties.isEmoji && next == "\u{FE0F}")
  }
}
