#if DEBUG
  import Foundation

  extension HistoryStore {
    /// Two days as somebody might have had them, to look at while developing: yesterday and the day before.
    mutating func seedSampleData() {
      seedSampleData(today: Moment.now.day)
    }

    /// The same, seen from `today`.
    mutating func seedSampleData(today: CalendarDay) {
      let sample = Release(number: 0, begun: today.advanced(byDays: -2).noon(in: UserZone.current))
      let days: [(daysAgo: Int, steps: [Step.ID])] = [
        (1, ["screenshots", "metadata", "keywords"]),
        (2, ["metadata", "screenshots"]),
      ]
      for (daysAgo, ids) in days {
        let noon = today.advanced(byDays: -daysAgo).noon(in: UserZone.current)
        for (position, step) in ids.compactMap(Step.withID).enumerated() {
          let time = noon.addingTimeInterval(Double(position) * 1_500)
          add(
            FinishedStep(
              step, release: sample.id,
              at: Moment(date: time, instant: .now, zone: UserZone.current)))
        }
      }
    }
  }
#endif
