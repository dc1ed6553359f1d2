package import Foundation
package import ReleaseChecks

/// What was accepted, ticked and checked in a release, as its log keeps it.
package struct ReleaseMemory: Hashable, Sendable {
  /// The newest last.
  package var accepted: [AcceptedFinding] = []
  /// By the point's id.
  package var ticks: [String: PointTick] = [:]
  /// What the app has, as Final QA asks once; nil until it is answered.
  package var traits: Set<String>?
  /// What was found when a step was done, by step.
  package var checks: [Step.ID: CheckRecord] = [:]

  package init() {}

  /// Adds what was done in a run that could not read the log.
  mutating func add(_ run: ReleaseMemory) {
    accepted += run.accepted.filter { !accepted.contains($0) }
    ticks.merge(run.ticks) { $1 }
    traits = run.traits ?? traits
    checks.merge(run.checks) { $1 }
  }
}

/// A finding that a person lives with in a release, and why.
package struct AcceptedFinding: Hashable, Sendable {
  package let acceptance: Acceptance
  package let instant: Date

  package init(_ acceptance: Acceptance, at instant: Date) {
    self.acceptance = acceptance
    self.instant = instant
  }
}

/// A point of Final QA that a person has ticked.
package struct PointTick: Hashable, Sendable {
  package let instant: Date
  /// Seconds east of Greenwich, where and when it was ticked.
  package let utcOffset: Int
  package let day: CalendarDay

  package init(instant: Date, utcOffset: Int, day: CalendarDay) {
    self.instant = instant
    self.utcOffset = utcOffset
    self.day = day
  }

  package init(at moment: Moment) {
    self.init(instant: moment.date, utcOffset: moment.utcOffset, day: moment.day)
  }
}

/// What a check had found when a step was done.
package struct CheckRecord: Hashable, Sendable {
  package let instant: Date
  /// Seconds east of Greenwich, where and when it was checked.
  package let utcOffset: Int
  package let day: CalendarDay
  package var languages: Int
  package var pictures: Int
  /// What stood in the way of the step, and what was accepted.
  package var items: [RecordedItem]

  package init(
    instant: Date, utcOffset: Int, day: CalendarDay, languages: Int, pictures: Int, items: [RecordedItem]
  ) {
    self.instant = instant
    self.utcOffset = utcOffset
    self.day = day
    self.languages = languages
    self.pictures = pictures
    self.items = items
  }

  /// How many were still to fix.
  package var toFix: Int { items.count { $0.severity == .error && $0.accepted == nil } }
}

/// One finding of a past check, in the words of then.
package struct RecordedItem: Hashable, Sendable {
  package var rule: String
  package var severity: Finding.Severity
  package var message: String
  package var advice: String
  package var source: String
  package var locale: String?
  /// The language's name in English.
  package var language: String?
  package var file: String?
  package var line: Int?
  package var column: Int?
  /// The reason for which it was accepted.
  package var accepted: String?
}
