import GtkKit
import ShipShapeCore

/// Says that a release is past, and leads back to the one that is open.
final class PastBar {
  let root = Box(.horizontal, spacing: 12)
  private let text = Label("").wrapping().aligned(.start)
  private let back = Button(label: " ")

  init(session: Session) {
    root.addStyle("past-bar")
    root.add(.start(Image(iconName: "document-open-recent-symbolic", pixels: 16)))
    root.add(.expanding(text))
    root.add(.end(back))
    back.verticalAlignment = .center
    back.onClick { [weak session] in session?.pastLeft(at: .now) }
    root.showAll()
  }

  func render(_ state: SessionState) {
    // Translators: %@ is a release: "Tidepool 2.3".
    text.text = localized("%@ is past: it can be read, not changed.", releaseTitle(state.release.label))
    back.isVisible = state.returnTo != nil
    guard let release = state.returnTo else { return }
    // Translators: %@ is a release: "Tidepool 2.4".
    back.textLabel?.text = localized("Back to %@", releaseTitle(release.label))
    back.accessibleName = back.textLabel?.text ?? ""
  }

  func focus() { back.grabFocus() }
}
