import CGtk
import Glibc

/// Calls back once when the wall clock has reached a time, or was set; a suspend in between counts.
///
/// A timeout of the main loop counts the time that the machine is awake, and knows nothing of the wall.
package final class WallClockAlarm {
  private let descriptor = timerfd_create(CLOCK_REALTIME, Int32(O_NONBLOCK | O_CLOEXEC))
  private var source: MainLoopSource?

  // TFD_TIMER_ABSTIME and TFD_TIMER_CANCEL_ON_SET, macros that do not arrive in Swift.
  private let absolute: Int32 = 1
  private let cancelledBySetting: Int32 = 2

  package init() {}

  isolated deinit {
    cancel()
    if descriptor >= 0 { close(descriptor) }
  }

  /// Plans the call, in place of one that was planned before.
  ///
  /// - Parameter seconds: of the wall clock, since 1970.
  package func set(to seconds: Double, _ body: @escaping () -> Void) {
    cancel()
    guard descriptor >= 0 else { return }
    var time = itimerspec()
    time.it_value.tv_sec = Int(seconds.rounded(.down))
    time.it_value.tv_nsec = Int((seconds - seconds.rounded(.down)) * 1e9)
    timerfd_settime(descriptor, absolute | cancelledBySetting, &time, nil)
    source = MainLoop.whenReadable(descriptor) { [weak self] in
      self?.cancel()
      body()
    }
  }

  package func cancel() {
    source?.cancel()
    source = nil
  }
}
