/// One change of the log, as a value: it can be written now, or kept until it can be.
package enum LogChange: Hashable, Sendable {
  case begin(Release)
  case discard(Release.ID)
  case finish(FinishedStep)
  case unfinish(FinishedStep.ID)
  case progress(StepRecord)
}

/// What is kept of a step in a release beside the log: its rating, and a countdown that was not at rest.
package struct StepRecord: Hashable, Sendable {
  package var releaseID: Release.ID
  package var stepID: Step.ID
  package var rating: Rating
  /// Seconds left on the countdown; nil when it is at rest.
  package var remaining: Double?

  package init(releaseID: Release.ID, stepID: Step.ID, rating: Rating, remaining: Double?) {
    self.releaseID = releaseID
    self.stepID = stepID
    self.rating = rating
    self.remaining = remaining
  }
}

extension LogChange {
  /// What becomes of a change that was made before the file could be read, when the file turns out to hold `current`:
  /// the release `old` is that one, later releases are counted on from it. Progress is left out: what the file says
  /// has to be joined to it first.
  func joined(to current: Release, from old: Release.ID) -> LogChange? {
    switch self {
    case .begin(let release): release.id == old ? nil : .begin(release.renumbered(after: current))
    case .finish(let step): .finish(step.releaseID == old ? step.moved(to: current.id) : step)
    case .progress(let record): record.releaseID == old ? nil : self
    case .discard, .unfinish: self
    }
  }
}

extension FinishedStep {
  /// The same line, in another release.
  func moved(to release: Release.ID) -> FinishedStep {
    FinishedStep(
      id: id, stepID: stepID, name: name, releaseID: release, instant: instant, utcOffset: utcOffset,
      day: day)
  }
}
