import GtkKit

/// Turns sideways scrolling of two fingers into one page, and ignores everything else.
///
/// A scroll controller in the capture phase would kill vertical scrolling, and in the bubble phase never see a
/// swipe, so the events are watched before the scroller gets them.
final class SwipeTracker {
  private var x = 0.0
  private var y = 0.0
  private var lastTime: UInt32 = 0
  private var hasMoved = false
  private let move: (Int) -> Void

  /// How far two fingers go, in scroll units, until the page moves.
  private static let threshold = 3.0
  /// A gap between events, in milliseconds, after which they are another swipe.
  private static let gap: UInt32 = 150

  /// - Parameter move: called with 1 for a swipe to the next page and −1 for one to the page before.
  init(move: @escaping (Int) -> Void) { self.move = move }

  /// Watches a widget. Its direction says which way is next.
  func watch(_ widget: some Widget) {
    widget.onScroll { [weak self, weak widget] scroll in
      guard let self, let widget else { return false }
      return scrolled(scroll, forward: widget.isMirrored ? -1 : 1)
    }
  }

  private func scrolled(_ scroll: Scroll, forward: Int) -> Bool {
    switch scroll.kind {
    case .left:
      move(-forward)
      return true
    case .right:
      move(forward)
      return true
    case .up, .down: return false
    case .smooth: return fingersMoved(scroll, forward: forward)
    }
  }

  private func fingersMoved(_ scroll: Scroll, forward: Int) -> Bool {
    if scroll.isStop {
      reset()
      return false
    }
    if scroll.time &- lastTime > SwipeTracker.gap { reset() }
    lastTime = scroll.time
    x += scroll.deltaX
    y += scroll.deltaY
    guard abs(x) > 2 * abs(y) else { return false }
    if abs(x) >= SwipeTracker.threshold, !hasMoved {
      hasMoved = true
      move(x > 0 ? forward : -forward)
    }
    return true
  }

  private func reset() {
    x = 0
    y = 0
    hasMoved = false
  }
}
