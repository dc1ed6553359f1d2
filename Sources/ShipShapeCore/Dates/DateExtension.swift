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

extension CalendarDay {
  /// The day as a header says it: "Jun 17" in en_US, the locale's own order of day and month elsewhere, with the
  /// year when it is not this one.
  package func header(today: CalendarDay, locale: Locale) -> String {
    let fields = year == today.year ? "MMMd" : "yyyyMMMd"
    let template =
      if locale.language.languageCode == "en" { fields } else { fields.replacing("MMM", with: "MMMM") }
    let pattern = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? "MMM d"
    return noon(in: .gmt).formatted(pattern: pattern, locale: locale, zone: .gmt)
  }
}

extension FinishedStep {
  /// The time of day it was finished, on the clocks of the place it was finished at: "2:05 PM" in en_US.
  package func time(locale: Locale) -> String {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.timeZone = TimeZone(secondsFromGMT: utcOffset) ?? .gmt
    formatter.dateStyle = .none
    formatter.timeStyle = .short
    return formatter.string(from: instant)
  }
}
