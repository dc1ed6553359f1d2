extension Rule {
  /// Source: fastlane#20044, Automattic/simplenote-ios#1317.
  static let keywordSeparator = Rule(
    "keyword-separator", "Keywords are not separated by commas",
    why: """
      Separators that the store does not take: commas of other scripts, semicolons, bars; or only blanks. An error \
      where there is no comma at all, for then the line is one keyword; of another script's comma only where the line \
      is over its limit too. The full-width comma is right.
      """,
    source: "fastlane/fastlane#20044",
    examples: (
      ["metadata/ja/keywords.txt": "船;海;風"],
      ["metadata/ja/keywords.txt": "船,海,風"]
    )
  ) {
    inspection, findings in
    let repair = KeywordRepair(inspection.rules.keywords)
    for list in inspection.keywordLists where !list.hasLineBreak {
      if let wrong = list.wrongSeparators.first {
        let isShort = list.text.measure.scalars <= list.text.field.maximum ?? .max
        findings.add(
          list.hasSeparator || (wrong.character.isComma && isShort) ? .warning : .error,
          list.text, at: wrong.index,
          count: list.wrongSeparators.count,
          list.hasSeparator
            ? "“\(wrong.character.shown)” (\(wrong.character.codePoint)) does not separate keywords\(more(list.wrongSeparators.count))"
            : "There is no comma: “\(wrong.character.shown)” (\(wrong.character.codePoint)) does not separate keywords, so this is one keyword",
          advice: list.isProse
            ? "Write keywords with commas between them."
            : "Use commas: “\(repair.commas(String(list.text.sent)).preview)”",
          fix: list.isProse ? nil : .contents(.keywordCommas))
        continue
      }
      // Only blanks. In letters a phrase has two or three words; where words have no blanks between them, one is enough.
      let words = list.text.sent.unicodeScalars.split { $0.isBlank }.map(Substring.init)
      let isList = words.count > 3 || (words.count > 1 && words.allSatisfy(\.isWithoutBlanks))
      guard !list.hasSeparator, isList || words.count == 3 else { continue }
      findings.add(
        isList ? .error : .info, list.text, count: words.count,
        isList
          ? "There is no comma between \(words.count) words, so they are one keyword"
          : "Three words without a comma are one keyword",
        advice:
          "Use commas\(isList ? "" : " if it is not a phrase"): “\(words.joined(separator: ",").preview)”"
      )
    }
  }
}

extension Unicode.Scalar {
  /// Of Arabic, or of Chinese and Japanese.
  fileprivate var isComma: Bool { self == "،" || self == "、" }

  fileprivate var shown: String { self == "\t" ? "tab" : String(Character(self)) }
}
