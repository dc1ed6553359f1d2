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
    let matcher = TermMatcher(lists, services: inspection.rules.checks.namedServices)
    for text in inspection.texts where text.field.place == .locale && text.field.kind == .text {
      if text.measure.bytes > text.measure.scalars {
        for list in lists {
          guard let place = list.parts.lazy.compactMap({ text.sent.firstPlace(of: $0) }).first
          else { continue }
          findings.add(
            .warning, text, at: place, "“\(text.sent[place])” \(list.complaint)",
            advice: "Say it in another way, or accept this with a reason.")
        }
      }
      let matches = matcher.matches(in: text.sent)
      for match in matches {
        // A term within a longer one of the same kind is said with it.
        let isWithin = matches.contains {
          $0.range != match.range && $0.range.contains(match.range.lowerBound)
            && $0.range.upperBound >= match.range.upperBound && lists[$0.list].key == lists[match.list].key
        }
        if isWithin { continue }
        let bytes = text.sent.utf8
        let start = bytes.index(bytes.startIndex, offsetBy: match.range.lowerBound)
        let word = text.sent[start..<bytes.index(start, offsetBy: match.range.count)]
        let checks = inspection.rules.checks
        // In a list of keywords the words of a service's name may stand apart.
        if text.field.isKeywords, text.hasRest(of: checks.namedServices, without: word.lowercased()) {
          continue
        }
        let isCommon =
          checks.infoTerms.contains(word.lowercased())
          || (text.field.isMultiline && checks.infoTermsInProse.contains(word.lowercased()))
        findings.add(
          isCommon ? .info : .warning, text, at: word, "“\(word)” \(lists[match.list].complaint)",
          advice: "Say it in another way, or accept this with a reason.")
      }
    }
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
  fileprivate var complaint: String {
    switch key {
    case "other_platforms": "names another platform"
    case "placeholder_text": "looks like a placeholder"
    case "future_functionality": "promises what the app does not do yet"
    case "negative_apple_sentiment": "criticises Apple's products"
    case "test_words": "sounds like a test version"
    default: "is on precheck's list “\(key.replacing("_", with: " "))”"
    }
  }
}
