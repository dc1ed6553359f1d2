package import Foundation

/// A day of the log and the steps that were finished on it.
package struct ShipDay: Identifiable, Hashable, Sendable {
  /// The day itself names it, so the id is the same after every save and load.
  package var id: CalendarDay
  /// Noon of the day in the current zone, made on load and never stored.
  package let date: Date
  /// What was finished, by the time of day; lines of one instant in the order written.
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

  /// Every line, the newest day first, each day's by the time of day.
  package var finishedSteps: some Sequence<FinishedStep> { shipDays.lazy.flatMap(\.steps) }

  /// "I finished this step": adds a line to its day, after the lines of earlier instants.
  package mutating func add(_ finished: FinishedStep, zone: TimeZone = UserZone.current) {
    let position = shipDays.partitioningIndex { $0.id <= finished.day }
    if position < shipDays.count, shipDays[position].id == finished.day {
      let place = shipDays[position].steps.partitioningIndex { $0.instant > finished.instant }
      shipDays[position].steps.insert(finished, at: place)
    } else {
      shipDays.insert(ShipDay(finished.day, zone: zone, steps: [finished]), at: position)
    }
  }

  /// The lines that this log has after all those of `earlier`; nil when it does not begin with them.
  ///
  /// Costs as much as there are days, for days that did not change are not looked into.
  package func linesAdded(to earlier: HistoryStore) -> [FinishedStep]? {
    guard let last = earlier.shipDays.last else { return Array(finishedSteps) }
    let whole = earlier.shipDays.count - 1
    guard shipDays.count > whole, shipDays[..<whole] == earlier.shipDays[..<whole],
      shipDays[whole].id == last.id, shipDays[whole].steps.starts(with: last.steps)
    else { return nil }
    return shipDays[whole].steps.dropFirst(last.steps.count) + shipDays[(whole + 1)...].flatMap(\.steps)
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
