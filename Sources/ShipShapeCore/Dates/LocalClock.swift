package import Foundation
import Glibc

/// The clock on the wall of the person at the desk, as the C library knows it. Foundation's own zones and calendars
/// load ICU's data, which takes longer than the first frame.
package enum LocalClock {
  /// The day and the offset from Greenwich, in seconds, at an instant. A zone that changed under the running process
  /// is taken up.
  package static func reading(at instant: Date) -> (day: CalendarDay, utcOffset: Int) {
    tzset()
    let parts = parts(at: seconds(instant))
    return (day(parts), parts.tm_gmtoff)
  }

  /// When the next day begins. Midnight does not exist on every day, and then the day begins later.
  package static func nextDay(after instant: Date) -> Date {
    tzset()
    let now = seconds(instant)
    let today = day(parts(at: now))
    var midnight = parts(at: now)
    midnight.tm_mday += 1
    (midnight.tm_hour, midnight.tm_min, midnight.tm_sec) = (0, 0, 0)
    midnight.tm_isdst = -1
    var time = mktime(&midnight)
    guard time != -1 else { return instant.addingTimeInterval(3_600) }
    // The C library may answer with the last hour of today where midnight was left out.
    for _ in 0..<24 where day(parts(at: time)) <= today { time += 900 }
    return Date(timeIntervalSince1970: Double(time))
  }

  private static func seconds(_ instant: Date) -> time_t {
    let seconds = instant.timeIntervalSince1970.rounded(.down)
    // Years 1 to 9999: beyond them the C library has no calendar.
    return time_t(seconds.isNaN ? 0 : min(max(seconds, -62_000_000_000), 253_000_000_000))
  }

  private static func parts(at time: time_t) -> tm {
    var time = time
    var parts = tm()
    localtime_r(&time, &parts)
    return parts
  }

  private static func day(_ parts: tm) -> CalendarDay {
    CalendarDay(year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
  }
}
