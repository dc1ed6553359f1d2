/// Says sentences to a screen reader that stand nowhere on the screen, or change where they stand.
///
/// GTK 3 has no call for that. A label of no size with the role of a notification is what screen readers listen to:
/// they say its name each time it comes onto the screen.
package final class Announcer {
  /// To be put into a window, where it takes no room and no clicks.
  package let root: Label = {
    let label = Label("")
    label.setAccessibleRole(.notification)
    label.isVisible = true
    label.opacity = 0
    label.setMinimumSize(width: 0, height: 0)
    return label
  }()
  private var pending: MainLoopSource?

  /// Milliseconds until what else happens at the moment is over. In a burst of events screen readers drop some.
  private static let delay = 120

  package init() {}

  /// Says a sentence, once what else happens at the moment is over.
  package func say(_ text: String) {
    pending?.cancel()
    pending = MainLoop.after(milliseconds: Announcer.delay) { [weak self] in
      self?.root.accessibleName = text
      self?.root.announceShowing()
      self?.forgetSoon()
      return false
    }
  }

  /// What was said does not stay in the tree that screen readers walk.
  private func forgetSoon() {
    pending = MainLoop.after(milliseconds: 1_500) { [weak self] in
      self?.root.accessibleName = ""
      return false
    }
  }
}
