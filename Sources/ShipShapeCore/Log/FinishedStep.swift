package import Foundation

/// One step that was finished: a line of the log.
package struct FinishedStep: Identifiable, Hashable, Sendable {
  package let id: UUID
  package let stepID: Step.ID
  /// The step's name at that time, in English, so that a log outlives the catalogue.
  package let name: String
  package let releaseID: Release.ID
  package let instant: Date
  /// Seconds east of Greenwich, where and when it was finished.
  package let utcOffset: Int
  /// The day on the wall there and then. History groups by it, so a flight moves nothing.
  package let day: CalendarDay
  /// How long the timer ran for it, without pauses; nil when it never did.
  package let timeSpent: Duration?
  /// How it went. Read with the log; a rating can change after the line was made.
  package var rating = Rating()
  /// Its release. Read with the log; nil when the log does not know the release.
  package var release: ReleaseLabel?

  package init(
    id: UUID = UUID(), stepID: Step.ID, name: String, releaseID: Release.ID, instant: Date,
    utcOffset: Int, day: CalendarDay, timeSpent: Duration? = nil
  ) {
    self.id = id
    self.stepID = stepID
    self.name = name
    self.releaseID = releaseID
    self.instant = instant
    self.utcOffset = utcOffset
    self.day = day
    self.timeSpent = timeSpent
  }

  /// `step` finished at `moment`, for `release`.
  package init(_ step: Step, release: Release.ID, at moment: Moment, timeSpent: Duration? = nil) {
    self.init(
      stepID: step.id, name: step.stepName, releaseID: release, instant: moment.date,
      utcOffset: moment.utcOffset, day: moment.day, timeSpent: timeSpent)
  }

  /// The same line, in another release.
  func moved(to release: Release.ID) -> FinishedStep {
    FinishedStep(
      id: id, stepID: stepID, name: name, releaseID: release, instant: instant, utcOffset: utcOffset,
      day: day, timeSpent: timeSpent)
  }
}
