import GtkKit
import ShipShapeCore

/// Keeps the echo of a press from what it meets after the first press has moved the page or the focus. The session
/// decides what is an echo.
enum PressFilter {
  static func install(on window: ApplicationWindow, session: Session) {
    window.onPointerPress { [weak session] in session?.takesPress(at: .now) ?? true }
    let held = HeldKeys()
    window.onKeyPress { [weak session, weak window] key in
      guard let session, let window, key == .enter || key == .space else { return false }
      // A key that is held repeats itself, and is one press.
      guard held.begins(key) else { return true }
      let focus = window.focusedWidget?.identity.hashValue
      return !session.takesPress(at: .now, focus: focus)
    }
    window.onKeyRelease { held.end($0) }
    window.onFocusOut { held.endAll() }
  }
}

/// The keys that are down.
private final class HeldKeys {
  private var keys: [Key] = []

  /// Notes that a key went down; false when it was down already.
  func begins(_ key: Key) -> Bool {
    guard !keys.contains(key) else { return false }
    keys.append(key)
    return true
  }

  func end(_ key: Key) { keys.removeAll { $0 == key } }

  func endAll() { keys = [] }
}
