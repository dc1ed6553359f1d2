import GtkKit

/// The quiet way to open a release's folder, where none is open.
enum Invitation {
  static func makeButton() -> Button {
    let content = Box(
      .horizontal, spacing: 8,
      [
        .start(Image(iconName: "folder-open-symbolic", pixels: 16)),
        .start(Label(localized("Open Release Folder…")).wrapping()),
      ])
    let button = Button(child: content)
    button.addStyle("flat", "quiet-link")
    button.accessibleName = localized("Open Release Folder…")
    button.bind(to: "win.open-folder")
    button.horizontalAlignment = .start
    return button
  }
}
