extension Rule {
  /// Separators that the store does not take: commas of other scripts, semicolons, bars; or blanks alone.
  ///
  /// An error where there is no comma at all, for then the line is one keyword. The full-width comma is right.
  ///
  /// Source: fastlane#20044, Automattic/simplenote-ios#1317.
  static let keywordSeparator = Rule("keyword-separator", source: "fastlane/fastlane#20044") {
    inspection, findings in
    let repair = KeywordRepair(inspection.rules.keywords)
    for list in inspection.keywordLists where !list.hasLineBreak {
      if let wrong = list.wrongSeparators.first {
        findings.add(
          list.hasSeparator ? .warning : .error, list.text, at: wrong.index,
          count: list.wrongSeparators.count,
          list.hasSeparator
            ? "“\(wrong.character.shown)” (\(wrong.character.codePoint)) separates no keywords\(more(list.wrongSeparators.count))"
            : "There is no comma: “\(wrong.character.shown)” (\(wrong.character.codePoint)) separates no keywords, so this is a single one",
          advice: "Use commas: \(repair.commas(String(list.text.sent)).preview)",
          fix: .contents(.keywordCommas))
        continue
      }
      // Blanks alone: a phrase has two or three words, a list has more.
      let words = list.text.sent.unicodeScalars.split { $0.isBlank }.map(Substring.init)
      guard !list.hasSeparator, words.count > 3 else { continue }
      findings.add(
        .error, list.text, count: words.count,
        "There is no comma between \(words.count) words, so they are one keyword",
        advice: "Use commas: \(words.joined(separator: ",").preview)")
    }
  }
}

extension Unicode.Scalar {
  fileprivate var shown: String { self == "\t" ? "tab" : String(Character(self)) }
}
