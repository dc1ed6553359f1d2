/// Tells a press from its own echo: the second half of a double click, or a key that is held.
///
/// Done turns the page, and the next page's Done lies where the last one was.
final class RepeatGuard {
  private var last: ContinuousClock.Instant?

  /// GTK's own time for a double click.
  private static let time = Duration.milliseconds(400)

  /// Whether this press comes so soon after the last that it is the same one. Each press, repeat or not, counts as
  /// the last one from then on.
  func isRepeat(at now: ContinuousClock.Instant = .now) -> Bool {
    defer { last = now }
    return last.map { $0.duration(to: now) < RepeatGuard.time } ?? false
  }
}
