extension Report {
  /// The open findings as annotations for a CI run at GitHub, the gravest first, and the verdict.
  ///
  /// GitHub shows ten of each severity, so more than three of a kind are one annotation.
  ///
  /// Source: GitHub's workflow commands; actions/toolkit#734.
  package func github(_ style: ReportStyle = ReportStyle(), at place: ReportPlace) -> String {
    var result = ""
    for group in grouped(least: style.least) {
      guard let first = group.first else { continue }
      var properties: [String] = []
      if let path = place.path(of: first.file) { properties.append("file=\(path.escapedAsProperty)") }
      if let position = first.position {
        properties.append("line=\(position.line)")
        properties.append("col=\(position.column)")
      }
      properties.append("title=\(first.rule.escapedAsProperty)")
      let level =
        switch first.severity {
        case .error: "error"
        case .warning: "warning"
        case .info: "notice"
        }
      let words: String
      if group.count == 1 {
        words = (first.locale.map { "\($0.utf8.shownOnOneLine): " } ?? "") + first.sentences
      } else {
        let isOneAdvice = group.allSatisfy { $0.advice == first.advice }
        let places = group.prefix(Self.mostInAnAnnotation).map { finding in
          let path = place.path(of: finding.file) ?? finding.locale?.utf8.shownOnOneLine ?? ""
          return [path, finding.place].compactMap(\.self).joined(separator: ":")
            + (group.allSatisfy { $0.message == first.message } ? "" : ": \(finding.message)")
        }
        let rest = group.count > places.count ? "\n… and \(group.count - places.count) more" : ""
        words =
          "\(title(of: first.rule).text) (\(group.extent)).\(isOneAdvice && !first.advice.isEmpty ? " \(first.advice)" : "")\n"
          + places.joined(separator: "\n") + rest
      }
      result += "::\(level) \(properties.joined(separator: ","))::\(words.escapedAsData)\n"
    }
    let end = "\(verdict(least: style.least)) \(remarks(least: style.least))"
    return result + end.withoutCommands + "\n"
  }

  private static let mostInAnAnnotation = 30
}

extension String {
  package var escapedAsData: String {
    replacing("%", with: "%25").replacing("\r\n", with: "%0D%0A").replacing("\r", with: "%0D").replacing(
      "\n", with: "%0A"
    ).replacing("##[", with: "%23#[")
  }
  fileprivate var escapedAsProperty: String {
    escapedAsData.replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
