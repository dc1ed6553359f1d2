package import CGtk
import GtkKit
package import ShipShapeCore

/// Remembers the window's size and page in a file, when they change and not at the end.
package final class WindowMemory {
  private let file: JSONFile<WindowState>
  package private(set) var state: WindowState
  private var page: () -> Page = { .welcome }
  private var saving: MainLoopSource?

  package init(file: JSONFile<WindowState>) {
    self.file = file
    state = file.load() ?? WindowState()
  }

  /// Gives the window the size it had, and follows it from now on.
  package func follow(_ window: UnsafeMutablePointer<GtkWindow>, page: @escaping () -> Page) {
    self.page = page
    // A file that was edited may ask for anything.
    gtk_window_set_default_size(
      window, gint(min(max(360, state.width), 16_384)), gint(min(max(480, state.height), 16_384)))
    if state.isMaximized { gtk_window_maximize(window) }
    connect(window, "size-allocate") { [weak self] arguments in
      guard let self, let window = arguments.object(0)?.as(GtkWindow.self) else { return }
      let isMaximized = gtk_window_is_maximized(window) != 0
      var width: gint = 0
      var height: gint = 0
      gtk_window_get_size(window, &width, &height)
      var new = state
      new.isMaximized = isMaximized
      // A maximised window keeps the size that it comes back to.
      if !isMaximized { (new.width, new.height) = (Int(width), Int(height)) }
      if new != state {
        state = new
        sizeChanged()
      }
    }
  }

  /// Another page is shown: kept at once.
  package func pageChanged() { save() }

  /// A drag changes the size many times a second, so it is written when it rests.
  private func sizeChanged() {
    guard saving?.isPending != true else { return }
    saving = MainLoop.after(milliseconds: 300) { [weak self] in
      self?.save()
      return false
    }
  }

  /// Writes what there is. It is lost quietly if that fails: the window opens at its first size then.
  package func save() {
    saving?.cancel()
    state.page = page().name
    try? file.save(state)
  }
}
