/// Ignores the second half of a double click, and a key that was pressed twice.
///
/// A press often turns the page or moves the focus, so the second one would meet something else.
package struct PressGuard: Hashable, Sendable {
  private var lastPress: ContinuousClock.Instant?
  private var lastPlace: Place?

  /// What a press could have moved.
  struct Place: Hashable, Sendable {
    var page: Page
    var sheet: SessionState.Sheet?
    /// What has the focus, for a press of a key; nil for a click, which moves the focus by itself.
    var focus: Int?
  }

  /// GTK's own time for a double click.
  private static let time = Duration.milliseconds(400)

  /// Whether a press at `now` counts. It does not when the press before it, within 400 ms, led to another place.
  mutating func takesPress(at now: ContinuousClock.Instant, in place: Place) -> Bool {
    let isSoon = lastPress.map { $0.duration(to: now) < PressGuard.time } ?? false
    let isEcho = isSoon && lastPlace.map { $0.differs(from: place) } ?? false
    lastPress = now
    // A third press so soon is an echo as well.
    if !isEcho { lastPlace = place }
    return !isEcho
  }
}

extension PressGuard.Place {
  fileprivate func differs(from other: PressGuard.Place) -> Bool {
    page != other.page || sheet != other.sheet || (focus != nil && other.focus != nil && focus != other.focus)
  }
}
