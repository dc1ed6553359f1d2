import GtkKit
import ShipShapeCore

/// What a fix would do, before it is done; or the reason for which a finding is accepted.
final class FindingForm {
  let root = Box(.vertical, spacing: 10)
  private let fix: FixForm
  private let accept: AcceptFormView

  init(session: Session) {
    fix = FixForm(session: session)
    accept = AcceptFormView(session: session)
    root.add(.start(fix.root))
    root.add(.start(accept.root))
  }

  func render(_ face: FindingFace) {
    root.isVisible = face.form != .none
    switch face.form {
    case .none: (fix.root.isVisible, accept.root.isVisible) = (false, false)
    case .fix(let plan):
      accept.root.isVisible = false
      fix.root.isVisible = true
      fix.render(plan, canApply: face.canAct)
    case .accept(let form):
      fix.root.isVisible = false
      accept.root.isVisible = true
      accept.render(form, canAccept: face.canAct)
    }
  }

  /// Puts the focus where the form begins; false while none is open.
  func focus() -> Bool {
    if fix.root.isVisible {
      fix.focus()
    } else if accept.root.isVisible {
      accept.focus()
    } else {
      return false
    }
    return root.isVisible
  }
}

/// The files as they are and as a fix makes them.
private final class FixForm {
  let root = Box(.vertical, spacing: 10)
  private let files = Box(.vertical, spacing: 10)
  private let note = Label("").wrappingAnywhere().aligned(.start).styled("caption", "quiet")
  private let cancel = Button(label: localized("Cancel"))
  private let apply = Button(label: localized("Apply Fix"))
  private var shown: FixPlan?
  /// Their colours follow the theme.
  private var texts: [MarkedText] = []

  init(session: Session) {
    cancel.accessibleName = localized("Cancel fix")
    let buttons = LayoutBoxes.makeWrapping(spacing: 8)
    buttons.addStyle("actions")
    for button in [cancel, apply] { buttons.add(.start(button)) }
    for part in [files, note, buttons] as [any Widget] { root.add(.start(part)) }
    cancel.onClick { [weak session] in session?.placeLeft() }
    apply.onClick { [weak session] in session?.fixApplied() }
  }

  func render(_ plan: FixPlan?, canApply: Bool) {
    apply.isSensitive = plan != nil && canApply
    guard plan != shown || plan == nil else { return }
    shown = plan
    for child in files.contents { child.destroy() }
    texts = []
    let changes = plan?.files ?? []
    for file in changes { files.add(.start(card(file, isOne: changes.count == 1))) }
    files.showAll()
    note.text =
      changes.isEmpty
      ? localized("Reading the file")
      : changes.count == 1
        ? localized("This changes the one file. Undo brings it back.")
        : localizedPlural(
          "This changes %@ file. Undo brings it back.", "This changes %@ files. Undo brings them back.",
          count: changes.count, "\(changes.count)")
  }

  private func card(_ file: FixPlan.File, isOne: Bool) -> Box {
    let card = Box(.vertical)
    card.addStyle("card", "fix")
    if !isOne {
      let path = Label(file.path).ellipsized(in: .middle).aligned(.start).styled("caption", "quiet")
      path.setMargins(top: 8, bottom: 6, start: 14, end: 14)
      card.add(.start(path))
      card.add(.start(Hairline.make()))
    }
    switch file.change {
    case .text(let before, let after):
      card.add(.start(side(localized("Before"), before, style: "before")))
      card.add(.start(Hairline.make()))
      card.add(.start(side(localized("After"), after, style: "after")))
    case .rename(let name):
      let old = file.path.split(separator: "/").last.map(String.init) ?? file.path
      card.add(.start(plain(localized("Before"), old, style: "before")))
      card.add(.start(Hairline.make()))
      card.add(.start(plain(localized("After"), name, style: "after")))
    case .hidden:
      card.add(
        .start(
          plain(
            file.path, localized("What is in this file is not for others, so it is not shown."),
            style: "after")))
    }
    return card
  }

  private func side(_ title: String, _ side: FixPlan.Side, style: String) -> Box {
    let count =
      // Translators: how long a text is, of how long it may be: "97 of 100".
      side.limit.map { localized("%1$@ of %2$@", Numbers.text(side.count), Numbers.text($0)) }
      ?? Numbers.text(side.count)
    let head = Box(
      .horizontal, spacing: 8,
      [
        .expanding(Label(title).aligned(.start).styled("caption-heading", "quiet")),
        .end(Label(count).styled("caption", "quiet", "figures")),
      ])
    let text = MarkedText()
    text.label.isSelectable = true
    text.show(side.text, side.marks.map { ($0, .meant) })
    texts.append(text)
    let box = Box(.vertical, spacing: 2, [.start(head), .start(text.label)])
    box.addStyle(style)
    return box
  }

  private func plain(_ title: String, _ content: String, style: String) -> Box {
    let text = Label(content).wrappingAnywhere().aligned(.start)
    let box = Box(
      .vertical, spacing: 2,
      [.start(Label(title).aligned(.start).styled("caption-heading", "quiet")), .start(text)])
    box.addStyle(style)
    return box
  }

  func focus() { (apply.isUsable ? apply : cancel).grabFocus() }
}

/// The reason for which a finding is accepted.
private final class AcceptFormView {
  let root = Box(.vertical, spacing: 10)
  private let reason = Entry()
  private let forTeam = CheckButton(label: localized("For the team too, in .shipshape.json")).wrapping()
  private let cancel = Button(label: localized("Cancel"))
  private let accept = Button(label: localized("Accept"))

  init(session: Session) {
    let title = Label(localized("Accept it, because")).aligned(.start).styled("caption-heading", "quiet")
    let note = Label(localized("It stays in the list under Accepted, and comes back when the file changes."))
      .wrappingAnywhere().aligned(.start).styled("caption", "quiet")
    reason.accessibleName = localized("Reason")
    cancel.accessibleName = localized("Cancel accepting")
    let buttons = LayoutBoxes.makeWrapping(spacing: 8)
    buttons.addStyle("actions")
    for button in [cancel, accept] { buttons.add(.start(button)) }
    let entry = Box(.vertical, spacing: 4, [.start(title), .start(reason)])
    for part in [entry, forTeam, note, buttons] as [any Widget] { root.add(.start(part)) }
    reason.onChange { [weak session] text in session?.acceptFormEdited { $0.reason = text } }
    reason.onActivate { [weak session] in session?.acceptConfirmed() }
    forTeam.onToggle { [weak session] isOn in session?.acceptFormEdited { $0.isForTeam = isOn } }
    cancel.onClick { [weak session] in session?.placeLeft() }
    accept.onClick { [weak session] in session?.acceptConfirmed() }
  }

  func render(_ form: AcceptForm, canAccept: Bool) {
    reason.text = form.reason
    forTeam.isActive = form.isForTeam
    accept.isSensitive = form.canConfirm && canAccept
  }

  func focus() { reason.grabFocus() }
}
