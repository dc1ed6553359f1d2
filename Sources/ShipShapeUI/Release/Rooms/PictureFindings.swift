import GtkKit
import ReleaseChecks
import ShipShapeCore

/// What was found about one picture, each with the way to its file and to all that can be done about it.
final class PictureFindings {
  let root = Box(.vertical, spacing: 10)
  private let session: Session
  private var shown: [String] = []
  private var opens: [Button] = []

  init(session: Session) { self.session = session }

  func render(_ item: PictureGallery.Item, _ result: CheckedRelease, canOpen: Bool) {
    let about = Set(item.standing.findings)
    let found = result.findings(of: "screenshots").rows.flatMap { row in
      row.items.filter { $0.index.map(about.contains) ?? false }.map { (row: row.id, item: $0) }
    }
    let ids = found.map { "\($0.row)|\($0.item.id)|\($0.item.message.text)" }
    root.isVisible = !found.isEmpty
    if ids != shown {
      shown = ids
      for child in root.contents { child.destroy() }
      opens = []
      for each in found { root.add(.start(card(each.item, row: each.row, of: item))) }
      root.showAll()
      root.isVisible = !found.isEmpty
    }
    for open in opens { open.isSensitive = canOpen }
  }

  private func card(_ found: FoundItem, row: FindingRow.ID, of item: PictureGallery.Item) -> Box {
    let kind = found.group
    let icon = Image(iconName: FindingText.icon(kind), pixels: 16).styled(FindingText.style(kind))
    icon.verticalAlignment = .start
    icon.setMargins(top: 2)
    icon.setAccessibleRole(.redundant)
    let message = FindingText.text(found.message)
    let title = Label(message).wrapping().aligned(.start)
    let card = Box(
      .vertical, spacing: 8,
      [.start(Box(.horizontal, spacing: 8, [.start(icon), .expanding(title)]))])
    if !found.advice.text.isEmpty {
      card.add(
        .start(Label(FindingText.text(found.advice)).wrapping().aligned(.start).styled("quiet")))
    }
    let open = Button(label: localized("Open File"))
    let details = Button(label: localized("Details"))
    for button in [open, details] { button.accessibleDescription = message }
    open.onClick { [weak session] in
      session?.fileOpened(path: String(decoding: item.path.bytes, as: UTF8.self))
    }
    details.onClick { [weak session] in session?.findingOpened(row) }
    opens.append(open)
    let buttons = LayoutBoxes.makeWrapping(spacing: 8)
    buttons.addStyle("actions")
    for button in [open, details] { buttons.add(.start(button)) }
    card.add(.start(buttons))
    card.addStyle("card", "excerpt")
    return card
  }

  /// Puts the focus on what opens the file; false where nothing was found.
  func focus() -> Bool {
    guard root.isVisible, let first = opens.first(where: \.isUsable) else { return false }
    first.grabFocus()
    return true
  }
}
