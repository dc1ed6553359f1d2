/// One change of the log, as a value: it can be written now, or kept until it can be.
package enum LogChange: Hashable, Sendable {
  case begin(Release)
  case discard(Release.ID)
  case finish(FinishedStep)
  case unfinish(FinishedStep.ID)
  case progress(StepRecord)

  /// Whether it is something that a person did. A release that was only begun is not.
  package var isWork: Bool {
    if case .begin = self { false } else { true }
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
    switch self {
    case .begin(let release): release.id == old ? nil : .begin(release.renumbered(after: current))
    case .finish(let step): .finish(step.releaseID == old ? step.moved(to: current.id) : step)
    case .progress(let record): record.releaseID == old ? nil : self
    case .discard, .unfinish: self
    }
  }
}
