package import Foundation

extension Date {
  /// This instant in words, by a pattern of Unicode's date fields (UTS 35): in en_US "MMM d" gives "Jun 17" and
  /// "MM dd" gives "06 17".
  ///
  /// - Parameters:
  ///   - pattern: the fields, taken as they stand. Write `yyyy`: `YYYY` is the year of the week.
  ///   - locale: whose words; the user's own when left out.
  ///   - zone: whose clocks; the user's current zone when left out. It is set on every use, because Foundation
  ///     keeps the zone a process began with.
  package func formatted(
    pattern: String, locale: Locale = UserLocale.current, zone: TimeZone = UserZone.current
  ) -> String {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.timeZone = zone
    formatter.dateFormat = pattern
    return formatter.string(from: self)
  }
}
