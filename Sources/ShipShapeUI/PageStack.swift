import GtkKit
import ShipShapeCore

/// The pages in their stack. A Step page is built when it is first shown.
final class PageStack {
  let stack = Stack(transition: 200)
  private let session: Session
  private let welcome: WelcomeView
  private var steps: [Page: StepView] = [:]
  private var places: [Page: Box] = [:]
  private let swipes: SwipeTracker
  private var current: Page = .welcome

  init(session: Session) {
    self.session = session
    welcome = WelcomeView(session: session)
    swipes = SwipeTracker { [weak session] in session?.pageMoved(by: $0) }
    stack.isVisible = true
    for page in Page.all {
      let place = Box(.vertical)
      // A screen reader says it when the focus comes into the page.
      place.setAccessibleRole(.panel)
      place.accessibleName = PageName.text(page)
      place.isVisible = true
      stack.add(place, named: page.name)
      places[page] = place
    }
    places[.welcome]?.add(.expanding(welcome.root))
    swipes.watch(stack)
    stack.onTouchSwipe { [weak self] in self?.touchSwiped($0, $1) }
  }

  /// A swipe of one finger on a touch screen, in pixels a second.
  private func touchSwiped(_ x: Double, _ y: Double) {
    guard abs(x) > 2 * abs(y), abs(x) > 100 else { return }
    session.pageMoved(by: (x < 0) != stack.isMirrored ? 1 : -1)
  }

  func render(old: SessionState?, new: SessionState, at moment: Moment) {
    let view = step(new.page)
    view?.render(new, at: moment)
    if new.page == .welcome { welcome.render(new, at: moment) }
    if old == nil || current != new.page { turn(from: current, to: new, isFirst: old == nil, at: moment) }
    if new.sheet != nil, old?.sheet == nil { view?.clip.pageHidden() }
  }

  private func turn(from previous: Page, to state: SessionState, isFirst: Bool, at moment: Moment) {
    let hadDotFocus = header(previous)?.hasFocus ?? false
    let isForward = (Page.all.firstIndex(of: state.page) ?? 0) > (Page.all.firstIndex(of: previous) ?? 0)
    stack.show(
      state.page.name, isFirst ? .none : isForward != stack.isMirrored ? .slideLeft : .slideRight)
    current = state.page
    steps[previous]?.clip.pageHidden()
    // Both pages are seen while they slide, and must agree on which is the current one.
    header(previous)?.render(state, at: moment)
    step(state.page)?.pageShown()
    guard !isFirst, state.sheet == nil else { return }
    if hadDotFocus { header(state.page)?.focus(state.page) } else { focusInitialWidget() }
  }

  private func header(_ page: Page) -> HeaderView? {
    page == .welcome ? welcome.header : steps[page]?.header
  }

  /// The view of a Step page, built now if this is its first time; nil for Welcome.
  private func step(_ page: Page) -> StepView? {
    if let view = steps[page] { return view }
    guard let step = page.stepID.flatMap(Step.withID), let place = places[page] else { return nil }
    let view = StepView(step, session: session)
    place.add(.expanding(view.root))
    swipes.watch(view.scroller)
    steps[page] = view
    return view
  }

  /// The shown second changed.
  func tick(_ state: SessionState, at moment: Moment) {
    if let view = steps[state.page] {
      view.tick(state, at: moment)
    } else {
      welcome.header.tick(state, at: moment)
    }
  }

  /// Focuses the initial widget of the page that is shown.
  func focusInitialWidget() {
    if let view = steps[current] { view.focusInitialWidget() } else { welcome.focusInitialWidget() }
  }

  /// Ready was closed: the focus goes to the button that opens it again, or to where the new release begins.
  func focusAfterReady(_ state: SessionState) {
    if let view = steps[state.page] { view.focusDone() } else { welcome.focusInitialWidget() }
  }

  /// Puts the focus on Done of the page that is shown.
  func focusDone() { steps[current]?.focusDone() }

  /// One step back inside a room; false where it has none to go.
  func roomGoesBack() -> Bool { steps[current]?.roomGoesBack() ?? false }

  /// Calls an action of the page that is shown.
  func activate(_ action: String) {
    guard let view = steps[current], let id = current.stepID else { return }
    guard action == "toggle-timer" else { return view.activate(action) }
    view.activate(session.state.progress(id).countdown.isRunning ? "pause" : "start")
  }
}
