package import ReleaseChecks

/// One change of the log, as a value: it can be written now, or kept until it can be.
package enum LogChange: Hashable, Sendable {
  case begin(Release)
  case discard(Release.ID)
  /// What is known of a release is another: its name, folder, facts, or whether it is past.
  case describe(Release)
  /// A release becomes the one that the app opens with.
  case use(Release.ID)
  case finish(FinishedStep)
  case unfinish(FinishedStep.ID)
  case progress(StepRecord)
  case accept(AcceptedFinding, Release.ID)
  case takeBack(Acceptance, Release.ID)
  /// A point of Final QA was ticked; nil: it is open again.
  case tick(PointTick?, point: String, Release.ID)
  /// What the app has; nil: not said.
  case traits(Set<String>?, Release.ID)
  /// What a check had found when a step was done; nil: the step is open again.
  case check(CheckRecord?, Step.ID, Release.ID)

  /// Whether it is something that a person did. A release that was only begun, or looked at, is not.
  package var isWork: Bool {
    switch self {
    case .begin, .use: false
    default: true
    }
  }
}

/// What is kept of a step in a release beside the log: its rating, and a countdown that was not at rest.
package struct StepRecord: Hashable, Sendable {
  package var releaseID: Release.ID
  package var stepID: Step.ID
  package var rating: Rating
  /// Seconds left on the countdown; nil when it is at rest.
  package var remaining: Double?
  /// Seconds that the countdown ran for, without pauses.
  package var elapsed: Double
  /// The line that finished the step. The log says so too: where the two differ, the file is damaged.
  package var finished: FinishedStep.ID?

  package init(
    releaseID: Release.ID, stepID: Step.ID, rating: Rating, remaining: Double? = nil, elapsed: Double = 0,
    finished: FinishedStep.ID? = nil
  ) {
    self.releaseID = releaseID
    self.stepID = stepID
    self.rating = rating
    self.remaining = remaining
    self.elapsed = elapsed
    self.finished = finished
  }
}

extension LogChange {
  /// What becomes of a change that was made in the release `old`, when the file turns out to hold `current` in its
  /// place: `old` is that one, later releases are counted on from it. Progress is left out: what the file says has to
  /// be joined to it first.
  func joined(to current: Release, from old: Release.ID) -> LogChange? {
    func moved(_ release: Release.ID) -> Release.ID { release == old ? current.id : release }
    return switch self {
    case .begin(let release): release.id == old ? nil : .begin(release.renumbered(after: current))
    case .describe(let release):
      .describe(release.id == old ? current.described(as: release) : release.renumbered(after: current))
    case .finish(let step): .finish(step.releaseID == old ? step.moved(to: current.id) : step)
    case .progress(let record): record.releaseID == old ? nil : self
    case .use(let release): .use(moved(release))
    case .accept(let finding, let release): .accept(finding, moved(release))
    case .takeBack(let acceptance, let release): .takeBack(acceptance, moved(release))
    case .tick(let tick, let point, let release): .tick(tick, point: point, moved(release))
    case .traits(let traits, let release): .traits(traits, moved(release))
    case .check(let record, let step, let release): .check(record, step, moved(release))
    case .discard, .unfinish: self
    }
  }
}
