extension Rule {
  /// Source: fastlane 2.237.0, `precheck/lib/precheck/rules`; fastlane#9761; App Review guideline 2.3.10.
  static let reviewWords = Rule(
    "review-words", "Texts hold words that reviewers object to",
    why: """
      Words that reviewers refuse: other platforms, placeholders, promises, complaints about Apple. The \
      lists are fastlane's precheck's, but by whole words, so that "Notizen" does not match "tizen"; a \
      name such as Google Drive is not reported. A word that is often right is only a note.
      """,
    source: "fastlane precheck; App Review guideline 2.3",
    examples: (
      ["metadata/en-US/description.txt": "Better than Android."],
      ["metadata/en-US/description.txt": "Keeps a log of your days at sea."]
    )
  ) {
    inspection, findings in
    let lists = inspection.rules.words
    let search = ReviewWordSearch(inspection.rules)
    for text in inspection.texts where text.field.place == .locale && text.field.kind == .text {
      for match in search.parts(of: text) + search.words(of: text) {
        let checks = inspection.rules.checks
        let word = match.word.lowercased()
        let isCommon =
          match.isWord
          && (checks.infoTerms.contains(word)
            || (text.field.isMultiline && checks.infoTermsInProse.contains(word)))
        findings.add(
          isCommon ? .info : .warning, text, at: match.word, "“\(match.word)” \(lists[match.list].complaint)",
          advice: "Say it in another way, or accept this with a reason.")
      }
    }
  }
}

/// Finds words of the lists in texts. Made once for many texts.
struct ReviewWordSearch {
  struct Match {
    /// Which of the lists has it.
    let list: Int
    let word: Substring
    /// Whether it is a whole word, and not a part of a script that has no blanks between words.
    let isWord: Bool
  }

  private let lists: [WordListRule]
  private let services: [String]
  private let matcher: TermMatcher

  init(_ rules: StoreRules) {
    lists = rules.words
    services = rules.checks.namedServices
    matcher = TermMatcher(lists, services: services)
  }

  /// The first of each list in scripts whose words cannot be told apart.
  func parts(of text: Text) -> [Match] {
    guard text.measure.bytes > text.measure.scalars else { return [] }
    return lists.enumerated().compactMap { index, list in
      list.parts.lazy.compactMap { text.sent.firstPlace(of: $0) }.first
        .map { Match(list: index, word: text.sent[$0], isWord: false) }
    }
  }

  func words(of text: Text) -> [Match] {
    let matches = matcher.matches(in: text.sent)
    return matches.compactMap { match in
      // A term within a longer one of the same kind is said with it.
      let isWithin = matches.contains {
        $0.range != match.range && $0.range.contains(match.range.lowerBound)
          && $0.range.upperBound >= match.range.upperBound && lists[$0.list].key == lists[match.list].key
      }
      if isWithin { return nil }
      let bytes = text.sent.utf8
      let start = bytes.index(bytes.startIndex, offsetBy: match.range.lowerBound)
      let word = text.sent[start..<bytes.index(start, offsetBy: match.range.count)]
      // In a list of keywords the words of a service's name may stand apart.
      if text.field.isKeywords, text.hasRest(of: services, without: word.lowercased()) { return nil }
      return Match(list: match.list, word: word, isWord: true)
    }
  }

  /// The names of other platforms in a text.
  func platforms(in text: Text) -> [Substring] {
    (parts(of: text) + words(of: text)).filter { lists[$0.list].key == "other_platforms" }.map(\.word)
  }
}

extension Text {
  /// Whether a word stands beside the other words of one of these names, wherever in the text.
  fileprivate func hasRest(of names: [String], without word: String) -> Bool {
    let words = Set(sent.searchWords)
    return names.contains { name in
      let parts = name.split(separator: " ").map(String.init)
      return parts.count > 1 && parts.first == word && parts.dropFirst().allSatisfy(words.contains)
    }
  }
}

extension WordListRule {
  static let platformComplaint = "names another platform"

  fileprivate var complaint: String {
    switch key {
    case "other_platforms": Self.platformComplaint
    case "placeholder_text": "looks like a placeholder"
    case "future_functionality": "promises what the app does not do yet"
    case "negative_apple_sentiment": "criticises Apple's products"
    case "test_words": "sounds like a test version"
    default: "is on precheck's list “\(key.replacing("_", with: " "))”"
    }
  }
}
