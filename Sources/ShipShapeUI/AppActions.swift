import CGtk
import GtkKit
import ShipShapeCore

/// The window's verbs, their keys, and when they can be called.
final class AppActions {
  private let actions: ActionGroup
  private let application: Ref<GtkApplication>

  /// What the window does for actions that are no business of the session.
  struct Handlers {
    var stepAction: (_ name: String) -> Void
    var menu: () -> Void
    var about: () -> Void
    var quit: () -> Void
  }

  init(
    window: Ref<GtkApplicationWindow>, application: Ref<GtkApplication>, session: Session,
    handlers: Handlers
  ) {
    actions = ActionGroup(of: window.pointer)
    self.application = application
    addSessionActions(session)
    // Keys reach the page that is shown, wherever the focus is.
    for name in ["done", "reset"] { actions.add(name) { handlers.stepAction(name) } }
    actions.add("toggle-timer") { handlers.stepAction("toggle-timer") }
    actions.add("menu", handlers.menu)
    actions.add("about", handlers.about)
    actions.add("quit", handlers.quit)
    setKeys(isMirrored: gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL)
  }

  private func addSessionActions(_ session: Session) {
    actions.addChoice("page", state: .text(session.state.page.name)) { [weak session] value in
      if case .text(let name) = value, let page = Page(name: name) { session?.pageChosen(page) }
    }
    actions.add("next-page") { [weak session] in session?.pageMoved(by: 1) }
    actions.add("previous-page") { [weak session] in session?.pageMoved(by: -1) }
    actions.add("get-started") { [weak session] in session?.getStartedPressed() }
    actions.add("history") { [weak session] in session?.historyPressed() }
    actions.add("continue") { [weak session] in session?.continuePressed(at: .now) }
    actions.add("undo") { [weak session] in session?.undoPressed(at: .now) }
    actions.add("close-notice") { [weak session] in session?.noticeDismissed() }
    actions.addToggle("sound", state: session.state.settings.sound) { [weak session] in
      session?.soundToggled()
    }
  }

  private func setKeys(isMirrored: Bool) {
    setKeys("next-page", isMirrored ? "<Alt>Left" : "<Alt>Right", "<Primary>Page_Down")
    setKeys("previous-page", isMirrored ? "<Alt>Right" : "<Alt>Left", "<Primary>Page_Up")
    setKeys("done", "<Primary>Return", "<Primary>KP_Enter")
    setKeys("toggle-timer", "<Primary>space")
    setKeys("reset", "<Primary>r")
    setKeys("history", "<Primary>h")
    setKeys("undo", "<Primary>z")
    setKeys("menu", "F10")
    setKeys("show-help-overlay", "<Primary>question", "<Primary>F1")
    setKeys("quit", "<Primary>q", "<Primary>w")
  }

  private func setKeys(_ action: String, _ keys: String...) {
    let strings = keys.map { g_strdup($0) }
    defer { strings.forEach { g_free($0) } }
    var list: [UnsafePointer<CChar>?] = strings.map { UnsafePointer($0) } + [nil]
    gtk_application_set_accels_for_action(application.pointer, "win.\(action)", &list)
  }

  func render(_ state: SessionState) {
    actions.setState("page", .text(state.page.name))
    actions.setState("sound", .flag(state.settings.sound))
    // Behind History the window is shut off by the dialog. Its actions stay on: a button that is turned off loses the
    // focus, and has to have it again when History closes.
    let isPageFree = state.sheet != .ready
    for name in [
      "page", "next-page", "previous-page", "get-started", "history", "done", "reset", "toggle-timer",
    ] {
      actions.setEnabled(name, isPageFree)
    }
    actions.setEnabled("continue", state.sheet == .ready)
    actions.setEnabled("undo", state.canUndo && state.sheet != .history)
    actions.setEnabled("sound", isPageFree)
    for name in ["menu", "about"] { actions.setEnabled(name, isPageFree) }
  }
}
