import GtkKit
import ReleaseChecks
import ShipShapeCore

/// All points of Final QA in their groups, for a person to tick.
final class PointsRoom: Room {
  let root = Box(.vertical)
  private let session: Session
  private let bar: RoomBar
  private let onlyOpen = CheckButton(label: localized("Only open"))
  private let scroller = Scroller()
  private let content = Box(.vertical, spacing: 18)
  private let card: TraitsCard
  private let leftOut = Label("").wrapping().aligned(.start).styled("caption", "quiet")
  private let leftOutCard: Box
  private let change = Button(label: localized("Change…"))
  private let leads = SizeGroup(.horizontal)
  private var groups: [Group] = []
  private var state: SessionState?
  /// The point that led to what it waits for, where one comes back to.
  private var lastOpened: String?

  /// How wide the points are at most, and what is free at their sides.
  private static let width = 720
  private static let side = 24

  private final class Group {
    let title: Message
    let root = Box(.vertical, spacing: 4)
    let count = Label("").styled("caption", "quiet", "figures")
    let card = Box(.vertical)
    var rows: [(id: String, row: PointRow)] = []

    init(_ title: Message) {
      self.title = title
      let heading = Label(FindingText.text(title)).wrapping().aligned(.start).styled("heading")
      heading.setAccessibleRole(.heading)
      root.add(.start(Box(.horizontal, spacing: 8, [.expanding(heading), .end(count)])))
      card.addStyle("card")
      card.setAccessibleRole(.list)
      card.accessibleName = FindingText.text(title)
      root.add(.start(card))
    }
  }

  init(_ step: Step, session: Session) {
    self.session = session
    card = TraitsCard(session: session)
    bar = RoomBar(
      title: localized("Points"), backName: localized("Back to %@", localized(step.stepName)),
      session: session, controls: [onlyOpen])
    change.accessibleName = localized("Change what is left out")
    change.verticalAlignment = .center
    leftOut.widestInCharacters = 40
    leftOutCard = Box(.horizontal, spacing: 10, [.expanding(leftOut), .end(change)])
    leftOutCard.addStyle("card", "check-line")
    content.add(.start(card.root))
    content.add(.start(leftOutCard))
    content.setMargins(bottom: 18, start: PointsRoom.side, end: PointsRoom.side)
    scroller.addStyle("page-scroller")
    scroller.canFocus = false
    scroller.setPolicies(horizontal: .never, vertical: .automatic)
    let viewport = scroller.addWithViewport(content)
    scroller.followFocus(in: viewport)
    let middle = LayoutBoxes.makePreferring(width: PointsRoom.width + 2 * PointsRoom.side)
    middle.horizontalAlignment = .center
    middle.add(.start(bar.root))
    middle.add(.expanding(scroller))
    root.add(.expanding(middle))
    change.onClick { [weak self] in self?.changeWanted() }
    onlyOpen.onToggle { [weak self] _ in self?.renderAgain() }
  }

  private func changeWanted() {
    session.traitsWanted()
    card.focus()
  }

  private func renderAgain() { if let state { render(state) } }

  func render(_ state: SessionState) {
    self.state = state
    guard let face = state.pointsFace else { return }
    bar.text = PointText.done(face)
    let hadFocus = root.window?.focusedWidget?.isInside(card.root) == true
    card.render(face)
    leftOutCard.isVisible = face.isAnswered && !face.asksTraits
    change.isVisible = face.canChange
    leftOut.text =
      face.leftOut.map { FindingText.text($0) + "." } ?? localized("No point is left out.")
    if groups.map(\.title) != face.groups.map(\.title) { regroup(face.groups.map(\.title)) }
    for (group, shown) in zip(groups, face.groups) { render(group, shown, face, state.today) }
    // The card went with its answer.
    if hadFocus, !card.root.isVisible { change.grabFocus() }
  }

  /// Makes the groups anew that are not in their place; the others stay.
  private func regroup(_ titles: [Message]) {
    var at = 0
    for title in titles {
      if at < groups.count, groups[at].title == title {
        at += 1
        continue
      }
      break
    }
    for group in groups[at...] { group.root.destroy() }
    groups = Array(groups[..<at])
    for title in titles[at...] {
      let group = Group(title)
      content.add(.start(group.root))
      group.root.showAll()
      groups.append(group)
    }
  }

  private func render(
    _ group: Group, _ shown: PointsFace.Group, _ face: PointsFace, _ today: CalendarDay
  ) {
    group.count.text = PointText.figures(shown.done, of: shown.points.count)
    if group.rows.map(\.id) != shown.points.map(\.id) { refill(group, shown.points) }
    var isFirst = true
    for (entry, point) in zip(group.rows, shown.points) {
      entry.row.render(point, canChange: face.canChange, today: today)
      // What has the focus stays, although it is done now.
      let isShown = !onlyOpen.isActive || !point.isDone || entry.row.hasFocus
      entry.row.root.isVisible = isShown
      entry.row.line.isVisible = !isFirst
      if isShown { isFirst = false }
    }
    group.root.isVisible = !isFirst
  }

  private func refill(_ group: Group, _ points: [PointsFace.Point]) {
    let old = group.rows
    for entry in old where !points.contains(where: { $0.id == entry.id }) { entry.row.root.destroy() }
    group.rows = points.map { point in
      if let known = old.first(where: { $0.id == point.id }) { return known }
      let row = PointRow(point.id, session: session, leads: leads) { [weak self] in
        self?.lastOpened = point.id
        self?.session.pointOpened(point.id)
      }
      group.card.add(.start(row.root))
      row.root.showAll()
      return (point.id, row)
    }
    // Each to the front, the last one first.
    for entry in group.rows.reversed() { group.card.moveToFront(entry.row.root) }
  }

  func focusInitialWidget() {
    let last = lastOpened
    lastOpened = nil
    if let row = groups.flatMap(\.rows).first(where: { $0.id == last })?.row, row.focus() { return }
    guard let opened = state?.openPointGroup, let group = groups.first(where: { $0.title == opened }) else {
      return card.root.isVisible ? card.focus() : bar.focus()
    }
    if !group.rows.contains(where: { $0.row.root.isVisible && $0.row.focus() }) { bar.focus() }
    MainLoop.whenIdle { [weak self] in
      guard let self else { return }
      let top = Double(group.root.top(in: content))
      scroller.reveal(from: top, to: top + scroller.pageHeight)
    }
  }
}
