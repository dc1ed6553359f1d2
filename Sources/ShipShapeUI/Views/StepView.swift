import GtkKit
import ShipShapeCore

/// A step's page: what one does (clip, countdown, buttons, rating) and what the step asks.
final class StepView {
  let root: Box
  let header: HeaderView
  let scroller: Scroller
  let clip: ClipView
  private let step: Step
  private let session: Session
  private let actions = ActionGroup()
  private let countdown: CountdownView
  private let rating: RatingRow
  private let buttons: StepButtons
  private let columns: Box
  private let does: Box
  let column: StepColumn
  /// The step itself, or the room that its door leads to.
  private let body: Stack
  private let ratingPlace: Box

  /// How wide a page is that has two columns.
  static let twoColumnsFrom = 900
  /// What one column leaves free at its end, so that a notice over the History row does not reach up to the rating.
  private static let freeForNotice = 40
  /// What the second column needs to scroll by itself.
  private static let leastColumnHeight = 160
  private var isSingleColumn = false
  private var hasRelease = false
  private var place = StepPlace.list
  /// Where the door leads; made when it is opened first.
  private var room: (any Room)?

  init(_ step: Step, session: Session) {
    self.step = step
    self.session = session
    let builder = Builder(resource: ResourcePaths.ui("step-view"))
    root = builder.get("page")
    scroller = builder.get("scroller")
    body = builder.get("body")
    header = HeaderView(titleText: localized(step.stepName)) { [weak session] in session?.pageChosen($0) }
    clip = ClipView(step)
    countdown = CountdownView(builder)
    rating = RatingRow(actions: actions, prefix: "step")
    buttons = StepButtons(builder, actions: actions)
    does = builder.get("does")
    column = StepColumn(step, session: session, asks: builder.get("asks"))
    ratingPlace = builder.get("rating_place")
    columns = LayoutBoxes.makeColumns(
      LayoutBoxes.ColumnMeasures(
        twoFrom: StepView.twoColumnsFrom, side: 24, columnGap: 36, rowGap: 24, singleMaximum: 528,
        bothMaximum: 1120),
      does, column.root)

    builder.get("header_place", Box.self).add(header.root)
    builder.get("clip_place", Box.self).add(.expanding(clip.root))
    builder.get("buttons_place", Box.self).add(buttons.root)
    ratingPlace.add(rating.root)
    let viewport: Viewport = builder.get("viewport")
    viewport.add(columns)
    columns.isVisible = true
    addPoints(to: builder.get("points"))
    scroller.followFocus(in: viewport)
    scroller.afterSizing { [weak self] in self?.fit() }
    columns.afterSizing { [weak self] in
      guard let self, layout == .changing else { return }
      layout = .settled
      showFromTop()
    }
    addActions()
  }

  private func addPoints(to box: Box) {
    for point in step.points {
      let bullet = Label("•").styled("quiet")
      bullet.verticalAlignment = .start
      bullet.setAccessibleRole(.redundant)
      box.add(
        Box(
          .horizontal, spacing: 10,
          [.start(bullet), .start(Label(localized(point)).wrapping().aligned(.start))]))
    }
    box.showAll()
  }

  /// Timer and buttons are to be in sight: the clip takes what they leave of the height that is seen, down to a strip,
  /// and then goes.
  private func fit() {
    guard does.isVisible else { return fitColumn() }
    let width = does.size.width
    guard width > 1 else { return }
    let whole = ClipView.wholeHeight(forWidth: width)
    let others = does.naturalHeight(forWidth: width) - whole
    let isSingle = scroller.size.width < StepView.twoColumnsFrom
    fitColumn()
    var room = scroller.size.height - others
    if isSingle, room > ClipView.leastVideoHeight + StepView.freeForNotice { room -= StepView.freeForNotice }
    let height: Int
    if clip.isOpened || room >= ClipView.leastVideoHeight {
      clip.show(as: .video)
      height = clip.isOpened ? whole : min(room, whole)
    } else if scroller.size.height - othersWithoutRating(others) >= ClipView.stripHeight {
      clip.show(as: .strip)
      height = ClipView.stripHeight
    } else {
      clip.show(as: .nothing)
      height = 0
    }
    layout = LayoutBoxes.setSeenHeight(others + height, of: columns) ? .changing : .settled
    showFromTop()
  }

  /// In two columns the second one scrolls by itself, so that clip, timer and Done stay in sight.
  private func fitColumn() {
    guard scroller.size.width > 1 else { return }
    isSingleColumn = scroller.size.width < StepView.twoColumnsFrom
    column.scrollsByItself = !isSingleColumn && hasRelease
    let height = column.scrollsByItself ? max(StepView.leastColumnHeight, scroller.size.height) : 0
    _ = LayoutBoxes.setSecondHeight(height, of: columns)
    hideWhatAFindingReplaces()
  }

  /// In one column a finding stands by itself; clip, timer and buttons come back when it is left.
  private func hideWhatAFindingReplaces() {
    does.isVisible = !(isSingleColumn && column.showsFinding)
  }

  /// On a low page the rating may lie below what is seen; timer and buttons may not.
  private func othersWithoutRating(_ others: Int) -> Int {
    others - ratingPlace.size.height - does.spacing
  }

  /// The page comes onto the screen: it begins at its top, as far as that shows what has the focus.
  func pageShown() {
    clip.pageShown()
    isNew = true
    MainLoop.whenIdle { [weak self] in self?.showFromTop() }
  }
  /// Whether the page has come onto the screen and was not shown from its top yet.
  private var isNew = false
  /// Whether the columns have the height that fits the page.
  private var layout = Layout.unknown
  private enum Layout { case unknown, changing, settled }

  private func showFromTop() {
    guard isNew, layout == .settled else { return }
    isNew = false
    scroller.offset = 0
    scrollToFocus()
  }

  /// Scrolls what has the focus into view.
  private func scrollToFocus() {
    guard let focus = root.window?.focusedWidget, focus.isInside(columns) else { return }
    let top = Double(focus.top(in: columns))
    scroller.reveal(from: top - 12, to: top + Double(focus.size.height) + 12)
  }

  private func addActions() {
    let id = step.id
    actions.add("start") { [weak self] in self?.session.startPressed(id, at: .now) }
    actions.add("pause") { [weak self] in self?.session.pausePressed(id, at: .now) }
    actions.add("reset") { [weak self] in self?.session.resetPressed(id, at: .now) }
    actions.add("done") { [weak self] in self?.session.donePressed(id, at: .now) }
    actions.add("shorter") { [weak self] in self?.session.lengthMoved(id, by: -1) }
    actions.add("longer") { [weak self] in self?.session.lengthMoved(id, by: 1) }
    actions.add("clear-rating") { [weak self] in self?.session.ratingCleared(id, at: .now) }
    actions.addChoice("rate", state: .number(0)) { [weak self] value in
      if case .number(let seal) = value { self?.session.sealPressed(seal, of: id, at: .now) }
    }
    actions.insert(into: root, prefix: "step")
    clip.onOpened = { [weak self] in self?.fit() }
  }

  func render(_ state: SessionState, at moment: Moment) {
    let face = state.face(of: step)
    let progress = state.progress(step.id)
    header.render(state, at: moment)
    countdown.render(progress.countdown, face, at: moment.instant)
    rating.render(progress.rating)
    buttons.render(face)
    actions.setEnabled("shorter", when: face.canShorten)
    actions.setEnabled("longer", when: face.canLengthen)
    for name in ["rate", "clear-rating"] { actions.setEnabled(name, when: face.isRatingEnabled) }
    renderRelease(state)
  }

  /// What the release's folder adds to the page.
  private func renderRelease(_ state: SessionState) {
    let isSeen = state.page == .step(step.id)
    let old = place
    place = isSeen ? state.place : .list
    column.render(state, isSeen: isSeen)
    let had = hasRelease
    hasRelease = state.checkFace(of: step.id) != nil
    if had != hasRelease { fitColumn() }
    if place == .room, let room = makeRoom() {
      if old == .list { room.begin() }
      room.render(state)
    }
    guard old != place else { return }
    if old == .room { room?.roomLeft() }
    body.show(place == .room && room != nil ? "room" : "step", .none)
    hideWhatAFindingReplaces()
    if place == .room, state.sheet == nil { return room?.focusInitialWidget() ?? () }
    if isSingleColumn, old.isFinding != place.isFinding { scroller.offset = 0 }
    if isSeen, state.sheet == nil { column.followFocus(from: old, to: place) }
  }

  /// Back, or Esc, inside the step's room; false where the room itself is to be left.
  func roomGoesBack() -> Bool { place == .room && room?.goBack() == true }

  private func makeRoom() -> (any Room)? {
    if let room { return room }
    guard let new = Rooms.make(step, session: session) else { return nil }
    new.root.showAll()
    body.add(new.root, named: "room")
    room = new
    return new
  }

  /// The shown second changed.
  func tick(_ state: SessionState, at moment: Moment) {
    header.tick(state, at: moment)
    countdown.tick(state.progress(step.id).countdown, at: moment.instant)
  }

  /// The page's initial focus.
  func focusInitialWidget() { buttons.start.grabFocus() }

  /// Puts the focus on Done, or on the page's initial widget when Done cannot be pressed.
  func focusDone() { (buttons.done.isUsable ? buttons.done : buttons.start).grabFocus() }

  /// Calls an action of this page by its name.
  func activate(_ action: String) { if actions.isEnabled(action) { actions.activate(action) } }
}
