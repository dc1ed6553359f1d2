import GtkKit
import ReleaseChecks
import ShipShapeCore

/// What Final QA's page shows of the points: how many are done, by group. Each group leads to the room.
final class PointGroupsView {
  let root = Box(.vertical, spacing: 24)
  let door = QuietDoor.make(localized("All points"))
  private let session: Session
  private let card: TraitsCard
  private let title = Label("").aligned(.start).styled("heading")
  private let list = ListBox()
  private var rows: [Row] = []
  /// The group that led to the room.
  private var opened: Message?

  private final class Row {
    let title: Message
    let widget: ListBoxRow
    private let icon = Image(pixels: 16)
    private let count = Label("").styled("figures")

    init(_ title: Message) {
      self.title = title
      let name = Label(FindingText.text(title)).wrapping().aligned(.start)
      let content = Box(.horizontal, spacing: 10, [.expanding(name), .end(count), .end(icon)])
      content.addStyle("point-row")
      widget = ListBoxRow(content)
      widget.showAll()
    }

    func render(_ group: PointsFace.Group) {
      count.text = PointText.figures(group.done, of: group.points.count)
      icon.isVisible = group.worst != nil
      if let worst = group.worst { PointText.showIcon(worst, in: icon) }
      widget.accessibleName = FindingText.text(group.title)
      widget.accessibleDescription = [count.text, group.worst.map { PointText.waiting($0) }]
        .compactMap(\.self).joined(separator: ", ")
    }
  }

  init(session: Session) {
    self.session = session
    card = TraitsCard(session: session)
    title.setAccessibleRole(.heading)
    let heading = Box(.horizontal, [.expanding(title), .end(door)])
    heading.setMinimumSize(height: 26)
    let frame = Box(.vertical, [.start(list)])
    frame.addStyle("card", "findings")
    list.hasSelection = false
    list.activatesOnSingleClick = true
    list.accessibleName = localized("Points by group")
    list.setHeaderFunction { row, before in
      guard before != nil else { return row.header = nil }
      let line = Hairline.make()
      line.isVisible = true
      withExtendedLifetime(line) { row.header = AnyWidget(retaining: line.widget) }
    }
    list.makeOneTabStop { [weak self] in self?.rows.first?.widget }
    list.onActivate { [weak self] in self?.activated($0) }
    root.add(.start(card.root))
    root.add(.start(Box(.vertical, spacing: 3, [.start(heading), .start(frame)])))
    door.onClick { [weak self] in
      self?.opened = nil
      self?.session.pointGroupOpened(nil)
    }
    root.showAll()
  }

  private func activated(_ widget: ListBoxRow) {
    guard let row = rows.first(where: { $0.widget.identity == widget.identity }) else { return }
    opened = row.title
    session.pointGroupOpened(row.title)
  }

  /// Puts the focus on the group that led to the room, or on the door.
  func focus() { (rows.first { $0.title == opened }?.widget as (any Widget)? ?? door).grabFocus() }

  func render(_ face: PointsFace) {
    let hadFocus = root.window?.focusedWidget?.isInside(card.root) == true
    card.render(face)
    // The card went with its answer.
    if hadFocus, !card.root.isVisible { door.grabFocus() }
    // Translators: points of Final QA that are done: "14 of 48 points".
    title.text = localized("%1$@ of %2$@ points", "\(face.done)", "\(face.count)")
    if rows.map(\.title) != face.groups.map(\.title) {
      for row in rows { row.widget.destroy() }
      rows = face.groups.map { Row($0.title) }
      for row in rows { list.insert(row.widget, at: -1) }
    }
    for (row, group) in zip(rows, face.groups) { row.render(group) }
  }
}
