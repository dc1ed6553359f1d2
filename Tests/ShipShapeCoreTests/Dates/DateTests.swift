import Foundation
import Testing

@testable import ShipShapeCore

struct DateTests {
  let american = Locale(identifier: "en_US")
  let june17 = Date(timeIntervalSince1970: 1_781_740_800)  // 2026-06-18 00:00 UTC

  @Test(arguments: [
    ("MMM d", "2026-06-17", "Jun 17"), ("MMM d", "2026-06-07", "Jun 7"), ("MM dd", "2026-06-07", "06 07"),
    ("yyyy", "2026-12-30", "2026"),
  ])
  func aPatternIsTakenAsItStands(pattern: String, day: String, expected: String) throws {
    let noon = try #require(CalendarDay(stored: day)).noon(in: newYork)
    #expect(noon.formatted(pattern: pattern, locale: american, zone: newYork) == expected)
  }

  @Test func oneInstantIsTwoDaysInTwoZones() {
    #expect(june17.formatted(pattern: "MMM d", locale: american, zone: newYork) == "Jun 17")
    #expect(june17.formatted(pattern: "MMM d", locale: american, zone: tokyo) == "Jun 18")
  }

  @Test(arguments: [
    ("en_US", "2026-06-17", "Jun 17"), ("en_US", "2026-06-07", "Jun 7"),
    ("en_US", "2025-12-30", "Dec 30, 2025"), ("de_DE", "2026-06-17", "17. Juni"),
    ("fr_FR", "2026-06-17", "17 juin"), ("ja_JP", "2026-06-17", "6月17日"),
    ("en_GB", "2026-06-17", "17 Jun"),
  ])
  func headersFollowTheLocale(locale: String, day: String, expected: String) throws {
    let day = try #require(CalendarDay(stored: day))
    let today = CalendarDay(year: 2026, month: 6, day: 18)
    let formatter = LogFormatter(locale: Locale(identifier: locale), today: today)
    #expect(formatter.header(of: day) == expected)
  }

  @Test(arguments: [
    ([:], "en_US"), (["LANG": "C"], "en_US"), (["LC_ALL": "POSIX", "LANG": "de_DE.UTF-8"], "en_US"),
    (["LANG": "de_DE.UTF-8"], "de_DE"), (["LC_TIME": "fr_FR.UTF-8", "LANG": "de_DE.UTF-8"], "fr_FR"),
    (["LC_ALL": "ja_JP.eucJP@x", "LC_TIME": "fr_FR"], "ja_JP"), (["LC_ALL": "", "LANG": "sv_SE"], "sv_SE"),
    (["LANG": "no-such-thing_AT_ALL"], "en_US"), (["LANG": "C.utf8"], "en_US"),
  ])
  func theLocaleComesFromTheEnvironment(environment: [String: String], expected: String) {
    #expect(UserLocale.from(environment).identifier == expected)
  }

  @Test func aDaylightSavingDayIsSkippedByNoCount() throws {
    // 8 March 2026 has 23 hours in New York, 1 November has 25.
    for day in ["2026-03-08", "2026-11-01", "2026-12-31", "2028-02-28"] {
      let day = try #require(CalendarDay(stored: day))
      #expect(day.advanced(byDays: 1).advanced(byDays: -1) == day)
      #expect(CalendarDay(day.noon(in: newYork), in: newYork) == day)
    }
    #expect(CalendarDay(stored: "2026-03-08")?.advanced(byDays: -1).stored == "2026-03-07")
  }

  @Test(arguments: [
    "", "2026", "2026-13-01", "2026-00-01", "2026-06-32", "06/17/2026", "2026-06-17-1", "2026-02-29",
    "2026-04-31", "0000-01-01", "10000-01-01", "9999999999999999999-01-01", "-2026-01-01",
  ])
  func whatIsNotADayIsRefused(text: String) {
    #expect(CalendarDay(stored: text) == nil)
  }

  @Test(arguments: ["2028-02-29", "2026-12-31", "0001-01-01"])
  func everyDayOfACalendarIsTaken(text: String) {
    #expect(CalendarDay(stored: text)?.stored == text)
  }
}
