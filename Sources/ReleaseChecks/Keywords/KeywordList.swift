/// A keywords text taken apart.
struct KeywordList: Sendable {
  struct Term: Sendable {
    /// Without the blanks around it.
    let text: Substring
    /// As it stands between two separators.
    let raw: Substring
  }

  let text: Text
  /// Between accepted separators, empty ones too.
  let terms: [Term]
  /// Separators that the store does not take, where they stand.
  let wrongSeparators: [(character: Unicode.Scalar, index: String.Index)]
  let hasSeparator: Bool
  /// Terms as they would be once wrong separators and lines were commas: what most rules compare.
  let words: [Substring]
  var hasLineBreak: Bool { text.hasLineBreak }

  init(_ text: Text, rules: KeywordRules) {
    self.text = text
    var raws: [Substring] = []
    var found: [(Unicode.Scalar, String.Index)] = []
    let sent = text.sent
    var start = sent.startIndex
    for index in sent.unicodeScalars.indices {
      let scalar = sent.unicodeScalars[index]
      if rules.separators.contains(scalar) {
        raws.append(sent[start..<index])
        start = sent.unicodeScalars.index(after: index)
      } else if rules.wrongSeparators.contains(scalar) {
        found.append((scalar, index))
      }
    }
    hasSeparator = !raws.isEmpty
    raws.append(sent[start...])
    terms = raws.map { Term(text: $0.trimmedOfEveryBlank, raw: $0) }
    wrongSeparators = found
    words = Self.words(terms, apartBy: Set(found.map(\.0)), hasLineBreak: text.hasLineBreak)
  }

  private static func words(_ terms: [Term], apartBy wrong: Set<Unicode.Scalar>, hasLineBreak: Bool)
    -> [Substring]
  {
    guard hasLineBreak || !wrong.isEmpty else { return terms.lazy.map(\.text).filter { !$0.isEmpty } }
    return terms.flatMap { term in
      term.text.unicodeScalars.split { wrong.contains($0) || $0 == "\n" || $0 == "\r" }
        .map { Substring($0).trimmedOfEveryBlank }
    }.filter { !$0.isEmpty }
  }

  /// Sentences instead of keywords: what is repaired by itself would only be cut up.
  var isProse: Bool {
    if words.contains(where: { $0.unicodeScalars.split { $0.isBlank }.count > 4 }) { return true }
    let stops: Set<Unicode.Scalar> = [".", "。", "！", "？", "!", "?"]
    let scalars = text.sent.unicodeScalars
    if let last = scalars.last, stops.contains(last) { return true }
    return zip(scalars, scalars.dropFirst()).contains { stops.contains($0) && ($1.isBlank || !$0.isASCII) }
  }
}

extension Text {
  fileprivate var hasLineBreak: Bool { !measure.classes.isDisjoint(with: [.lineFeed, .carriageReturn]) }
}
