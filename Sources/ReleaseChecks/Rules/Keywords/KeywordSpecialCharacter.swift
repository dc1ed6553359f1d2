extension Rule {
  /// Source: Apple's page on search.
  static let keywordSpecialCharacter = Rule(
    "keyword-special-character", "Keywords have signs that nobody searches with",
    why: """
      Signs that no one searches with, such as # and @. What is part of words is not reported: \
      apostrophes, hyphens, dots, "&" and "+".
      """,
    source: Sources.search,
    examples: (
      ["metadata/en-US/keywords.txt": "#boat,sail"],
      ["metadata/en-US/keywords.txt": "boat,rock'n'roll"]
    )
  ) {
    inspection, findings in
    for list in inspection.keywordLists {
      let found = list.specialCharacters
      guard let first = found.first else { continue }
      findings.add(
        .warning, list.text, at: first, count: found.count,
        "“\(list.text.sent.unicodeScalars[first])” in a keyword\(more(found.count))",
        advice: "Leave it out unless it is part of a name.")
    }
  }
}

extension KeywordList {
  /// Where signs stand that nobody searches with.
  var specialCharacters: [String.Index] {
    words.flatMap { word in
      word.unicodeScalars.indices.filter { word.unicodeScalars[$0].isSpecial }
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isSpecial: Bool {
    isASCII && "#@!?%$*=~^\"<>{}[]()/\\:_".unicodeScalars.contains(self)
  }
}
