package import Foundation

/// A day on somebody's wall calendar, without a time and without a zone. It is stored as `2026-06-17`.
package struct CalendarDay: Hashable, Comparable, Sendable {
  package let year: Int
  package let month: Int
  package let day: Int

  package init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// The day that it is at `instant` in `zone`.
  package init(_ instant: Date, in zone: TimeZone) {
    let parts = Calendar.gregorian(in: zone).dateComponents([.year, .month, .day], from: instant)
    self.init(year: parts.year ?? 1970, month: parts.month ?? 1, day: parts.day ?? 1)
  }

  /// A stored day; nil for a text that is none.
  package init?(stored text: some StringProtocol) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).compactMap { Int($0) }
    guard parts.count == 3, (1...12).contains(parts[1]), (1...31).contains(parts[2]) else { return nil }
    self.init(year: parts[0], month: parts[1], day: parts[2])
  }

  /// `2026-06-17`: sorts as the days do.
  package var stored: String {
    func padded(_ number: Int, _ width: Int) -> String {
      String(repeating: "0", count: max(0, width - String(number).count)) + String(number)
    }
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }

  /// Noon of this day in `zone`. Not midnight, which some days do not have.
  package func noon(in zone: TimeZone) -> Date {
    let parts = DateComponents(year: year, month: month, day: day, hour: 12)
    return Calendar.gregorian(in: zone).date(from: parts) ?? Date(timeIntervalSince1970: 0)
  }

  /// The day `count` days further on, by the calendar and not by 86,400 seconds.
  package func advanced(byDays count: Int) -> CalendarDay {
    let zone = TimeZone.gmt
    let noon = noon(in: zone)
    let moved = Calendar.gregorian(in: zone).date(byAdding: .day, value: count, to: noon)
    return CalendarDay(moved ?? noon, in: zone)
  }

  /// How long it is from `instant` until the next day begins in `zone`.
  package static func untilNextDay(from instant: Date, in zone: TimeZone) -> TimeInterval {
    let calendar = Calendar.gregorian(in: zone)
    let next = calendar.date(byAdding: .day, value: 1, to: calendar.startOfDay(for: instant))
    return next.map { calendar.startOfDay(for: $0).timeIntervalSince(instant) } ?? 3_600
  }

  package static func < (left: CalendarDay, right: CalendarDay) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}

extension Calendar {
  static func gregorian(in zone: TimeZone) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    return calendar
  }
}
