import GtkKit
import ShipShapeCore

/// The places of many findings of one kind, each with the way to its file.
final class FoldedLanguages {
  let root = Box(.vertical)
  private let session: Session
  private var shown: [String] = []
  private var buttons: [Button] = []

  init(session: Session) {
    self.session = session
    root.addStyle("card", "folded")
    root.setAccessibleRole(.panel)
  }

  func render(_ face: FindingFace) {
    let isShown = face.row.isFolded && face.form == .none
    root.isVisible = isShown
    guard isShown else { return }
    let items = face.row.items
    if shown != items.map(\.id) { fill(items) }
    for (button, item) in zip(buttons, items) { button.isSensitive = face.canAct && item.file != nil }
  }

  private func fill(_ items: [FoundItem]) {
    shown = items.map(\.id)
    for child in root.contents { child.destroy() }
    buttons = []
    for (position, item) in items.enumerated() {
      if position > 0 { root.add(.start(Hairline.make())) }
      root.add(.start(row(item)))
    }
    root.showAll()
  }

  private func row(_ item: FoundItem) -> Box {
    let language = FindingText.language(item.language)
    let message = FindingText.text(item.message)
    let name = Label(language).wrappingAnywhere().aligned(.start).styled("caption-heading", "quiet")
    let text = Label(message).wrappingAnywhere().aligned(.start)
    let open = Button(label: localized("Open File"))
    open.verticalAlignment = .center
    // Translators: what a screen reader says of a button: "Open File, German".
    open.accessibleName = localized("%1$@, %2$@", localized("Open File"), language)
    open.accessibleDescription = [message, item.file].compactMap(\.self).joined(separator: ", ")
    open.onClick { [weak session] in session?.fileOpenPressed(item) }
    buttons.append(open)
    let row = Box(
      .horizontal, spacing: 10,
      [.expanding(Box(.vertical, spacing: 2, [.start(name), .start(text)])), .end(open)])
    row.addStyle("folded-row")
    return row
  }

  /// Puts the focus on the first file's button; false where there is none.
  func focus() -> Bool {
    guard root.isVisible, let first = buttons.first(where: \.isSensitive) else { return false }
    first.grabFocus()
    return true
  }
}
