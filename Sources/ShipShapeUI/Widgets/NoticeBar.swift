import GtkKit
import ShipShapeCore

/// The one bar for notices. It floats over the page and above Ready, and moves nothing.
final class NoticeBar {
  /// The bar with the room around it, which lets clicks through.
  let root: Box
  private let bar: Box
  private let icon: Image
  private let text: Label
  private let question: Label
  private let bottomRow: Box
  /// Undo and the way to a step: beside the text, or below it where there is a rating or little room.
  private let buttons: Box
  private let topPlace: Box
  private let bottomPlace: Box
  private let undo: Button
  private let go: Button
  private let goLabel: Label
  private let close: Button
  private let rating: RatingRow
  private let actions = ActionGroup()
  private let session: Session
  private var expiry: MainLoopSource?
  private var shown: ShownNotice?
  private var isDue = false

  /// How long a passing notice stands at least; it waits while pointer or focus is in the bar.
  static let standingMilliseconds = 8_000
  private let standing: Int

  init(session: Session, standingMilliseconds: Int = NoticeBar.standingMilliseconds) {
    self.session = session
    standing = standingMilliseconds
    let builder = Builder(resource: ResourcePaths.ui("notice-bar"))
    root = builder.get("layer")
    bar = builder.get("bar")
    icon = builder.get("icon")
    text = builder.get("text")
    question = builder.get("question")
    bottomRow = builder.get("bottom_row")
    buttons = builder.get("buttons")
    topPlace = builder.get("top_place")
    bottomPlace = builder.get("bottom_place")
    undo = builder.get("undo")
    go = builder.get("go")
    goLabel = builder.get("go_label")
    close = builder.get("close")
    rating = RatingRow(actions: actions, prefix: "notice")
    builder.get("rating_place", Box.self).add(rating.root)
    // What it says is said by `SpokenChanges`, once, and not each time it comes onto the screen.
    bar.setAccessibleRole(.panel)
    addActions()
    watch(builder.get("hover"))
  }

  private func addActions() {
    actions.addChoice("rate", state: .number(0)) { [weak self] value in
      guard let self, case .number(let seal) = value, let step = shown?.ratedStep else { return }
      session.sealPressed(seal, of: step, at: .now)
    }
    actions.add("clear-rating") { [weak self] in
      guard let self, let step = shown?.ratedStep else { return }
      session.ratingCleared(step, at: .now)
    }
    actions.insert(into: root, prefix: "notice")
  }

  /// The buttons have windows of their own, which the pointer enters as it leaves the bar's: what counts is where it is.
  private func watch(_ hover: EventBox) {
    let leave = { [weak self] in _ = MainLoop.whenIdle { self?.expireIfFree() } }
    hover.onPointerCrossing(leave)
    for button in [undo, go, close] {
      button.onPointerCrossing(leave)
      button.onFocusOut(leave)
    }
    for seal in rating.buttons {
      seal.onPointerCrossing(leave)
      seal.onFocusOut(leave)
    }
  }

  /// Whether there is room for little more than the buttons.
  var isNarrow = false {
    didSet { if isNarrow != oldValue { placeButtons() } }
  }

  /// - Parameter notice: what is to be shown now; nil shows nothing.
  func render(_ notice: ShownNotice?, _ state: SessionState) {
    if let notice {
      text.text = Notices.text(notice.notice)
      icon.iconName = NoticeBar.icon(notice.notice)
      undo.isVisible = notice.offersUndo
      renderRating(notice.ratedStep, state)
      let target = NoticeBar.shownStep(notice.notice, state)
      goToStep(target)
      bar.accessibleName = text.text
    }
    root.isVisible = notice != nil
    if notice?.passing != shown?.passing { startStanding(notice?.passing) }
    shown = notice
    placeButtons()
  }

  private func placeButtons() {
    let isRating = shown?.ratedStep != nil
    question.isVisible = isRating && !isNarrow
    let isBelow = isRating || isNarrow
    bottomRow.isVisible = isRating || (isBelow && (undo.isVisible || go.isVisible))
    let (place, other) = isBelow ? (bottomPlace, topPlace) : (topPlace, bottomPlace)
    guard !buttons.isInside(place) else { return }
    if buttons.isInside(other) { other.remove(buttons) }
    place.add(buttons)
  }

  private func renderRating(_ id: Step.ID?, _ state: SessionState) {
    rating.root.isVisible = id != nil
    guard let id, let step = Step.withID(id) else { return }
    rating.setNames(of: step)
    rating.render(state.progress(id).rating)
  }

  /// The step that a notice is about and that is not in sight.
  private static func shownStep(_ notice: Notice, _ state: SessionState) -> Step? {
    guard case .timeUp(let id, _) = notice, state.page != .step(id) else { return nil }
    return Step.withID(id)
  }

  private func goToStep(_ step: Step?) {
    go.isVisible = step != nil
    guard let step else { return }
    // Translators: a button of a notice; %@ is a step's name.
    goLabel.text = localized("Go to %@", localized(step.stepName))
    go.accessibleName = goLabel.text
    go.bind(to: "win.show-step", target: .text(step.id))
  }

  private static func icon(_ notice: Notice) -> String {
    switch notice {
    case .finished, .began, .fixed, .accepted, .exported: "tick-circle-symbolic"
    case .timeUp, .paused: "alarm-symbolic"
    default: "dialog-warning-symbolic"
    }
  }

  // MARK: How long it stands

  private func startStanding(_ notice: PassingNotice?) {
    expiry?.cancel()
    isDue = false
    guard notice != nil else { return }
    expiry = MainLoop.after(milliseconds: standing) { [weak self] in
      self?.isDue = true
      self?.expireIfFree()
      return false
    }
  }

  private func expireIfFree() {
    guard isDue, !bar.isUnderPointer, !hasFocus else { return }
    isDue = false
    session.noticeDismissed()
  }

  /// Whether the focus is on something in the bar.
  var hasFocus: Bool { bar.holdsFocus }
}
