extension Report {
  /// The report as Markdown, for the summary of a run and for a pull request.
  ///
  /// Source: GitHub's comments hold 65,536 characters.
  package func markdown(_ style: ReportStyle, at place: ReportPlace) -> String {
    let most = 60_000
    var result = "### \(verdict(least: style.least).escapedForMarkdown)\n"
    var left = 0
    for severity in Finding.Severity.allCases.reversed() {
      let groups = grouped(least: style.least).filter { $0.first?.severity == severity }
      guard !groups.isEmpty else { continue }
      var table = "\n| \(severity.title) | where | what to do |\n|---|---|---|\n"
      for group in groups {
        guard let first = group.first else { continue }
        let what = group.count == 1 ? first.message : "\(title(of: first.rule).text) (\(group.extent))"
        let places = group.prefix(Self.mostInACell).map { finding in
          let path = place.path(of: finding.file) ?? finding.locale?.utf8.shownOnOneLine ?? place.path
          return
            "`\(path.replacing("`", with: "\u{2019}").replacing("|", with: "\\|"))\(finding.place.map { ":\($0)" } ?? "")`"
        }
        let rest = group.count > places.count ? " and \(group.count - places.count) more" : ""
        let isOneAdvice = group.allSatisfy { $0.advice == first.advice }
        let row =
          "| \(what.escapedForMarkdown) `\(first.rule)` | \(places.joined(separator: "<br>"))\(rest) "
          + "| \(isOneAdvice ? first.advice.escapedForMarkdown : "") |\n"
        if result.utf8.count + table.utf8.count + row.utf8.count > most {
          left += group.count
        } else {
          table += row
        }
      }
      result += table
    }
    let since = sinceLines
    if !since.isEmpty {
      result += "\n" + since.map { $0.escapedForMarkdown }.joined(separator: "\n") + "\n"
    }
    if left > 0 { result += "\nAnd \(left) more, for which there is no room here.\n" }
    return (result + "\n\(remarks(least: style.least).escapedForMarkdown)\n").withoutCommands
  }

  private static let mostInACell = 12
}

extension Finding.Severity {
  fileprivate var title: String {
    switch self {
    case .error: "Error"
    case .warning: "Warning"
    case .info: "Note"
    }
  }
}

extension String {
  /// Shown as it is, whatever signs are in it.
  fileprivate var escapedForMarkdown: String {
    var result = ""
    for character in self {
      if "\\`*_{}[]<>#|!@~".contains(character) { result += "\\" }
      result.append(character)
    }
    return result
  }
}
