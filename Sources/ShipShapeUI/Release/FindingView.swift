import GtkKit
import ReleaseChecks
import ShipShapeCore

/// One finding in the place of the list: what is wrong, where, what to do, and what can be done about it here.
final class FindingView {
  let root = Box(.vertical, spacing: 14)
  private let session: Session
  private let back = Button(iconName: "go-previous-symbolic", accessibleName: localized("Back to the list"))
  private let previous = Button(iconName: "go-up-symbolic", accessibleName: localized("Previous finding"))
  private let next = Button(iconName: "go-down-symbolic", accessibleName: localized("Next finding"))
  private let icon = Image(pixels: 16)
  private let kindName = Label("").aligned(.start).styled("caption-heading")
  private let counter = Label("").styled("caption", "quiet", "figures")
  private let title = Label("").wrappingAnywhere().aligned(.start).styled("title-3")
  private let place = Label("").wrappingAnywhere().aligned(.start).styled("caption", "quiet")
  private let excerpt = ExcerptView()
  private let mended: Box
  private let mendedNext = Button(label: localized("Next"))
  private let adviceHead = Label(localized("What to do")).aligned(.start).styled("caption-heading", "quiet")
  private let advice = Label("").wrappingAnywhere().aligned(.start)
  private let adviceBox: Box
  private let languages: FoldedLanguages
  private let actions: FindingActions
  private let form: FindingForm
  private let source = Label("").wrappingAnywhere().aligned(.start).styled("caption", "quiet")
  private var shownKind: FindingGroup.Kind?

  init(session: Session) {
    self.session = session
    mended = Box(
      .horizontal, spacing: 10, [.start(Label(localized("Mended.")).aligned(.start)), .start(mendedNext)])
    adviceBox = Box(.vertical, spacing: 2, [.start(adviceHead), .start(advice)])
    languages = FoldedLanguages(session: session)
    actions = FindingActions(session: session)
    form = FindingForm(session: session)
    for button in [back, previous, next] { button.addStyle("flat", "back") }
    place.isSelectable = true
    title.isSelectable = true
    let top = Box(
      .horizontal, spacing: 4,
      [.start(back), .start(icon), .expanding(kindName), .start(counter), .start(previous), .start(next)])
    icon.setMargins(start: 2, end: 4)
    counter.setMargins(end: 6)
    let head = Box(.vertical, spacing: 4, [.start(title), .start(place)])
    let parts: [any Widget] = [
      top, head, excerpt.root, languages.root, mended, adviceBox, actions.root, form.root, source,
    ]
    for part in parts { root.add(.start(part)) }
    root.setAccessibleRole(.panel)
    // Keys come here when what has the focus has no use for them: a text that is selected is copied by itself.
    root.onKeyPress { [weak self] key, modifiers in
      guard key == .c, modifiers == KeyModifiers(isControl: true), let self else { return false }
      actions.copyFinding()
      return true
    }
    back.onClick { [weak session] in session?.placeLeft() }
    previous.onClick { [weak session] in session?.findingMoved(by: -1) }
    next.onClick { [weak session] in session?.findingMoved(by: 1) }
    mendedNext.onClick { [weak session] in session?.findingMoved(by: 1) }
    root.showAll()
  }

  func render(_ state: SessionState) {
    guard let face = state.findingFace else { return }
    let first = face.row.first
    renderTop(face)
    renderBack(state, face)
    title.text = FindingText.title(face.row)
    root.accessibleName = title.text
    place.text = FindingView.place(face)
    place.isVisible = !place.text.isEmpty
    excerpt.render(!face.isFixing && !face.row.isFolded ? face.excerpt : nil)
    languages.render(face)
    mended.isVisible = face.isMended
    mendedNext.isVisible = face.hasNext
    advice.text = first.advice.text.isEmpty ? "" : FindingText.text(first.advice)
    adviceBox.isVisible = !advice.text.isEmpty && !face.isFixing && !face.isMended
    actions.render(face)
    form.render(face)
    // Translators: a rule's name, where it comes from, and the day of the rules.
    source.text = localized(
      "%1$@. Source: %2$@. Rules of %3$@", first.rule, first.source, FindingView.day(of: state))
    source.isVisible = !face.isMended
  }

  private func renderTop(_ face: FindingFace) {
    if let shownKind {
      for part in [icon as any Widget, kindName] { part.setStyle(FindingText.style(shownKind), when: false) }
    }
    for part in [icon as any Widget, kindName] { part.setStyle(FindingText.style(face.kind), when: true) }
    shownKind = face.kind
    icon.iconName = FindingText.icon(face.kind)
    kindName.text = FindingText.name(face.kind)
    // Translators: which of several: "3 of 13".
    counter.text = localized("%1$@ of %2$@", "\(face.position)", "\(face.count)")
    counter.isVisible = !face.isMended
    previous.isSensitive = face.hasPrevious
    next.isSensitive = face.hasNext
  }

  /// Where Back leads: to the list, or to the room in which the finding was opened.
  private func renderBack(_ state: SessionState, _ face: FindingFace) {
    var name = localized("Back to the list")
    if case .finding(let open) = state.place, open.cameFromRoom, let step = Step.withID(face.step) {
      name = localized("Back to %@", FindingsView.doorName(step))
    }
    back.accessibleName = name
  }

  private static func place(_ face: FindingFace) -> String {
    guard !face.row.isFolded else { return "" }
    let item = face.row.first
    var lines: [String] = []
    if let language = item.language {
      // Translators: a language's name and its folder: "German (de-DE)".
      lines.append(
        item.locale.map { $0 == language ? language : localized("%1$@ (%2$@)", language, $0) } ?? language)
    }
    if let file = item.file {
      lines.append(
        item.line.map {
          localized("%1$@, line %2$@, column %3$@", file, "\($0)", "\(item.column ?? 1)")
        } ?? file)
    }
    return lines.joined(separator: "\n")
  }

  private static func day(of state: SessionState) -> String {
    guard let day = CalendarDay(stored: state.rulesDay) else { return state.rulesDay }
    return LogFormatter(today: state.today).header(of: day)
  }

  /// Puts the focus where one goes on: on what opens the file.
  func focusInitialWidget() {
    if form.focus() { return }
    if mended.isVisible, mendedNext.isVisible { return mendedNext.grabFocus() }
    if languages.focus() { return }
    if !actions.focus() { back.grabFocus() }
  }
}
