import Foundation

/// Days and times as a report writes them: in English, for it is read by others too.
struct ReportDates: Sendable {
  let today: CalendarDay

  /// An instant on the clocks of where it was.
  struct Time: Sendable {
    let instant: Date
    /// Seconds east of Greenwich.
    let utcOffset: Int
    let day: CalendarDay

    init(instant: Date, utcOffset: Int, day: CalendarDay) {
      (self.instant, self.utcOffset, self.day) = (instant, utcOffset, day)
    }

    init(_ moment: Moment) {
      self.init(instant: moment.date, utcOffset: moment.utcOffset, day: moment.day)
    }

    /// "2026-11-30T09:12:00-05:00".
    var stored: String {
      func two(_ number: Int) -> String { (number < 10 ? "0" : "") + "\(number)" }
      let local = Int(instant.timeIntervalSince1970.rounded(.down)) + utcOffset
      let second = (local % 86_400 + 86_400) % 86_400
      let offset = abs(utcOffset) / 60
      return "\(day.stored)T\(two(second / 3_600)):\(two(second / 60 % 60)):\(two(second % 60))"
        + "\(utcOffset < 0 ? "-" : "+")\(two(offset / 60)):\(two(offset % 60))"
    }
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November", "December",
  ]

  /// "9:12 AM".
  func time(_ time: Time) -> String {
    let local = Int(time.instant.timeIntervalSince1970.rounded(.down)) + time.utcOffset
    let minute = (local % 86_400 + 86_400) % 86_400 / 60
    let (hour, rest) = (minute / 60, minute % 60)
    return "\(hour % 12 == 0 ? 12 : hour % 12):\(rest < 10 ? "0" : "")\(rest) \(hour < 12 ? "AM" : "PM")"
  }

  /// "November 30, 2026".
  func day(_ day: CalendarDay) -> String { "\(long(day)), \(day.year)" }

  /// "November 30", with the year when it is not this one.
  func shortDay(_ day: CalendarDay) -> String { day.year == today.year ? long(day) : self.day(day) }

  /// "Nov 30, 9:12 AM", with the year when it is not this one.
  func short(_ time: Time) -> String {
    let day = time.day
    let year = day.year == today.year ? "" : ", \(day.year)"
    return "\(Self.months[day.month - 1].prefix(3)) \(day.day)\(year), \(self.time(time))"
  }

  /// "9:12 AM" of today, else with the day.
  func sinceToday(_ time: Time) -> String { time.day == today ? self.time(time) : short(time) }

  private func long(_ day: CalendarDay) -> String { "\(Self.months[day.month - 1]) \(day.day)" }
}
