/// What was found about a text, a picture or a language, for the window to count, to colour and to open.
package struct Standing: Sendable, Equatable {
  /// Indices into the report's findings: open ones first, the gravest first among them; accepted ones last.
  package private(set) var findings: [Int] = []
  /// Open ones of each severity.
  package private(set) var errors = 0
  package private(set) var warnings = 0
  package private(set) var notes = 0

  /// Nothing was found.
  init() {}

  /// - Parameter indices: into `all`; one that comes twice counts once.
  init(_ indices: some Sequence<Int>, of all: [Finding]) {
    var seen: Set<Int> = []
    findings = indices.filter { seen.insert($0).inserted }.sorted { left, right in
      let (isOpen, isOtherOpen) = (all[left].accepted == nil, all[right].accepted == nil)
      if isOpen != isOtherOpen { return isOpen }
      return all[left].severity != all[right].severity
        ? all[left].severity > all[right].severity : left < right
    }
    for index in findings where all[index].accepted == nil {
      switch all[index].severity {
      case .error: errors += 1
      case .warning: warnings += 1
      case .info: notes += 1
      }
    }
  }

  /// The severity of the gravest open one; nil when nothing is open.
  package var worst: Finding.Severity? {
    errors > 0 ? .error : warnings > 0 ? .warning : notes > 0 ? .info : nil
  }
}

/// The findings of a report by what they are about.
struct FindingIndex {
  private let all: [Finding]
  private var byFile: [RelativePath: [Int]] = [:]
  private var byField: [String: [String: [Int]]] = [:]
  private var byLocale: [String: [Int]] = [:]

  init(_ findings: [Finding]) {
    all = findings
    for (index, finding) in findings.enumerated() {
      if let file = finding.file { byFile[file, default: []].append(index) }
      guard let locale = finding.locale else { continue }
      if let field = finding.field {
        byField[locale, default: [:]][field, default: []].append(index)
      } else {
        byLocale[locale, default: []].append(index)
      }
    }
  }

  subscript(index: Int) -> Finding { all[index] }

  func about(_ file: RelativePath) -> [Int] { byFile[file] ?? [] }
  func about(_ field: String, in locale: String) -> [Int] { byField[locale]?[field] ?? [] }
  /// About a language and none of its texts.
  func about(locale: String) -> [Int] { byLocale[locale] ?? [] }

  func standing(_ indices: some Sequence<Int>) -> Standing { Standing(indices, of: all) }
}
