import GtkKit

/// The window with the keys, made when it is first asked for: it has six hundred objects. It is hidden when it is closed
/// and not taken down, which GTK's own class does not stand while a screen reader looks at it.
final class ShortcutsWindow {
  private let window: Window

  init(parent: ApplicationWindow) {
    window = Builder(resource: ResourcePaths.ui("shortcuts")).get("shortcuts")
    window.setParent(parent)
    window.setIcon(named: ResourcePaths.appIcon)
    // The button of GTK's own search has an icon and no name.
    window.titleBar?.contents.first { $0.accessibleName.isEmpty && $0.canFocus }?.accessibleName =
      localized("Search")
    window.onCloseRequest { [weak window] in
      window?.isVisible = false
      return true
    }
  }

  func present() { window.present() }
}
