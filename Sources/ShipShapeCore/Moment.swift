package import Foundation

/// One reading of the clocks: the wall's, the one that countdowns go by, and the day that it is for the person.
package struct Moment: Hashable, Sendable {
  package var date: Date
  package var instant: ContinuousClock.Instant
  /// The day it is where the person is.
  package var day: CalendarDay
  /// Seconds east of Greenwich where the person is.
  package var utcOffset: Int

  package init(date: Date, instant: ContinuousClock.Instant, day: CalendarDay, utcOffset: Int) {
    self.date = date
    self.instant = instant
    self.day = day
    self.utcOffset = utcOffset
  }

  /// A moment on the clocks of a zone.
  package init(date: Date, instant: ContinuousClock.Instant, zone: TimeZone) {
    self.init(
      date: date, instant: instant, day: CalendarDay(date, in: zone),
      utcOffset: zone.secondsFromGMT(for: date))
  }

  /// What the clocks say now. Views take it where something happens and hand it on; no logic calls it.
  package static var now: Moment {
    let date = Date()
    let (day, utcOffset) = LocalClock.reading(at: date)
    return Moment(date: date, instant: ContinuousClock.now, day: day, utcOffset: utcOffset)
  }
}
