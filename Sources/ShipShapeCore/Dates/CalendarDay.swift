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

  /// A stored day; nil for a text that is not one, and for a day that no calendar has.
  package init?(stored text: some StringProtocol) {
    let texts = text.split(separator: "-", omittingEmptySubsequences: false)
    let parts = texts.compactMap { Int($0) }
    guard texts.count == 3, parts.count == 3, (1...9_999).contains(parts[0]), (1...12).contains(parts[1]),
      (1...CalendarDay.length(ofMonth: parts[1], in: parts[0])).contains(parts[2])
    else { return nil }
    self.init(year: parts[0], month: parts[1], day: parts[2])
  }

  private static func length(ofMonth month: Int, in year: Int) -> Int {
    let isLeapYear = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return switch month {
    case 2: isLeapYear ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
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
