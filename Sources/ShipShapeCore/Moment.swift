package import Foundation

/// One reading of the clocks: the wall's, the one that countdowns go by, and the zone the person is in.
package struct Moment: Sendable {
  package var date: Date
  package var instant: ContinuousClock.Instant
  package var zone: TimeZone

  package init(date: Date, instant: ContinuousClock.Instant, zone: TimeZone) {
    self.date = date
    self.instant = instant
    self.zone = zone
  }

  /// What the clocks say now. Views take it where something happens and hand it on; no logic calls it.
  package static var now: Moment {
    Moment(date: Date(), instant: ContinuousClock.now, zone: UserZone.current)
  }

  /// The day it is where the person is.
  package var day: CalendarDay { CalendarDay(date, in: zone) }
}
