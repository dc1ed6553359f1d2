import GtkKit
import ShipShapeCore

/// The head of every page: its title, and a row of round buttons, one for each page, the current one filled.
final class HeaderView {
  let root = Box(.vertical, spacing: 6)
  private var dots: [PageDot] = []
  private let choosePage: (Page) -> Void

  /// - Parameter choosePage: called when the keyboard chooses a page.
  init(titleText: String, choosePage: @escaping (Page) -> Void) {
    self.choosePage = choosePage
    root.addStyle("page-header")
    let title = Label(titleText).ellipsized().styled("large-title")
    title.setAccessibleRole(.heading)
    root.add(title)

    let row = Box(.horizontal, spacing: 4)
    row.horizontalAlignment = .center
    row.setAccessibleRole(.panel)
    row.accessibleName = localized("Pages")
    root.add(row)
    for (position, page) in Page.all.enumerated() {
      let dot = PageDot(page, position: position)
      row.add(dot.button)
      dots.append(dot)
      dot.button.onKeyPress { [weak self] in self?.keyPressed($0, on: position) ?? false }
    }
    row.makeOneTabStop { [weak self] in self?.dots.first { $0.button.isActive }?.button }
    root.showAll()
  }

  /// Arrow keys choose the page beside, as in any group of radio buttons.
  private func keyPressed(_ key: Key, on position: Int) -> Bool {
    let forward = root.isMirrored ? -1 : 1
    let target: Int
    switch key {
    case .right: target = position + forward
    case .left: target = position - forward
    case .down: target = position + 1
    case .up: target = position - 1
    default: return false
    }
    if dots.indices.contains(target) {
      dots[target].button.grabFocus()
      choosePage(dots[target].page)
    }
    return true
  }

  func render(_ state: SessionState, at moment: Moment) {
    for dot in dots { dot.render(state, at: moment) }
  }

  /// The shown second changed.
  func tick(_ state: SessionState, at moment: Moment) {
    for dot in dots { dot.tick(state, at: moment) }
  }

  /// Puts the focus on the button of a page.
  func focus(_ page: Page) { dots.first { $0.page == page }?.button.grabFocus() }

  /// Whether the focus is on one of the buttons.
  var hasFocus: Bool { dots.contains { $0.button.hasFocus } }
}

/// The round button of a page. A step whose countdown runs has a ring around it that empties.
private final class PageDot {
  let page: Page
  let button: ToggleButton
  private let image = Image(pixels: 32)
  private let layers: Overlay
  /// Says that something is to fix in the step; made when it is so first.
  private var problem: Box?
  private let position: Int
  /// How much of the ring is drawn, in steps that an eye can see.
  private var ringStep = 0

  private static let ringSteps = 120

  init(_ page: Page, position: Int) {
    self.page = page
    self.position = position
    layers = Overlay(over: image)
    button = ToggleButton(layers)
    button.addStyle("page-dot")
    button.bind(to: "win.page", target: .text(page.name))
    let name: String =
      if let step = page.stepID.flatMap(Step.withID) {
        // Translators: the button for a step's page: "Step 1: Screenshots".
        localized("Step %1$@: %2$@", "\(position)", localized(step.stepName))
      } else {
        localized("Welcome")
      }
    button.accessibleName = name
    button.setAccessibleRole(.radioButton)
    button.tooltip = name
    button.onDraw(after: true) { [weak self] in
      self?.drawRing($0)
      return false
    }
  }

  func render(_ state: SessionState, at moment: Moment) {
    let progress = page.stepID.map { state.progress($0) }
    let isDone = progress?.isDone ?? false
    let parts =
      [position == 0 ? "hand-wave" : "step-\(position)"] + (page == state.page ? ["fill"] : [])
      + (isDone ? ["done"] : []) + ["symbolic"]
    image.iconName = parts.joined(separator: "-")
    let isRunning = progress?.countdown.isRunning ?? false
    let toFix = page.stepID.map { state.toFix(in: $0) } ?? 0
    showProblem(toFix > 0)
    button.accessibleDescription = [
      isDone ? localized("Done") : nil, isRunning ? localized("Timer running") : nil,
      // Translators: how many things are to fix in a step.
      toFix > 0 ? localized("%@ to fix", "\(toFix)") : nil,
    ].compactMap(\.self).joined(separator: ", ")
    tick(state, at: moment)
  }

  private func showProblem(_ isShown: Bool) {
    guard isShown || problem != nil else { return }
    if problem == nil {
      let dot = Box(.vertical)
      dot.addStyle("problem-dot")
      dot.horizontalAlignment = .end
      dot.verticalAlignment = .start
      layers.addLayer(dot, passesClicks: true)
      problem = dot
    }
    problem?.isVisible = isShown
  }

  func tick(_ state: SessionState, at moment: Moment) {
    guard let step = page.stepID else { return }
    let countdown = state.progress(step).countdown
    let fraction = countdown.isRunning ? countdown.fractionLeft(at: moment.instant) : 0
    let ringStep = Int((fraction * Double(PageDot.ringSteps)).rounded(.up))
    guard ringStep != self.ringStep else { return }
    self.ringStep = ringStep
    button.redraw()
  }

  /// The accent, which is another in dark themes.
  private var colour: Colour? {
    let isDark = button.window?.hasStyle("dark") ?? false
    return button.colour(named: isDark ? "dark_accent" : "theme_selected_bg_color")
  }

  private func drawRing(_ canvas: Canvas) {
    guard ringStep > 0, let colour = colour else { return }
    canvas.strokeRing(
      radius: 19, width: 3, fraction: Double(ringStep) / Double(PageDot.ringSteps), colour)
  }
}
