extension Rule {
  /// Source: App Review guideline 2.1.
  static let placeholderText = Rule(
    "placeholder-text", "Texts are placeholders",
    why: """
      A text that somebody meant to write: TBD, TODO, xxx, test, Lorem ipsum. Also in what the reviewers get. A word \
      that a language or an app has for itself, as todo in Spanish, is not meant.
      """,
    source: Sources.guidelines + "#2.1",
    examples: (
      ["metadata/en-US/description.txt": "TODO"],
      ["metadata/en-US/description.txt": "A log of your days."]
    )
  ) { inspection, findings in
    for text in inspection.texts where text.field.kind == .text && !text.field.isKeywords {
      guard let place = text.placeholderWord(inspection.rules.locales) else { continue }
      // What the reviewers get is not shown.
      if text.field.isOfReviewer {
        findings.add(
          .warning, text, "This looks like a placeholder", advice: "Write the real text.")
      } else {
        findings.add(
          .warning, text, at: place, "“\(place)” looks like a placeholder", advice: "Write the real text.")
      }
    }
  }
}

extension Text {
  /// Whole texts, of which only letters and digits count.
  private static let whole: Set<String> = [
    "tbd", "tba", "todo", "fixme", "test", "testing", "tests", "foo", "bar", "foobar", "asdf", "qwerty",
    "lorem",
    "dummy", "changeme", "description", "descriptionhere", "text", "sample", "sampletext", "inserttext",
    "insertdescription",
  ]

  /// The words that stand for a text; nil where it is one.
  fileprivate func placeholderWord(_ locales: LocaleRules) -> Substring? {
    if measure.bytes <= 24, measure.bytes == measure.scalars {
      let key = String(decoding: sent.utf8.filter(\.isASCIILetterOrDigit).map { $0 | 0x20 }, as: UTF8.self)
      if key.utf8.count > 2, key.utf8.allSatisfy({ $0 == UInt8(ascii: "x") }) { return sent }
      if Self.whole.contains(key), !(key == "todo" && isTodoAWord(locales) && sent != "TODO") { return sent }
      if field.isOfReviewer, key == "placeholder" { return sent }
    }
    if let place = sent.firstPlace(of: "TBD"), sent.isWord(place) { return sent[place] }
    if let place = sent.firstPlace(of: "TODO:") ?? sent.firstPlace(of: "FIXME"), sent.isWord(place) {
      return sent[place]
    }
    if field.isOfReviewer, sent.firstPlace(ofWord: "lorem ipsum") != nil { return sent }
    return nil
  }

  /// "Todo" is a word of Spanish and Portuguese, and the name of many an app.
  private func isTodoAWord(_ locales: LocaleRules) -> Bool {
    if field.id == "name" || field.id == "subtitle" { return true }
    let language = language(locales).map { String($0.prefix { $0 != "-" }) }
    return ["es", "pt", "ca", "it"].contains(language)
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
