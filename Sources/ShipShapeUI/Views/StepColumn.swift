import GtkKit
import ShipShapeCore

/// The second column of a step's page: what stands in the way of the release and what the step asks, or one finding.
final class StepColumn {
  let root: Scroller
  private let step: Step
  private let session: Session
  private let stack = Stack()
  private let list = Box(.vertical, spacing: 24)
  /// What every release is asked.
  private let asks: Box
  private let invitation: Box
  private lazy var findings = Lazy { [unowned self] in makeFindings() }
  private lazy var points = Lazy { [unowned self] in makePoints() }
  private lazy var finding = Lazy { [unowned self] in makeFinding() }
  private let viewport: Viewport

  init(_ step: Step, session: Session, asks: Box) {
    self.step = step
    self.session = session
    self.asks = asks
    root = Scroller()
    root.addStyle("page-scroller")
    root.canFocus = false
    root.setPolicies(horizontal: .never, vertical: .never)
    let line = Label(localized("Open the folder of a release, and this step says what stands in its way."))
      .wrapping().aligned(.start).styled("caption", "quiet")
    invitation = Box(.vertical, spacing: 4, [.start(line), .start(Invitation.makeButton())])
    list.add(.start(asks))
    list.add(.start(invitation))
    invitation.showAll()
    list.isVisible = true
    stack.add(list, named: "list")
    stack.isVisible = true
    stack.verticalAlignment = .start
    viewport = root.addWithViewport(stack)
    viewport.isVisible = true
    root.isVisible = true
    root.followFocus(in: viewport)
  }

  private func makeFindings() -> FindingsView {
    let view = FindingsView(step, session: session, scroller: root)
    list.add(.start(view.root))
    list.moveToFront(view.root)
    return view
  }

  private func makePoints() -> PointGroupsView {
    let view = PointGroupsView(session: session)
    list.add(.start(view.root))
    return view
  }

  private func makeFinding() -> FindingView {
    let view = FindingView(session: session)
    view.root.isVisible = true
    stack.add(view.root, named: "finding")
    return view
  }

  /// Whether it scrolls by itself beside the first column, or is as high as what is in it below that.
  var scrollsByItself = false {
    didSet {
      guard scrollsByItself != oldValue else { return }
      root.setPolicies(horizontal: .never, vertical: scrollsByItself ? .automatic : .never)
    }
  }

  /// Whether a finding takes the place of the list.
  var showsFinding: Bool { stack.shownPage == "finding" }

  /// - Parameter isSeen: whether the page is the one that is looked at.
  func render(_ state: SessionState, isSeen: Bool) {
    let hasRelease = state.checkFace(of: step.id) != nil
    invitation.isVisible = !hasRelease && !state.release.isPast
    if hasRelease {
      findings.made.root.isVisible = true
      findings.made.render(state)
    } else {
      findings.value?.root.isVisible = false
    }
    renderPoints(state)
    guard isSeen else { return stack.show("list", .none) }
    if case .finding = state.place {
      finding.made.render(state)
      stack.show("finding", .none)
    } else {
      stack.show("list", .none)
    }
  }

  /// Final QA's groups of points stand in the place of what every release is asked.
  private func renderPoints(_ state: SessionState) {
    let face = state.pointsFace(of: step.id)
    if let face { points.made.render(face) }
    points.value?.root.isVisible = face != nil
    asks.isVisible = face == nil
  }

  /// What is looked at is another: the focus follows it, for what had it is gone.
  func followFocus(from old: StepPlace, to new: StepPlace) {
    switch (old, new) {
    case (.finding(let before), .finding(let now))
    where before.row == now.row && before.form.kind == now.form.kind:
      break
    case (_, .finding):
      root.offset = 0
      finding.made.focusInitialWidget()
    case (.finding(let before), .list): findings.value?.focus(before.row)
    case (.room, .list): focusDoor()
    default: break
    }
  }

  /// Puts the focus on what opens the step's room.
  func focusDoor() {
    if let points = points.value, points.root.isVisible { return points.focus() }
    findings.value?.door.grabFocus()
  }

  /// Where scrolling begins anew.
  func scrollToTop() { root.offset = 0 }
}

extension OpenFinding.Form {
  /// Forms of one kind are edited in place, and move no focus.
  fileprivate var kind: Int {
    switch self {
    case .none: 0
    case .fix(nil): 1
    case .fix: 2
    case .accept: 3
    }
  }
}
