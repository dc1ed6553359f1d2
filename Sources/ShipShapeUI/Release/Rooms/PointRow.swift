import GtkKit
import ShipShapeCore

/// One point of Final QA: with a box where a person ticks it, without where the folder answers, and a button where
/// something in the folder is to be done first. It stays in its place when it becomes another of these.
final class PointRow {
  let root = Box(.vertical)
  let line = Hairline.make()
  private let place = Box(.vertical)
  /// Called when what it waits for is wanted.
  private let onOpen: () -> Void
  private let session: Session
  private let leads: SizeGroup
  private let id: String
  private var content: Content?

  private enum Shape { case box, folder, button }

  /// The widgets of a shape.
  private final class Content {
    let shape: Shape
    // Apple's keys are longer than a narrow window is wide.
    let text = Label("").wrappingAnywhere().aligned(.start)
    let caption = Label("").wrapping().aligned(.start).styled("caption", "quiet")
    let time = Label("").styled("caption", "quiet", "figures")
    let icon = Image(pixels: 16)
    let box = CheckButton(label: "")
    let button = Button()
    let row: Box
    /// What a screen reader knows it by, and what has the focus.
    var widget: any Widget {
      switch shape {
      case .box: box
      case .folder: row
      case .button: button
      }
    }

    init(_ shape: Shape, leads: SizeGroup) {
      self.shape = shape
      for label in [text, caption] { label.widestInCharacters = 40 }
      time.verticalAlignment = .start
      box.verticalAlignment = .start
      icon.verticalAlignment = .start
      let texts = Box(.vertical, spacing: 2, [.start(text), .start(caption)])
      let lead: any Widget = shape == .box ? box : icon
      leads.add(lead)
      row = Box(.horizontal, spacing: 8, [.start(lead), .expanding(texts)])
      switch shape {
      case .box: row.add(.end(time))
      case .folder: row.setAccessibleRole(.listItem)
      case .button:
        row.add(.end(Image(iconName: "go-next-symbolic", pixels: 16)))
        button.add(row)
        button.addStyle("flat")
      }
    }
  }

  /// - Parameter leads: what stands before the texts, so that they begin in one line.
  init(_ id: String, session: Session, leads: SizeGroup, onOpen: @escaping () -> Void) {
    self.id = id
    self.leads = leads
    self.onOpen = onOpen
    self.session = session
    root.add(.start(line))
    root.add(.start(place))
  }

  /// Whether it has the focus, so that it is not taken away under the person's hands.
  var hasFocus: Bool { content?.widget.hasFocus ?? false }

  /// Puts the focus on it; false where it takes none.
  func focus() -> Bool {
    guard let content, content.shape != .folder, content.widget.isUsable else { return false }
    content.widget.grabFocus()
    return true
  }

  func render(_ point: PointsFace.Point, canChange: Bool, today: CalendarDay) {
    let shape: Shape = point.hasBox ? .box : point.waitsFor != nil ? .button : .folder
    let content = content(shape)
    let text = FindingText.text(point.text)
    content.text.text = text
    content.caption.text = PointText.caption(point)
    content.caption.isVisible = !content.caption.text.isEmpty
    content.time.text = PointText.time(point, today: today) ?? ""
    content.widget.accessibleDescription = PointText.description(point, today: today)
    switch point.state {
    case .ticked, .toTick:
      content.box.accessibleName = text
      content.box.isActive = point.isDone
      content.box.isSensitive = canChange
    case .byFolder:
      content.icon.iconName = "tick-symbolic"
      content.icon.addStyle("quiet")
      // Translators: a point to look at, and that nobody has to: "Copyright is …, answered by the folder".
      content.widget.accessibleName = localized("%@, answered by the folder", text)
    case .open(let open):
      PointText.showIcon(open.severity, in: content.icon)
      // Translators: a point to look at, and what it waits for: "The contact is …, to fix".
      content.widget.accessibleName = localized("%1$@, %2$@", text, PointText.waiting(open.severity))
    }
  }

  private func content(_ shape: Shape) -> Content {
    if let content, content.shape == shape { return content }
    let hadFocus = hasFocus
    if let content { (content.shape == .button ? content.button as any Widget : content.row).destroy() }
    let new = Content(shape, leads: leads)
    let widget: any Widget = shape == .button ? new.button : new.row
    widget.addStyle("point-row")
    place.add(.start(widget))
    widget.showAll()
    let id = id
    new.box.onToggle { [weak session] _ in session?.pointToggled(id, at: .now) }
    new.button.onClick { [weak self] in self?.onOpen() }
    content = new
    if hadFocus { _ = focus() }
    return new
  }
}
