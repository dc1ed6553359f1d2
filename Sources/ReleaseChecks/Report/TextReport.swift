extension Report {
  /// The report for a person: the verdict, what stands in the way with the gravest first, many of one kind as one, and
  /// what was not looked at.
  package func text(_ style: ReportStyle = ReportStyle()) -> String {
    var lines = TextLines(style: style)
    let verdict = verdict(least: style.least, in: style.translator)
    let least = style.isQuiet ? style.failing : style.least
    if !style.isQuiet { lines.verdict(verdict, isGood: count(.error) == 0) }
    for group in grouped(least: least) {
      if group.count == 1, let finding = group.first {
        lines.finding(finding)
      } else {
        lines.group(group, title(of: group[0].rule).text(in: style.translator))
      }
    }
    if least == .info, !style.isQuiet {
      for finding in findings where finding.accepted != nil { lines.finding(finding) }
    }
    if style.isQuiet {
      lines.verdict(verdict, isGood: count(.error) == 0)
    } else {
      if scope == nil { for table in lengthTables { lines.table(table) } }
      lines.since(sinceLines)
      lines.end(remarks(least: style.least, in: style.translator), verdict: verdict)
    }
    return lines.text.withoutCommands
  }

  /// The lengths of a field in every language, where one of them is over: what a translator needs in one list.
  struct LengthTable {
    let label: String
    let limit: Int
    let rows: [(locale: String, length: Int)]
  }

  private var lengthTables: [LengthTable] {
    let over = Set(
      findings.lazy.filter { $0.rule == Rule.textTooLong.id && $0.locale != nil && $0.accepted == nil }
        .compactMap(\.field))
    return rules.fields.all.compactMap { field in
      guard over.contains(field.id), let limit = field.maximum else { return nil }
      let rows = inspection.texts(of: field.id).compactMap { text in
        text.locale.map { (locale: $0, length: text.measure.length(in: field.unit)) }
      }
      guard rows.count > 1 else { return nil }
      return LengthTable(label: field.label, limit: limit, rows: rows.sorted { $0.length > $1.length })
    }
  }
}

/// Lines for a terminal, coloured or plain.
private struct TextLines {
  private let style: ReportStyle
  private(set) var text = ""

  init(style: ReportStyle) { self.style = style }

  private func paint(_ text: String, _ code: String) -> String {
    style.isColoured ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }

  private func message(_ finding: Finding) -> String { finding.problem.text(in: style.translator) }
  private func advice(_ finding: Finding) -> String { finding.remedy.text(in: style.translator) }

  private func badge(_ finding: Finding) -> String {
    if finding.accepted != nil { return paint("accepted", "2") }
    return switch finding.severity {
    case .error: paint("error", "1;31")
    case .warning: paint("warning", "33")
    case .info: paint("note", "36")
    }
  }

  mutating func verdict(_ verdict: String, isGood: Bool) {
    text += paint(verdict, isGood ? "1;32" : "1;31") + "\n"
  }

  /// One line where it fits, and what to do below it where it does not.
  mutating func finding(_ finding: Finding) {
    startFindings()
    let place = [finding.file?.shown ?? finding.locale?.utf8.shownOnOneLine, finding.place].compactMap(\.self)
      .joined(separator: ":")
    let rule = "[\(finding.rule)]"
    let advice = finding.accepted.map { "Accepted: \($0)" } ?? advice(finding)
    let words = (place.isEmpty ? "" : "\(place): ") + message(finding) + "."
    let isOneLine = words.count + advice.count + rule.count + 12 <= style.width ?? Self.longestLine
    text += "\(badge(finding)): \(words)"
    if isOneLine, !advice.isEmpty { text += " \(advice)" }
    text += " \(paint(rule, "2"))\n"
    if !isOneLine, !advice.isEmpty { text += "  \(advice)\n" }
  }

  /// Many of one kind: what it is, how many, what to do where it is the same for all, and where each is.
  mutating func group(_ findings: [Finding], _ title: String) {
    guard let first = findings.first else { return }
    startFindings()
    let isOneMessage = findings.allSatisfy { $0.problem == first.problem }
    let isOneAdvice = findings.allSatisfy { $0.remedy == first.remedy }
    text += "\(badge(first)): \(isOneMessage ? message(first) : title) (\(findings.extent))."
    if isOneAdvice, !advice(first).isEmpty { text += " \(advice(first))" }
    text += " \(paint("[\(first.rule)]", "2"))\n"
    // Errors have to be mended one by one; of the others the places say enough.
    if first.severity == .error {
      for finding in findings.prefix(Self.mostErrors) {
        // Where each names its own folder or file there is no need to say it twice.
        let isNamed =
          finding.file.map { message(finding)[...].firstPlace(of: "“\($0.name.utf8.shownOnOneLine)”") != nil }
          ?? false
        let words =
          (isOneMessage || (isNamed && finding.position == nil) ? [] : [message(finding)])
          + (isOneAdvice || advice(finding).isEmpty ? [] : [advice(finding)])
        let place = [finding.file?.shown ?? finding.locale?.utf8.shownOnOneLine, finding.place].compactMap(
          \.self)
        text +=
          "  "
          + ([place.joined(separator: ":")] + [words.joined(separator: ". ")]).filter { !$0.isEmpty }
          .joined(separator: ": ") + "\n"
      }
      if findings.count > Self.mostErrors {
        text += "  … and \(findings.count - Self.mostErrors) more, all of them in --format line\n"
      }
    } else {
      var names: [String] = []
      let areByLanguage = findings.allSatisfy { $0.locale != nil }
      for finding in findings {
        let name =
          (areByLanguage ? finding.locale?.utf8.shownOnOneLine : finding.file?.shown) ?? message(finding)
        if !names.contains(name) { names.append(name) }
      }
      let shown = names.prefix(Self.mostPlaces)
      text += "  " + shown.joined(separator: ", ")
      text += names.count > shown.count ? " and \(names.count - shown.count) more" : ""
      text += isOneMessage ? "\n" : "; each of them with --format line\n"
    }
  }

  private static let longestLine = 160
  private static let mostErrors = 200
  private static let mostPlaces = 12

  private mutating func startFindings() {
    // A blank line below the verdict.
    if !style.isQuiet, text.utf8.count(where: { $0 == 10 }) == 1 { text += "\n" }
  }

  mutating func table(_ table: Report.LengthTable) {
    text += "\n\(paint("\(table.label) in every language, at most \(table.limit)", "1"))\n"
    let width = table.rows.map(\.locale.utf8.count).max() ?? 0
    for row in table.rows {
      let name = row.locale + String(repeating: " ", count: max(0, width - row.locale.utf8.count))
      let number = String(repeating: " ", count: max(0, 6 - "\(row.length)".utf8.count)) + "\(row.length)"
      let over = row.length > table.limit ? paint("  \(row.length - table.limit) over", "1;31") : ""
      text += "  \(name)\(number)\(over)\n"
    }
  }

  mutating func since(_ lines: [String]) {
    guard let first = lines.first else { return }
    text += "\n\(paint(first, "1"))\n" + lines.dropFirst().map { $0 + "\n" }.joined()
  }

  /// The verdict again where the report is longer than a screen.
  mutating func end(_ remarks: String, verdict: String) {
    let count = text.utf8.count(where: { $0 == 10 })
    if count > 1 { text += "\n" }
    if count > style.height - 2 { text += verdict + "\n" }
    text += paint(remarks, "2") + "\n"
  }
}
