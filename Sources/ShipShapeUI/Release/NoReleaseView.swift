import GtkKit
import ShipShapeCore

/// There is no release in the folder that was opened: what was looked at, and another try.
final class NoReleaseView {
  let dialog: Dialog

  init(session: Session, folder: String, why: String?, parent: ApplicationWindow) {
    dialog = Dialog(title: localized("No release folder here"), parent: parent)
    dialog.setTitleBar(Box(.vertical))
    dialog.addStyle("shipshape")
    dialog.setStyle("dark", when: parent.hasStyle("dark"))
    let title = Label(localized("No release folder here")).wrapping().styled("title-2")
    title.isCentred = true
    title.setAccessibleRole(.heading)
    let text = Label(
      why.map { localized("%1$@ cannot be read. %2$@", PathText.short(folder), $0) }
        ?? localized(
          "Looked at fastlane, .fastlane, metadata, ios/fastlane and Darwin/fastlane, and at every folder two levels down."
        )
    ).wrapping().styled("quiet")
    text.isCentred = true
    text.widestInCharacters = 42
    let another = Button(label: localized("Choose Another…"))
    let close = Button(label: localized("Close"))
    let buttons = Box(.horizontal, spacing: 10, [.start(another), .start(close)])
    buttons.horizontalAlignment = .center
    buttons.setMargins(top: 14)
    let content = Box(
      .vertical, spacing: 8,
      [
        .start(Image(iconName: "folder-symbolic", pixels: 64).styled("empty-icon")), .start(title),
        .start(text),
        .start(buttons),
      ])
    content.setMargins(top: 24, bottom: 18, start: 24, end: 24)
    let box = dialog.contentBox
    box.add(.expanding(content))
    box.showAll()
    another.onClick { [weak session] in
      session?.sheetClosed()
      session?.effects.chooseFolder()
    }
    close.onClick { [weak session] in session?.sheetClosed() }
    dialog.onClose { [weak session] in session?.sheetClosed() }
  }

  func present() { dialog.present() }

  /// Takes the dialog from the screen, for good.
  func dismiss() { dialog.destroy() }
}
