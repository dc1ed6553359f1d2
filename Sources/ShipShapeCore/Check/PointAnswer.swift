package import ReleaseChecks

/// What the release's folder says to a point of Final QA, with the row that it leads to.
package enum PointAnswer: Hashable, Sendable {
  /// A part, which stands under the point: a person ticks.
  case partly(Message)
  /// All of it: there is nothing to tick.
  case byFolder(Message)
  /// Something is to be done first.
  case open(OpenPoint)

  /// What the folder says to every point that it says something to.
  ///
  /// - Parameter items: the findings by step, as the window shows them.
  static func all(of report: Report, items: [Step.ID: [FoundItem]]) -> [String: PointAnswer] {
    guard let points = try? FinalQAPoints.bundled() else { return [:] }
    var found: [Int: (step: Step.ID, item: FoundItem)] = [:]
    for (step, items) in items {
      for item in items { if let index = item.index { found[index] = (step, item) } }
    }
    var answers: [String: PointAnswer] = [:]
    for point in points.all {
      switch report.answer(to: point) {
      case .byPerson: break
      case .partly(let words): answers[point.id] = .partly(words)
      case .byFolder(let words): answers[point.id] = .byFolder(words)
      case .open(let index):
        guard let (step, item) = found[index] else { break }
        answers[point.id] = .open(
          OpenPoint(step: step, item: item.id, severity: item.severity, message: item.message))
      }
    }
    return answers
  }
}

/// What a point waits for.
package struct OpenPoint: Hashable, Sendable {
  /// The step that the finding is of.
  package let step: Step.ID
  /// The finding's id. The row that shows it may have another, where many are folded.
  package let item: FoundItem.ID
  package let severity: Finding.Severity
  package let message: Message

  /// What stands under the point.
  package var words: Message { "From the folder: \(message)" }
}

extension StepFindings {
  /// The row that shows a finding.
  package func row(ofItem id: FoundItem.ID) -> FindingRow? {
    rows.first { $0.items.contains { $0.id == id } }
  }
}
