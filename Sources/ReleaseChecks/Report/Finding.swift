/// One thing that stands between the folder and the store, or is worth knowing before.
package struct Finding: Sendable, Equatable {
  package enum Severity: String, Sendable, Comparable, CaseIterable {
    /// Style, unused room, or a rule that is uncertain.
    case info
    /// Review is likely to refuse it, or the upload passes over it without a word.
    case warning
    /// The store or the upload refuses it, or it is required and missing.
    case error

    package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }
    private var rank: Int {
      switch self {
      case .info: 0
      case .warning: 1
      case .error: 2
      }
    }
  }

  /// The step of a release that it belongs to.
  package enum Step: String, Sendable, CaseIterable {
    case screenshots, metadata, keywords
    case finalQA = "final-qa"
  }

  /// The rule's id, in kebab case.
  package let rule: String
  package let severity: Severity
  package let step: Step
  package let file: RelativePath?
  package let locale: String?
  package let field: String?
  /// Where it begins in the file, and the place after its last character.
  package let position: Position?
  package let end: Position?
  /// What was measured, in the unit that the message names.
  package let count: Int?
  package let limit: Int?
  /// One sentence: what is wrong, and with what.
  package internal(set) var problem: Message
  /// One sentence: what to do; empty where nothing has to be done.
  package internal(set) var remedy: Message
  /// Where the rule comes from.
  package let source: String
  package internal(set) var fix: Fix?
  /// The reason for which the team lives with it.
  package internal(set) var accepted: String?

  /// What is wrong, in English.
  package var message: String { problem.text }
  /// What to do, in English.
  package var advice: String { remedy.text }
}

extension [Finding] {
  /// By language, file, severity, place and rule, so that two runs say the same in the same order.
  ///
  /// Sorted by their indices: a finding is large, and to move or copy one costs more than to compare two.
  var inStableOrder: [Finding] { indices.sorted(by: precedes).map { self[$0] } }

  private func precedes(_ left: Int, _ right: Int) -> Bool {
    let (leftLocale, rightLocale) = (self[left].locale ?? "", self[right].locale ?? "")
    if leftLocale != rightLocale { return leftLocale < rightLocale }
    let (leftFile, rightFile) = (self[left].file?.bytes ?? [], self[right].file?.bytes ?? [])
    if leftFile != rightFile { return leftFile.lexicographicallyPrecedes(rightFile) }
    if self[left].severity != self[right].severity { return self[left].severity > self[right].severity }
    let start = Position(line: 0, column: 0)
    let (leftPlace, rightPlace) = (self[left].position ?? start, self[right].position ?? start)
    if leftPlace != rightPlace { return leftPlace < rightPlace }
    if self[left].rule != self[right].rule { return self[left].rule < self[right].rule }
    return self[left].message < self[right].message
  }
}
