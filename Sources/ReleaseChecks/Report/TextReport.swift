extension Report {
  /// The report for a person: by language and file, the gravest first, and many of one kind as one.
  package func text(isColoured: Bool) -> String {
    var lines = TextLines(isColoured: isColoured)
    let folded = foldedKinds
    var group: String?
    var file: RelativePath?
    for finding in findings where !folded.contains(Kind(finding)) {
      let heading = heading(of: finding)
      if heading != group {
        lines.heading(heading)
        group = heading
        file = nil
      }
      if finding.file != file, let path = finding.file { lines.file(path.shown) }
      file = finding.file
      lines.finding(finding)
    }
    for kind in folded.sorted(by: {
      $0.severity != $1.severity ? $0.severity > $1.severity : $0.rule < $1.rule
    }) {
      lines.folded(findings.filter { Kind($0) == kind })
    }
    for table in lengthTables { lines.table(table) }
    return lines.text + (lines.text.isEmpty ? "" : "\n") + summary + "\n"
  }

  /// "2 errors, 1 warning, 3 notes, 1 accepted. Rules checked on 2026-10-05."
  package var summary: String {
    var parts = [
      plural(count(.error), "error"), plural(count(.warning), "warning"), plural(count(.info), "note"),
    ].map(\.description)
    if acceptedCount > 0 { parts.append("\(acceptedCount) accepted") }
    let counted = "\(plural(folder.texts.count, "text")) and \(plural(folder.pictures.count, "screenshot"))"
    return "\(parts.joined(separator: ", ")) in \(counted) of \(folder.root.utf8.shownOnOneLine)."
      + " Rules checked on \(rules.checkedOn)."
  }

  private func heading(of finding: Finding) -> String {
    guard let locale = finding.locale else { return "The release" }
    return rules.locales.names[locale].map { "\($0) (\(locale))" } ?? locale.utf8.shownOnOneLine
  }

  // MARK: Many of a kind

  private struct Kind: Hashable {
    let rule: String
    let severity: Finding.Severity
    let isAccepted: Bool

    init(_ finding: Finding) {
      rule = finding.rule
      severity = finding.severity
      isAccepted = finding.accepted != nil
    }
  }

  /// Kinds with so many findings that the others would be lost among them.
  private var foldedKinds: Set<Kind> {
    let most = 5
    var counts: [Kind: Int] = [:]
    for finding in findings { counts[Kind(finding), default: 0] += 1 }
    return Set(counts.lazy.filter { $0.value > most }.map(\.key))
  }

  // MARK: Lengths

  /// The lengths of a field in every language, where one of them is over: what a translator needs in one list.
  struct LengthTable {
    let label: String
    let limit: Int
    let rows: [(locale: String, length: Int)]
  }

  private var lengthTables: [LengthTable] {
    let over = Set(
      findings.lazy.filter { $0.rule == Rule.textTooLong.id && $0.locale != nil }.compactMap(\.field))
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
  private let isColoured: Bool
  private(set) var text = ""

  init(isColoured: Bool) { self.isColoured = isColoured }

  private func paint(_ text: String, _ code: String) -> String {
    isColoured ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }

  private func badge(_ finding: Finding) -> String {
    if finding.accepted != nil { return paint("accepted", "2") }
    return switch finding.severity {
    case .error: paint("error", "1;31")
    case .warning: paint("warning", "33")
    case .info: paint("note", "36")
    }
  }

  mutating func heading(_ title: String) {
    if !text.isEmpty { text += "\n" }
    text += paint(title, "1") + "\n"
  }

  mutating func file(_ path: String) { text += "  \(path)\n" }

  mutating func finding(_ finding: Finding) {
    let place = finding.position.map { "\($0.line):\($0.column): " } ?? ""
    text += "    \(badge(finding)): \(place)\(finding.message) \(paint("[\(finding.rule)]", "2"))\n"
    text += "      \(paint(finding.accepted.map { "Accepted: \($0)" } ?? finding.advice, "2"))\n"
  }

  /// Many of one kind: once what is the same, and where each is.
  mutating func folded(_ findings: [Finding]) {
    guard let first = findings.first else { return }
    if !text.isEmpty { text += "\n" }
    let isOneMessage = findings.allSatisfy { $0.message == first.message }
    let isOneAdvice = findings.allSatisfy { $0.advice == first.advice }
    let title = isOneMessage ? first.message : first.rule.replacing("-", with: " ")
    // Where each names its own folder or file there is no need to say it twice.
    let isPathEnough = findings.allSatisfy { finding in
      finding.position == nil
        && finding.file.map { finding.message.contains("“\($0.name.utf8.shownOnOneLine)”") } ?? false
    }
    text +=
      "\(paint("\(findings.count) times", "1")) \(badge(first)): \(title) \(paint("[\(first.rule)]", "2"))\n"
    if isOneAdvice || first.accepted != nil {
      text += "      \(paint(first.accepted.map { "Accepted: \($0)" } ?? first.advice, "2"))\n"
    }
    let places = findings.map { finding in
      let path = finding.file?.shown ?? finding.locale ?? ""
      let position = finding.position.map { ":\($0.line):\($0.column)" } ?? ""
      let words =
        (isOneMessage || isPathEnough ? [] : [finding.message]) + (isOneAdvice ? [] : [finding.advice])
      return path + position + (words.isEmpty ? "" : ": " + words.joined(separator: ". "))
    }
    // Errors have to be mended one by one.
    let most = first.severity == .error ? 200 : 12
    for place in places.prefix(most) { text += "    \(place)\n" }
    if places.count > most { text += "    … and \(places.count - most) more, all of them in --format json\n" }
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
}
