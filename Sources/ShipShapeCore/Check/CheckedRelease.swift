package import ReleaseChecks

/// What a check of a release came to, as the window shows it. Made once, away from the main thread, and never changed.
package final class CheckedRelease: Sendable {
  /// Nil for what a log remembers of a past release.
  package let report: Report?
  package let languages: Int
  package let pictures: Int
  package let steps: [Step.ID: StepFindings]
  /// Whether every picture was looked at. What was not looked at is not called right.
  package let isWhole: Bool
  /// Where a change may change it, as whole paths.
  package let folders: [String]
  /// What the project's own file says.
  package let project: ProjectKnowledge
  /// What was known of the release when it was checked: the window's facts, and the project's where those are silent.
  package let facts: Facts
  /// What the folder says to points of Final QA, by the point's id; those that it says nothing to are not in it.
  package let answers: [String: PointAnswer]

  /// - Parameters:
  ///   - own: what was accepted in the window.
  ///   - root: the release's folder as a whole path; nil where nothing is to be watched.
  package init(
    _ report: Report, isWhole: Bool, project: ProjectKnowledge, own: [Acceptance] = [], facts: Facts,
    root: String? = nil
  ) {
    self.report = report
    folders = root.map { report.folder.foldersToWatch(root: $0) } ?? []
    self.isWhole = isWhole
    self.project = project
    self.facts = facts
    languages = report.languageCount
    pictures = report.folder.pictures.count
    let items = CheckedRelease.items(of: report, project: project, own: own)
    steps = Dictionary(
      uniqueKeysWithValues: Step.steps.map { step in
        (step.id, StepFindings(items[step.id] ?? []) { report.title(of: $0) })
      })
    answers = PointAnswer.all(of: report, items: items)
  }

  /// What the log remembers: the check with which each step was done.
  package init(_ records: [Step.ID: CheckRecord]) {
    report = nil
    folders = []
    isWhole = true
    project = ProjectKnowledge()
    facts = Facts()
    answers = [:]
    let latest = records.values.max { $0.instant < $1.instant }
    languages = latest?.languages ?? 0
    pictures = latest?.pictures ?? 0
    steps = records.mapValues { record in
      StepFindings(record.items.enumerated().map { FoundItem($1, number: $0) }) { "\($0)" }
    }
  }

  package func findings(of step: Step.ID) -> StepFindings { steps[step] ?? StepFindings() }

  /// How many are to fix, of every step.
  package var toFix: Int { steps.values.reduce(0) { $0 + $1.toFix } }

  private static func items(
    of report: Report, project: ProjectKnowledge, own: [Acceptance]
  ) -> [Step.ID: [FoundItem]] {
    var items: [Step.ID: [FoundItem]] = [:]
    var counts: [String: Int] = [:]
    for (index, finding) in report.findings.enumerated() {
      let key = [finding.rule, finding.file?.shown ?? "", finding.locale ?? "", finding.field ?? ""]
        .joined(separator: "|")
      let ordinal = counts[key, default: 0]
      counts[key] = ordinal + 1
      items[finding.step.rawValue, default: []].append(
        FoundItem(
          finding, id: "\(key)|\(ordinal)", index: index, rules: report.rules.locales, project: project,
          own: own))
    }
    return items
  }
}

/// Two are the same when they are the same check.
extension CheckedRelease: Hashable {
  package static func == (left: CheckedRelease, right: CheckedRelease) -> Bool { left === right }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What `.shipshape.json` says, and where it is.
package struct ProjectKnowledge: Sendable, Equatable {
  /// The folder that the file is in, or would be made in; nil: beside the release.
  package var folder: String?
  package var facts = Facts()
  package var accepted: [Acceptance] = []
  /// What the team looks at before each release.
  package var points: [TeamPoint] = []
  /// Why the file cannot be used, with its place; the check goes on without it.
  package var fault: String?

  package init() {}
}

extension FoundItem {
  init(
    _ finding: Finding, id: String, index: Int, rules: LocaleRules, project: ProjectKnowledge,
    own: [Acceptance]
  ) {
    func has(_ accepted: [Acceptance], _ reason: String) -> Bool {
      accepted.contains { $0.reason == reason && $0.isAbout(finding) }
    }
    let code = finding.locale.map { rules.code(ofFolder: $0) }
    self.init(
      id: id, rule: finding.rule, severity: finding.severity,
      message: finding.problem.without(leading: [finding.locale, code].compactMap(\.self)),
      advice: finding.remedy, source: finding.source, locale: finding.locale,
      language: finding.locale.map { rules.names[code ?? $0] ?? $0 }, file: finding.file?.shown,
      line: finding.position?.line, column: finding.position?.column,
      accepted: finding.accepted.map { reason in
        // One of the window's can have its reason from the team's, of another version of the file.
        AcceptedAs(reason: reason, isOfTeam: has(project.accepted, reason) && !has(own, reason))
      },
      fixTitle: finding.fix?.title, index: index)
  }

  /// One that the log remembers.
  init(_ item: RecordedItem, number: Int) {
    self.init(
      id: "\(number)", rule: item.rule, severity: item.severity, message: Message(plain: item.message),
      advice: Message(plain: item.advice), source: item.source, locale: item.locale, language: item.language,
      file: item.file, line: item.line, column: item.column,
      accepted: item.accepted.map { AcceptedAs(reason: $0, isOfTeam: false) }, fixTitle: nil, index: nil)
  }

  /// What the log keeps of it.
  var record: RecordedItem {
    RecordedItem(
      rule: rule, severity: severity, message: message.text, advice: advice.text, source: source,
      locale: locale, language: language, file: file, line: line, column: column, accepted: accepted?.reason)
  }
}

extension CheckedRelease {
  /// The languages of the folder by name.
  package var languageList: [FolderChoice.Language] { report.map { FolderChoice.languages(of: $0) } ?? [] }
}
