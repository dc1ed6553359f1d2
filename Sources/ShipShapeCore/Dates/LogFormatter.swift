package import Foundation

/// Days and times of the log in words. It keeps what is dear to make, so that a thousand lines cost one.
package final class LogFormatter {
  private let locale: Locale
  private let today: CalendarDay
  private var times: [Int: DateFormatter] = [:]
  private var headers: [CalendarDay: String] = [:]
  private var patterns: [Bool: String] = [:]
  private lazy var days = formatter(zone: .gmt)

  package init(locale: Locale = UserLocale.current, today: CalendarDay) {
    self.locale = locale
    self.today = today
  }

  /// The time of day a step was finished, on the clocks of the place it was finished at: "2:05 PM" in en_US.
  package func time(of line: FinishedStep) -> String { time(of: line.instant, utcOffset: line.utcOffset) }

  /// The time of day of an instant, on clocks that are `utcOffset` seconds ahead of Greenwich's.
  package func time(of instant: Date, utcOffset: Int) -> String {
    if let known = times[utcOffset] { return known.string(from: instant) }
    let formatter = formatter(zone: TimeZone(secondsFromGMT: utcOffset) ?? .gmt)
    formatter.dateStyle = .none
    formatter.timeStyle = .short
    times[utcOffset] = formatter
    return formatter.string(from: instant)
  }

  /// A day as a header says it: "Jun 17" in en_US, the locale's own order of day and month elsewhere, with the year
  /// when it is not this one.
  package func header(of day: CalendarDay) -> String {
    if let known = headers[day] { return known }
    days.dateFormat = pattern(withYear: day.year != today.year)
    let header = days.string(from: day.noon(in: .gmt))
    headers[day] = header
    return header
  }

  private func pattern(withYear: Bool) -> String {
    if let known = patterns[withYear] { return known }
    let month = locale.language.languageCode == "en" ? "MMM" : "MMMM"
    let template = "\(withYear ? "yyyy" : "")\(month)d"
    let pattern = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? "MMM d"
    patterns[withYear] = pattern
    return pattern
  }

  private func formatter(zone: TimeZone) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.timeZone = zone
    return formatter
  }
}
