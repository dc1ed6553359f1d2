package import GtkKit
package import ShipShapeCore

/// Keeps the window's size and page in a file, when they change and not at the end.
package final class WindowStateKeeper {
  private let file: JSONFile<WindowState>
  package private(set) var state: WindowState
  private var page: () -> Page = { .welcome }
  private var saving: MainLoopSource?

  package init(file: JSONFile<WindowState>) {
    self.file = file
    state = file.load() ?? WindowState()
  }

  /// Gives the window the size it had, and follows it from now on.
  package func follow(_ window: ApplicationWindow, page: @escaping () -> Page) {
    self.page = page
    // A file that was edited may ask for anything.
    window.setDefaultSize(
      Size(width: min(max(360, state.width), 16_384), height: min(max(480, state.height), 16_384)))
    if state.isMaximized { window.isMaximized = true }
    window.onSizeChange { [weak self, weak window] in
      if let self, let window { sizeChanged(window) }
    }
  }

  private func sizeChanged(_ window: ApplicationWindow) {
    var new = state
    new.isMaximized = window.isMaximized
    // A maximised window keeps the size that it comes back to.
    if !new.isMaximized { (new.width, new.height) = (window.contentSize.width, window.contentSize.height) }
    guard new != state else { return }
    state = new
    // A drag changes the size many times a second, so it is written when it rests.
    guard saving?.isPending != true else { return }
    saving = MainLoop.after(milliseconds: 300) { [weak self] in
      self?.save()
      return false
    }
  }

  /// Another page is shown: kept at once.
  package func pageChanged() { save() }

  /// Writes what there is. It is lost quietly if that fails: the window opens at its first size then.
  package func save() {
    saving?.cancel()
    state.page = page().name
    try? file.save(state)
  }
}
