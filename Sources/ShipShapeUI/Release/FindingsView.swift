import GtkKit
import ShipShapeCore

/// What stands in the way of a step: a heading with the step's door, and under it one card with the check's line and
/// what was found, by how much it matters.
final class FindingsView {
  let root = Box(.vertical, spacing: 3)
  let door: Button
  private let step: Step
  private let session: Session
  private let card = Box(.vertical)
  private let checkLine: CheckLineView
  private let fault: Label
  private let faultRow: Box
  private let clear: Box
  private var groups: [FindingGroup.Kind: SeverityGroup] = [:]
  /// What stands between the check's line and the groups: the first pictures.
  let extraPlace = Box(.vertical)
  private let firstPictures: FirstPictures?

  /// - Parameter scroller: what the list scrolls in.
  init(_ step: Step, session: Session, scroller: Scroller) {
    self.step = step
    self.session = session
    checkLine = CheckLineView(session: session)
    firstPictures = step.id == "screenshots" ? FirstPictures() : nil
    door = QuietDoor.make(FindingsView.doorName(step))
    fault = Label("").wrapping().aligned(.start).styled("caption")
    faultRow = FindingsView.row(icon: "worth-a-look-symbolic", style: "warning-icon", fault)
    clear = FindingsView.makeClear()
    let title = Label(localized("In the way")).aligned(.start).styled("heading")
    title.setAccessibleRole(.heading)
    let heading = Box(.horizontal, [.expanding(title), .end(door)])
    heading.setMinimumSize(height: 26)
    root.add(.start(heading))
    root.add(.start(card))
    card.addStyle("card", "findings")
    card.setAccessibleRole(.panel)
    card.accessibleName = localized("In the way")
    card.add(.start(checkLine.root))
    card.add(.start(faultRow))
    card.add(.start(extraPlace))
    card.add(.start(clear))
    for kind in FindingGroup.Kind.allCases {
      let group = SeverityGroup(kind, scroller: scroller) { [weak session] in
        session?.groupToggled(GroupPlace(step: step.id, kind: kind))
      } onOpen: { [weak session] in
        session?.findingOpened($0)
      }
      groups[kind] = group
      card.add(.start(group.root))
    }
    door.onClick { [weak session] in session?.doorOpened() }
    root.showAll()
    for part in [faultRow, clear] { part.isVisible = false }
    if let firstPictures {
      extraPlace.add(.start(firstPictures.root))
      firstPictures.root.isVisible = false
    }
    for group in groups.values { group.root.isVisible = false }
  }

  /// What a step's door leads to.
  static func doorName(_ step: Step) -> String {
    switch step.id {
    case "screenshots": localized("Pictures")
    case "final-qa": localized("All points")
    default: localized("Languages")
    }
  }

  private static func row(icon: String, style: String, _ label: Label) -> Box {
    let image = Image(iconName: icon, pixels: 16).styled(style)
    image.verticalAlignment = .start
    let row = Box(.horizontal, spacing: 10, [.start(image), .expanding(label)])
    row.setMargins(top: 4, bottom: 10, start: 14, end: 14)
    return row
  }

  private static func makeClear() -> Box {
    let title = Label(localized("Nothing in the way")).styled("title-3")
    let under = Label(localized("as far as the folder can tell")).styled("caption", "quiet")
    let content = Box(
      .vertical, spacing: 4,
      [
        .start(Image(iconName: "tick-circle-symbolic", pixels: 32).styled("quiet")), .start(title),
        .start(under),
      ])
    content.setMargins(top: 18, bottom: 18)
    return Box(.vertical, [.start(Hairline.make()), .start(content)])
  }

  func render(_ state: SessionState) {
    guard let face = state.checkFace(of: step.id) else { return }
    let findings = state.findings(of: step.id)
    checkLine.render(face.line, today: state.today)
    fault.text = face.projectFault ?? ""
    faultRow.isVisible = face.projectFault != nil
    clear.isVisible = face.isClear
    // The door of the points stands over them.
    door.isVisible = face.hasDoor && Rooms.has(step) && step.id != "final-qa"
    firstPictures?.render(state)
    for (kind, group) in groups {
      let shown = face.groups.first { $0.kind == kind }
      group.root.isVisible = shown != nil
      if let shown, let found = findings?.group(kind) {
        group.render(shown, found, isLast: face.groups.last == shown)
      }
    }
  }

  /// Puts the focus on a row, or where it is gone on what comes first.
  func focus(_ row: FindingRow.ID?) {
    if let row, groups.values.contains(where: { $0.focus(row) }) { return }
    if let first = FindingGroup.Kind.allCases.compactMap({ groups[$0] }).first(where: \.root.isVisible) {
      first.toggle.grabFocus()
    } else if door.isVisible {
      door.grabFocus()
    }
  }
}

/// A button that leads to more of the same.
enum QuietDoor {
  static func make(_ name: String) -> Button {
    let content = Box(
      .horizontal, spacing: 4, [.start(Label(name)), .start(Image(iconName: "go-next-symbolic", pixels: 16))])
    let door = Button(child: content)
    door.addStyle("flat", "quiet-door")
    door.accessibleName = name
    return door
  }
}

/// A line that parts what stands in a card.
enum Hairline {
  static func make() -> Box {
    let line = Box(.vertical)
    line.addStyle("hairline")
    return line
  }
}

extension Image {
  /// The same image with style classes.
  func styled(_ name: String) -> Image {
    addStyle(name)
    return self
  }
}
