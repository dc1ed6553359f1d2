import CGtk
import GtkKit
import ShipShapeCore

/// The pages in their stack. A Step page is built when it is first shown.
final class PageStack {
  let stack = Ref<GtkStack>(sinking: gtk_stack_new())
  private let session: Session
  private let welcome = WelcomeView()
  private var steps: [Page: StepView] = [:]
  private var places: [Page: Ref<GtkBox>] = [:]
  private let swipes: SwipeTracker
  private var touch: OpaqueRef?
  private var current: Page = .welcome
  private let repeats = RepeatGuard()

  init(session: Session) {
    self.session = session
    swipes = SwipeTracker { [weak session] in session?.pageMoved(by: $0) }
    gtk_stack_set_transition_duration(stack.pointer, 200)
    gtk_widget_show(stack.widget)
    for page in Page.all {
      let place = Ref<GtkBox>(sinking: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
      gtk_widget_show(place.widget)
      gtk_stack_add_named(stack.pointer, place.widget, page.name)
      places[page] = place
    }
    if let place = places[.welcome] { gtk_box_pack_start(place.pointer, welcome.root.widget, 1, 1, 0) }
    swipes.watch(stack.widget)
    watchTouch()
  }

  /// A swipe of one finger on a touch screen.
  private func watchTouch() {
    guard let gesture = gtk_gesture_swipe_new(stack.widget) else { return }
    touch = OpaqueRef(adopting: gesture)
    gtk_gesture_single_set_touch_only(gesture, 1)
    connect(UnsafeMutableRawPointer(gesture), "swipe") { [weak self] arguments in
      guard let self else { return }
      let (x, y) = (arguments.double(1), arguments.double(2))
      guard abs(x) > 2 * abs(y), abs(x) > 100 else { return }
      let isMirrored = gtk_widget_get_direction(stack.widget) == GTK_TEXT_DIR_RTL
      session.pageMoved(by: (x < 0) != isMirrored ? 1 : -1)
    }
  }

  func render(old: SessionState?, new: SessionState, at moment: Moment) {
    let view = step(new.page)
    view?.render(new, at: moment)
    if new.page == .welcome { welcome.render(new) }
    if old == nil || current != new.page { turn(from: current, to: new, isFirst: old == nil) }
    if new.sheet != nil { view?.clip.hidden() }
  }

  private func turn(from previous: Page, to state: SessionState, isFirst: Bool) {
    let hadDotFocus = header(previous)?.hasFocus ?? false
    let isForward = (Page.all.firstIndex(of: state.page) ?? 0) > (Page.all.firstIndex(of: previous) ?? 0)
    let isMirrored = gtk_widget_get_direction(stack.widget) == GTK_TEXT_DIR_RTL
    let transition =
      isFirst
      ? GTK_STACK_TRANSITION_TYPE_NONE
      : isForward != isMirrored
        ? GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT : GTK_STACK_TRANSITION_TYPE_SLIDE_RIGHT
    gtk_stack_set_visible_child_full(stack.pointer, state.page.name, transition)
    current = state.page
    steps[previous]?.clip.hidden()
    // Both pages are seen while they slide, and must agree on which is the current one.
    header(previous)?.render(state)
    step(state.page)?.clip.shown()
    guard !isFirst, state.sheet == nil else { return }
    if hadDotFocus { header(state.page)?.focus(state.page) } else { focusCurrent() }
    showFocus()
  }

  private func header(_ page: Page) -> HeaderView? {
    page == .welcome ? welcome.header : steps[page]?.header
  }

  /// The view of a Step page, built now if this is its first time; nil for Welcome.
  private func step(_ page: Page) -> StepView? {
    if let view = steps[page] { return view }
    guard let step = page.stepID.flatMap(Step.withID), let place = places[page] else { return nil }
    let view = StepView(step, session: session, repeats: repeats)
    gtk_box_pack_start(place.pointer, view.root.widget, 1, 1, 0)
    swipes.watch(view.scroller.widget)
    steps[page] = view
    return view
  }

  /// While the notice bar floats over the end of a page, there is room to scroll what lies there free of it.
  func leaveRoomBelow(_ isNeeded: Bool) { steps[current]?.leaveRoomBelow(isNeeded) }

  /// The shown second changed.
  func tick(_ state: SessionState, at moment: Moment) { steps[state.page]?.tick(state, at: moment) }

  /// Puts the focus where one begins on the page that is shown.
  func focusCurrent() {
    if let view = steps[current] { view.focusStart() } else { welcome.focusStart() }
  }

  /// A page that is new has no sizes yet, and scrolls to its focus only when it has.
  private func showFocus() {
    let view = steps[current]
    MainLoop.whenIdle { [weak view] in view?.scrollToFocus() }
  }

  /// Ready was closed: the focus goes to the button that opens it again, or to where the new release begins.
  func focusAfterReady(_ state: SessionState) {
    if let view = steps[state.page] { view.focusDone() } else { welcome.focusStart() }
  }

  /// Calls an action of the page that is shown.
  func activate(_ action: String) {
    guard let view = steps[current], let id = current.stepID else { return }
    guard action == "toggle-timer" else { return view.activate(action) }
    view.activate(session.state.progress(id).countdown.isRunning ? "pause" : "start")
  }
}
