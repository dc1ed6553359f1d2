/// Repairs of a keywords line. Each leaves a line that is right as it is.
struct KeywordRepair {
  private let rules: KeywordRules

  init(_ rules: KeywordRules) { self.rules = rules }

  /// Lines become one, with commas between what stood on each.
  func lines(_ text: String) -> String {
    blanks(
      text.split(whereSeparator: \.isNewline)
        .map { withoutClosingSeparator($0.trimmedOfEveryBlank) }.joined(separator: ","))
  }

  /// Commas of other scripts, semicolons and bars become commas.
  func commas(_ text: String) -> String {
    blanks(
      String(
        String.UnicodeScalarView(text.unicodeScalars.map { rules.wrongSeparators.contains($0) ? "," : $0 })))
  }

  /// No blank around a separator, no empty keyword.
  func blanks(_ text: String) -> String {
    var result = ""
    var separator: Unicode.Scalar?
    var term = Substring.UnicodeScalarView()
    func close() {
      let trimmed = Substring(term).trimmedOfEveryBlank
      term = Substring.UnicodeScalarView()
      if trimmed.isEmpty { return }
      if !result.isEmpty { result.unicodeScalars.append(separator ?? ",") }
      result += trimmed
    }
    for scalar in text.unicodeScalars {
      if rules.separators.contains(scalar) {
        close()
        separator = scalar
      } else {
        term.append(scalar)
      }
    }
    close()
    // Nothing but separators: there is no line to be made of it.
    return result.isEmpty ? text : result
  }

  private func withoutClosingSeparator(_ line: Substring) -> Substring {
    var line = line
    while let last = line.unicodeScalars.last, rules.wrongSeparators.contains(last) || last.isOuterBlank {
      line.unicodeScalars.removeLast()
    }
    return line
  }
}
