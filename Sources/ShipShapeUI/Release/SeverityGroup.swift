import GtkKit
import ShipShapeCore

/// The findings that matter alike: a button with their count, and under it, while it is on, their list.
final class SeverityGroup {
  let root = Box(.vertical)
  let toggle: ToggleButton
  private let kind: FindingGroup.Kind
  private let pan = Image(iconName: "pan-end-symbolic", pixels: 16)
  private let count = Label("").styled("figures")
  private let list: FindingList

  init(
    _ kind: FindingGroup.Kind, scroller: Scroller, onToggle: @escaping () -> Void,
    onOpen: @escaping (FindingRow.ID) -> Void
  ) {
    self.kind = kind
    let name = Label(FindingText.name(kind)).aligned(.start).styled(
      "caption-heading", FindingText.style(kind))
    let icon = Image(iconName: FindingText.icon(kind), pixels: 16).styled(FindingText.style(kind))
    let content = Box(.horizontal, spacing: 8, [.start(pan), .start(icon), .expanding(name), .end(count)])
    toggle = ToggleButton(content)
    toggle.addStyle("flat", "severity")
    list = FindingList(scroller: scroller, onOpen: onOpen)
    root.add(.start(Hairline.make()))
    root.add(.start(toggle))
    root.add(.start(list.root))
    toggle.onToggle { _ in onToggle() }
    root.showAll()
  }

  /// - Parameter isLast: whether nothing of the card stands under it.
  func render(_ face: CheckFace.GroupFace, _ group: FindingGroup, isLast: Bool) {
    let name = FindingText.name(kind)
    count.text = "\(face.count)"
    // Translators: a group of findings and how many they are: "To fix, 8".
    toggle.accessibleName = localized("%1$@, %2$@", name, "\(face.count)")
    toggle.isActive = face.isOpen
    pan.iconName = face.isOpen ? "pan-down-symbolic" : "pan-end-symbolic"
    list.root.isVisible = face.isOpen
    list.root.accessibleName = name
    list.root.setStyle("findings-end", when: face.isOpen)
    if face.isOpen { list.show(group.rows) }
  }

  /// Puts the focus on a row; false when it is not in this group.
  func focus(_ row: FindingRow.ID) -> Bool { list.root.isVisible && list.focus(row) }
}
