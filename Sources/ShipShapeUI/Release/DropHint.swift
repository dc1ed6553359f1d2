import GtkKit

/// Lies over the window while files are dragged over it.
enum DropHint {
  static func make() -> Box {
    let text = Label(localized("Drop it to open the release")).styled("title-3")
    let content = Box(
      .vertical, spacing: 10, [.start(Image(iconName: "folder-open-symbolic", pixels: 64)), .start(text)])
    content.verticalAlignment = .center
    let hint = Box(.vertical, [.expanding(content)])
    hint.addStyle("drop-hint")
    hint.expandsVertically = true
    hint.expandsHorizontally = true
    hint.showAll()
    return hint
  }
}
