/// Marks in keywords what the rules on keywords find, by the rules' own code, and counts what is wasted.
struct KeywordJudge {
  private let inspection: Inspection
  private let lists: [RelativePath: [KeywordList]]
  private let evident: SelfEvidentWords
  private let words: ReviewWordSearch

  init(_ inspection: Inspection) {
    self.inspection = inspection
    lists = Dictionary(grouping: inspection.keywordLists, by: \.text.path)
    evident = SelfEvidentWords(inspection)
    words = ReviewWordSearch(inspection.rules)
  }

  /// - Returns: the marks by their places, and how many characters are wasted.
  func marks(of text: Text) -> (marks: [MarkedText.Mark], wasted: Int) {
    // Far over its limit a text is not taken apart.
    guard let list = lists[text.path]?.first(where: { $0.text.locale == text.locale }) else {
      return (text.excessMarks, 0)
    }
    let separators = Set(inspection.rules.keywords.separators + inspection.rules.keywords.wrongSeparators)
    var line = KeywordMarks(text, separators: separators)
    for term in list.paddedTerms {
      line.waste(term.raw.startIndex..<term.text.startIndex, .keywordBlanks)
      line.waste(term.text.endIndex..<term.raw.endIndex, .keywordBlanks)
    }
    for term in list.emptyTerms { line.waste(empty: term.raw, .keywordEmpty) }
    for (words, rule) in wastedWords(of: list) {
      for word in words { line.waste(word: word, rule) }
    }
    for index in list.specialCharacters { line.waste(index..<after(index, text), .keywordSpecialCharacter) }
    for word in list.names(of: inspection.facts.otherBrands) {
      line.mark(.otherName, word.startIndex..<word.endIndex, .keywordOtherBrand)
    }
    for word in words.platforms(in: text) {
      line.mark(.otherName, word.startIndex..<word.endIndex, .reviewWords)
    }
    if list.hasLineBreak {
      let breaks = text.sent.unicodeScalars.indices.filter {
        "\n\r".unicodeScalars.contains(text.sent.unicodeScalars[$0])
      }
      for index in breaks { line.mark(.wrongSeparator, index..<after(index, text), .keywordLines) }
    } else {
      for wrong in list.wrongSeparators {
        line.mark(.wrongSeparator, wrong.index..<after(wrong.index, text), .keywordSeparator)
      }
    }
    return ((line.marks + text.excessMarks).inOrder, line.wasted)
  }

  /// Keywords whose room is better used for another. Words that every app has are not among them: whether they help is for
  /// people to say.
  private func wastedWords(of list: KeywordList) -> [([Substring], Rule)] {
    [
      (inspection.wordsOfName(in: list), .keywordInName), (list.repeatedWords, .keywordDuplicate),
      (list.plurals(inspection.rules.locales), .keywordPlural),
      (list.shortWords(inspection.rules.keywords.minTermLength), .keywordShort),
      (evident.words(in: list).map(\.word), .keywordSelfEvident),
    ]
  }

  private func after(_ index: String.Index, _ text: Text) -> String.Index {
    text.sent.unicodeScalars.index(after: index)
  }
}

/// The marks of one line while they are collected.
private struct KeywordMarks {
  private let text: Text
  private let scalars: [Unicode.Scalar]
  private let separators: Set<Unicode.Scalar>
  private var isWasted: [Bool]
  private(set) var marks: [MarkedText.Mark] = []

  init(_ text: Text, separators: Set<Unicode.Scalar>) {
    self.text = text
    self.separators = separators
    scalars = Array(text.sent.unicodeScalars)
    isWasted = Array(repeating: false, count: scalars.count)
  }

  var wasted: Int { isWasted.count { $0 } }

  mutating func mark(_ kind: MarkedText.Mark.Kind, _ place: Range<String.Index>, _ rule: Rule) {
    guard !place.isEmpty else { return }
    marks.append(MarkedText.Mark(kind: kind, range: text.scalars(place), rule: rule.id))
  }

  mutating func waste(_ place: Range<String.Index>, _ rule: Rule) {
    mark(.wasted, place, rule)
    for index in text.scalars(place) { isWasted[index] = true }
  }

  /// A keyword, and the comma that goes with it: the one after it, and after the last the one before.
  mutating func waste(word: Substring, _ rule: Rule) {
    let place = word.startIndex..<word.endIndex
    let range = text.scalars(place)
    let isNew = !range.allSatisfy { isWasted[$0] }
    waste(place, rule)
    if isNew, let comma = comma(from: range.upperBound, by: 1) ?? comma(from: range.lowerBound - 1, by: -1) {
      isWasted[comma] = true
    }
  }

  /// Where two commas have nothing between them: one of them, and the blanks there.
  mutating func waste(empty: Substring, _ rule: Rule) {
    var range = text.scalars(empty.startIndex..<empty.endIndex)
    if range.lowerBound > 0, !isWasted[range.lowerBound - 1] {
      range = (range.lowerBound - 1)..<range.upperBound
    } else if range.upperBound < scalars.count {
      range = range.lowerBound..<(range.upperBound + 1)
    }
    if range.isEmpty { return }
    marks.append(MarkedText.Mark(kind: .wasted, range: range, rule: rule.id))
    for index in range { isWasted[index] = true }
  }

  /// The next separator in a direction, over blanks and what is wasted already.
  private func comma(from start: Int, by step: Int) -> Int? {
    var index = start
    while scalars.indices.contains(index) {
      if !isWasted[index] {
        if separators.contains(scalars[index]) { return index }
        guard scalars[index].isBlank else { return nil }
      }
      index += step
    }
    return nil
  }
}

extension [MarkedText.Mark] {
  /// By their places; of two at one place the one that reaches further first.
  fileprivate var inOrder: [MarkedText.Mark] {
    sorted { ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound) }
  }
}
