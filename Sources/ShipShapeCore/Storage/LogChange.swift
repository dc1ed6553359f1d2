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
  /// The same change for another release: what was done before a file could be read belongs to the release in it.
  func moved(from old: Release.ID, to new: Release.ID) -> LogChange? {
    switch self {
    case .begin(let release) where release.id == old: return nil
    case .finish(let step) where step.releaseID == old:
      return .finish(step.moved(to: new))
    case .progress(var record) where record.releaseID == old:
      record.releaseID = new
      return .progress(record)
    default: return self
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
