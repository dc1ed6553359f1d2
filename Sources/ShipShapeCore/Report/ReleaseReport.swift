import ReleaseChecks

/// What became of a release, as text for those who do not have the app: its steps, what is to fix, what was accepted and
/// why, and the points of Final QA. In English, as the log is.
package struct ReleaseReport: Sendable {
  let label: String
  /// Nil where the release has no app and version yet.
  let name: String?
  let version: String?
  let number: Int
  let isPast: Bool
  let facts: Facts
  /// By its name in English.
  let mainLanguage: String?
  /// As people know it, from the folder that was opened.
  let folder: String?
  let check: Check?
  let steps: [StepPart]
  let points: PointsFace?
  /// What the app does not have, and how many points are left out for it.
  let leftOut: (count: Int, words: [String])
  /// Addresses that nobody opened.
  let addresses: Int
  let dates: ReportDates

  struct Check: Sendable {
    let at: ReportDates.Time?
    /// The day of the store's rules; nil where it is not known any more.
    let rules: CalendarDay?
    let languages: Int
    let texts: Int?
    let pictures: Int
    let isWhole: Bool
    /// The tag of the release before, and what has changed since then, a line each; nil where git does not tell.
    let since: (tag: String, lines: [String])?
  }

  struct StepPart: Sendable {
    let step: Step
    let done: ReportDates.Time?
    let seconds: Double?
    let rating: Int
    /// Nil where nothing is known of the folder.
    let findings: StepFindings?
    /// When each accepted finding was accepted in the window, by its id.
    let acceptedAt: [FoundItem.ID: AcceptedFinding]

    func items(_ kind: FindingGroup.Kind) -> [FoundItem] {
      (findings?.group(kind)?.rows ?? []).flatMap(\.items)
    }
  }

  /// - Parameter now: when the report is made: a tick of today has its time only.
  package static func make(state: SessionState, now: Moment) -> ReleaseReport {
    ReleaseReport(state, now)
  }

  private init(_ state: SessionState, _ now: Moment) {
    let release = state.release
    let result = state.check.result
    (name, version, number) = (release.name, release.version, release.number)
    label =
      release.name.map { [$0, release.version].compactMap(\.self).joined(separator: " ") }
      ?? "Release \(release.number)"
    isPast = release.isPast
    facts = result.map { release.facts.filled(from: $0.facts) } ?? release.facts
    mainLanguage = facts.primaryLocale.map { result?.report?.rules.locales.names[$0] ?? $0 }
    folder = release.location?.shortName
    dates = ReportDates(today: now.day)
    check = result.map { Check($0, state) }
    steps = Step.steps.map { StepPart($0, state, now) }
    points = state.pointsFace
    let selection = points == nil ? nil : state.pointSelection
    leftOut = (selection?.leftOutCount ?? 0, selection?.leftOutWords.map(\.text) ?? [])
    addresses =
      result?.report?.findings.filter { $0.rule == "links-not-opened" }.compactMap(\.count).reduce(0, +) ?? 0
  }

  /// What a file of it is called, as Markdown. For JSON the ending is another.
  package var suggestedName: String {
    let safe = label.map { "/\\:".contains($0) || $0.isNewline ? "-" : $0 }
    return "\(String(safe)).md"
  }

  /// How many points are done, of how many.
  var figures: String? { points.map { "\($0.done) of \($0.count) points" } }
}

extension ReleaseReport.Check {
  fileprivate init(_ result: CheckedRelease, _ state: SessionState) {
    let record = state.memory.checks.values.max { $0.instant < $1.instant }
    if result.report == nil {
      at = record.map { ReportDates.Time(instant: $0.instant, utcOffset: $0.utcOffset, day: $0.day) }
    } else {
      at = state.check.checkedAt.map(ReportDates.Time.init)
    }
    rules = result.report.flatMap { CalendarDay(stored: $0.rules.checkedOn) }
    (languages, pictures, isWhole) = (result.languages, result.pictures, result.isWhole)
    texts = result.report.map(\.folder.texts.count)
    since = result.report.flatMap { report in
      report.since.map { ($0.tag, report.sinceLines) }
    }
  }
}

extension ReleaseReport.StepPart {
  fileprivate init(_ step: Step, _ state: SessionState, _ now: Moment) {
    self.step = step
    let progress = state.progress(step.id)
    done = progress.finished.map {
      ReportDates.Time(instant: $0.instant, utcOffset: $0.utcOffset, day: $0.day)
    }
    let elapsed = progress.countdown.elapsed(at: now.instant)
    let spent = progress.isDone ? progress.finished?.timeSpent : elapsed
    seconds = spent.flatMap { $0 > .zero ? $0.inSeconds : nil }
    rating = progress.rating.value
    findings = state.findings(of: step.id)
    var acceptedAt: [FoundItem.ID: AcceptedFinding] = [:]
    for item in findings?.group(.accepted)?.rows.flatMap(\.items) ?? [] {
      acceptedAt[item.id] = state.memory.accepted.last {
        let acceptance = $0.acceptance
        return acceptance.reason == item.accepted?.reason && acceptance.rule == item.rule
          && (acceptance.file == nil || acceptance.file == item.file)
          && (acceptance.locale == nil || acceptance.locale == item.locale)
      }
    }
    self.acceptedAt = acceptedAt
  }
}

extension ReleaseLocation {
  /// The release's folder, as it is called below the one that was opened.
  var shortName: String {
    if root.hasPrefix(folder + "/") { return String(root.dropFirst(folder.count + 1)) }
    return root.split(separator: "/").last.map(String.init) ?? root
  }
}
