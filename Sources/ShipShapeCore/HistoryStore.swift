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

  package init(
    id: UUID = UUID(), stepID: Step.ID, name: String, releaseID: Release.ID, instant: Date,
    utcOffset: Int, day: CalendarDay
  ) {
    self.id = id
    self.stepID = stepID
    self.name = name
    self.releaseID = releaseID
    self.instant = instant
    self.utcOffset = utcOffset
    self.day = day
  }

  /// `step` finished at `moment`, for `release`.
  package init(_ step: Step, release: Release.ID, at moment: Moment) {
    self.init(
      stepID: step.id, name: step.stepName, releaseID: release, instant: moment.date,
      utcOffset: moment.zone.secondsFromGMT(for: moment.date), day: moment.day)
  }
}

/// A day of the log and the steps that were finished on it.
package struct ShipDay: Identifiable, Hashable, Sendable {
  /// The day itself names it, so the id is the same after every save and load.
  package var id: CalendarDay
  /// Noon of the day in the current zone, made on load and never stored.
  package let date: Date
  /// What was finished, in the order done.
  package var steps: [FinishedStep] = []

  package init(_ day: CalendarDay, zone: TimeZone = UserZone.current, steps: [FinishedStep] = []) {
    id = day
    date = day.noon(in: zone)
    self.steps = steps
  }
}

/// The log: the days on which something was finished, the newest first. A value; copies are independent.
package struct HistoryStore: Hashable, Sendable {
  package private(set) var shipDays: [ShipDay]

  /// The log before anything is in it: empty, and with two sample days in a debug build.
  package init() {
    shipDays = []
    #if DEBUG
      seedSampleData()
    #endif
  }

  /// A log with these days and no others, in every build. Storage and tests begin here.
  package init(shipDays: [ShipDay]) {
    self.shipDays = shipDays.sorted { $0.id > $1.id }
  }

  package var isEmpty: Bool { shipDays.allSatisfy(\.steps.isEmpty) }

  /// Every line, the newest day first, each day's in the order done.
  package var finishedSteps: some Sequence<FinishedStep> { shipDays.lazy.flatMap(\.steps) }

  /// "I finished this step": adds a line at the end of its day.
  package mutating func add(_ finished: FinishedStep, zone: TimeZone = UserZone.current) {
    let position = shipDays.partitioningIndex { $0.id <= finished.day }
    if position < shipDays.count, shipDays[position].id == finished.day {
      shipDays[position].steps.append(finished)
    } else {
      shipDays.insert(ShipDay(finished.day, zone: zone, steps: [finished]), at: position)
    }
  }

  /// Takes a line out again; a day without lines goes with its last.
  package mutating func remove(_ id: FinishedStep.ID) {
    guard let day = shipDays.firstIndex(where: { $0.steps.contains { $0.id == id } }) else { return }
    shipDays[day].steps.removeAll { $0.id == id }
    if shipDays[day].steps.isEmpty { shipDays.remove(at: day) }
  }
}

extension Array {
  /// Where a sorted array turns from elements that do not belong to ones that do.
  func partitioningIndex(where belongs: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if belongs(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
