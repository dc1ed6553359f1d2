/// What a release's folder says to a point of Final QA.
package enum FolderAnswer: Sendable, Equatable {
  /// Nothing: a person looks, and ticks.
  case byPerson
  /// A part, which stands under the point: a person ticks.
  case partly(Message)
  /// All of it: there is nothing to tick.
  case byFolder(Message)
  /// It has something to fix: an index into the report's findings.
  case open(finding: Int)
}

extension Report {
  /// What the folder says to a point, from what the check has read; no file is opened.
  package func answer(to point: FinalQAPoint) -> FolderAnswer {
    guard let part = point.part else { return .byPerson }
    let about = findings.indices.filter { isAbout(point, findings[$0]) }
    let open = about.filter { findings[$0].accepted == nil }
    // A warning leaves open what only the folder can answer; of a point that a person looks at it is not the whole.
    let least: Finding.Severity = part == .whole ? .warning : .error
    let worst = open.filter { findings[$0].severity >= least }
      .max { findings[$0].severity < findings[$1].severity }
    if let worst { return .open(finding: worst) }
    let doubts = open.count { findings[$0].severity > .info }
    guard let known = knowledge(of: point.id, doubts: doubts) else { return .byPerson }
    // What somebody lives with is not right by itself.
    let isSure = part == .whole && known.isWhole && about.allSatisfy { findings[$0].severity == .info }
    return isSure ? .byFolder("From the folder: \(known.words)") : .partly(known.sentence)
  }

  private func isAbout(_ point: FinalQAPoint, _ finding: Finding) -> Bool {
    guard point.rules.contains(finding.rule) else { return false }
    if finding.rule == Rule.reviewWords.id, point.id == "m-platforms" || point.id == "m-name" {
      guard finding.problem.values.contains(.text(WordListRule.platformComplaint)) else { return false }
    }
    return point.fields.isEmpty || finding.field.map(point.fields.contains) == true
  }
}
