extension Rule {
  /// Source: App Review guideline 2.1.
  static let placeholderText = Rule(
    "placeholder-text", "Texts hold the place of another",
    why: """
      A text that somebody meant to write: TBD, TODO, xxx, test, Lorem ipsum. Also in what the reviewers get. A word \
      that a language or an app has for itself, as todo in Spanish, is not meant.
      """,
    source: Sources.guidelines + "#2.1"
  ) { inspection, findings in
    for text in inspection.texts where text.field.kind == .text && !text.field.isKeywords {
      guard let place = text.placeholderWord(inspection.rules.locales) else { continue }
      // What the reviewers get is not shown.
      if text.field.isOfReviewer {
        findings.add(
          .warning, text, "\(text.field.label) looks like a placeholder", advice: "Write the real text.")
      } else {
        findings.add(
          .warning, text, at: place, "“\(place)” looks like a placeholder", advice: "Write the real text.")
      }
    }
  }
}

extension Text {
  private static let whole: Set<String> = [
    "tbd", "tba", "todo", "to do", "fixme", "test", "testing", "tests", "foo", "bar", "foobar", "asdf",
    "qwerty",
    "n/a", "none", "lorem", "dummy", "changeme", "change me", "description",
    "description here", "text", "sample", "sample text", "insert text", "insert description",
  ]

  /// The words that stand for a text; nil where it is one.
  fileprivate func placeholderWord(_ locales: LocaleRules) -> Substring? {
    guard measure.scalars < 100_000 else { return nil }
    let words = sent.lowercased().split { !($0.isLetter || $0.isNumber || $0 == "/") }.joined(separator: " ")
    let isName = field.id == "name" || field.id == "subtitle"
    let language = language(locales).map { String($0.prefix { $0 != "-" }) }
    // "Todo" is a word of Spanish and Portuguese, and the name of many an app.
    let hasTodo = isName || ["es", "pt", "ca", "it"].contains(language)
    if words.split(separator: " ").allSatisfy({ $0.allSatisfy { $0 == "x" } && $0.count > 2 }), !words.isEmpty
    {
      return sent
    }
    if Self.whole.contains(words), !(hasTodo && (words == "todo" || words == "to do") && sent != "TODO") {
      // A field of the review may well say that there is none.
      if field.isOfReviewer, words == "n/a" || words == "none" { return nil }
      return sent
    }
    if let place = sent.firstRange(of: "TBD"), sent.isWord(place) { return sent[place] }
    if let place = sent.firstRange(of: "TODO:") ?? sent.firstRange(of: "FIXME"), sent.isWord(place) {
      return sent[place]
    }
    if field.isOfReviewer, words == "placeholder" { return sent }
    if field.isOfReviewer, let place = sent.lowercased()[...].firstRange(of: "lorem ipsum") {
      return sent[sent.startIndex..<min(place.upperBound, sent.endIndex)]
    }
    return nil
  }
}

extension Substring {
  /// Whether no letter stands right before or behind.
  fileprivate func isWord(_ range: Range<Index>) -> Bool {
    let before =
      range.lowerBound > startIndex ? unicodeScalars[unicodeScalars.index(before: range.lowerBound)] : nil
    let after = range.upperBound < endIndex ? unicodeScalars[range.upperBound] : nil
    return before?.isWordPart != true && after?.isWordPart != true
  }
}
