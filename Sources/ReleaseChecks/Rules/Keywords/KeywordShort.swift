extension Rule {
  /// Source: Apple's page on platform version information: more than two characters.
  static let keywordShort = Rule(
    "keyword-short", "Keywords are very short",
    why: """
      A keyword of fewer than three letters, in the scripts for which that is little. Apple's page asks for more \
      than two, the store takes them: a note. Abbreviations are not spoken of.
      """,
    source: Sources.versionInformation,
    examples: (
      ["metadata/en-US/keywords.txt": "boat,ab"],
      ["metadata/en-US/keywords.txt": "boat,sail"]
    )
  ) {
    inspection, findings in
    let minimum = inspection.rules.keywords.minTermLength
    for list in inspection.keywordLists {
      let short = list.shortWords(minimum)
      guard let first = short.first else { continue }
      findings.add(
        .info, list.text, at: first, count: first.unicodeScalars.count, limit: minimum,
        short.count == 1
          ? "\(quoted(short)) has fewer than \(minimum) characters"
          : "\(quoted(short)) have fewer than \(minimum) characters",
        advice: "")
    }
  }
}

extension KeywordList {
  /// Keywords of fewer letters than `minimum`, where that is little.
  func shortWords(_ minimum: Int) -> [Substring] {
    words.filter { word in
      word.unicodeScalars.count < minimum && word.unicodeScalars.allSatisfy(\.isOfAnAlphabetOfLetters)
        && !word.isAbbreviation
    }
  }
}

extension Substring {
  /// "AI", "S3": in capitals, or with a digit.
  fileprivate var isAbbreviation: Bool {
    contains(where: \.isNumber) || (self == uppercased() && self != lowercased())
  }
}

extension Unicode.Scalar {
  /// Latin, Greek, Cyrillic or a digit; a Chinese keyword of two characters is a whole word.
  fileprivate var isOfAnAlphabetOfLetters: Bool { value < 0x530 || (0x1E00...0x1FFF).contains(value) }
}
