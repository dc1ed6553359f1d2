import Foundation
import GtkKit
import ShipShapeCore

/// Wakes the window when what it shows changes by itself: each second while a countdown runs, and at midnight.
final class Ticker {
  var onTick: () -> Void = {}
  var onMidnight: () -> Void = {}
  private var next: MainLoopSource?
  private let midnight = WallClockAlarm()
  private var midnightDay: CalendarDay?

  /// Plans the next time, by what the state shows.
  func follow(_ state: SessionState, at moment: Moment) {
    next?.cancel()
    if let step = state.runningStep,
      let wait = state.progress(step.id).countdown.untilNextSecond(at: moment.instant)
    {
      next = MainLoop.after(milliseconds: max(1, Int((wait.inSeconds * 1_000).rounded(.up)))) { [weak self] in
        self?.onTick()
        return false
      }
    }
    if midnightDay != state.today {
      midnightDay = state.today
      midnight.set(to: LocalClock.nextDay(after: moment.date).timeIntervalSince1970) { [weak self] in
        // The clock may have been set and it is the same day still: then the alarm is set anew.
        self?.midnightDay = nil
        self?.onMidnight()
      }
    }
  }

  func stop() {
    next?.cancel()
    midnight.cancel()
  }
}
