import CGtk
import GtkKit

/// Turns sideways scrolling of two fingers into one page, and leaves everything else alone.
///
/// A scroll controller in the capture phase would kill vertical scrolling, and in the bubble phase never see a
/// swipe, so the events are watched before the scroller gets them.
final class SwipeTracker {
  private var x = 0.0
  private var y = 0.0
  private var lastTime: guint32 = 0
  private var hasMoved = false
  private let move: (Int) -> Void

  /// How far two fingers go, in scroll units, until the page moves.
  private static let threshold = 3.0
  /// A gap between events, in milliseconds, after which they are another swipe.
  private static let gap: guint32 = 150

  /// - Parameter move: called with 1 for a swipe to the next page and −1 for one to the page before.
  init(move: @escaping (Int) -> Void) { self.move = move }

  /// Watches a widget. Its direction says which way is next.
  func watch(_ widget: UnsafeMutablePointer<GtkWidget>) {
    gtk_widget_add_events(widget, gint(GDK_SCROLL_MASK.rawValue | GDK_SMOOTH_SCROLL_MASK.rawValue))
    connectDeciding(widget, "scroll-event") { [weak self] arguments in
      guard let self, let event = arguments.event(1) else { return false }
      let isMirrored = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
      return scrolled(event, forward: isMirrored ? -1 : 1)
    }
  }

  private func scrolled(_ event: UnsafeMutablePointer<GdkEvent>, forward: Int) -> Bool {
    switch event.pointee.scroll.direction {
    case GDK_SCROLL_LEFT:
      move(-forward)
      return true
    case GDK_SCROLL_RIGHT:
      move(forward)
      return true
    case GDK_SCROLL_SMOOTH: break
    default: return false
    }
    let scroll = event.pointee.scroll
    if scroll.is_stop != 0 {
      reset()
      return false
    }
    if scroll.time &- lastTime > SwipeTracker.gap { reset() }
    lastTime = scroll.time
    x += scroll.delta_x
    y += scroll.delta_y
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
