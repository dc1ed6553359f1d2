import GtkKit
import ShipShapeCore

/// The window's verbs, their keys, and when they can be called.
final class AppActions {
  private let actions: ActionGroup
  private let application: Application

  /// What the window does for actions that are none of the session's.
  struct Handlers {
    var stepAction: (_ name: String) -> Void
    var menu: () -> Void
    var openFolder: () -> Void
    var exportReport: () -> Void
    var shortcuts: () -> Void
    var about: () -> Void
    var quit: () -> Void
  }

  init(
    window: ApplicationWindow, application: Application, session: Session, handlers: Handlers
  ) {
    actions = ActionGroup(of: window)
    self.application = application
    addSessionActions(session)
    // Keys reach the page that is shown, wherever the focus is.
    for name in ["done", "reset", "toggle-timer"] { actions.add(name) { handlers.stepAction(name) } }
    actions.add("menu", handlers.menu)
    actions.add("open-folder", handlers.openFolder)
    actions.add("export-report", handlers.exportReport)
    actions.add("shortcuts", handlers.shortcuts)
    actions.add("about", handlers.about)
    actions.add("quit", handlers.quit)
    for (action, keys) in AppActions.keys(isMirrored: TextDirection.ofLanguage == .rightToLeft) {
      application.setKeys(keys, for: "win.\(action)")
    }
  }

  private func addSessionActions(_ session: Session) {
    actions.addChoice("page", state: .text(session.state.page.name)) { [weak session] value in
      if case .text(let name) = value, let page = Page(name: name) { session?.pageChosen(page) }
    }
    actions.add("show-step", withText: { [weak session] in session?.stepShown($0) })
    actions.add("next-page") { [weak session] in session?.pageMoved(by: 1) }
    actions.add("previous-page") { [weak session] in session?.pageMoved(by: -1) }
    actions.add("get-started") { [weak session] in session?.getStartedPressed() }
    actions.add("history") { [weak session] in session?.historyPressed() }
    actions.add("continue") { [weak session] in session?.continuePressed(at: .now) }
    actions.add("release-details") { [weak session] in session?.detailsWanted() }
    actions.add("new-release") { [weak session] in session?.newReleaseWanted() }
    actions.add("switch-release") { [weak session] in session?.releasesWanted() }
    actions.add("next-finding") { [weak session] in session?.findingMoved(by: 1) }
    actions.add("previous-finding") { [weak session] in session?.findingMoved(by: -1) }
    actions.add("door") { [weak session] in session?.doorOpened() }
    actions.add("undo") { [weak session] in session?.undoPressed(at: .now) }
    actions.add("close-notice") { [weak session] in session?.noticeDismissed() }
    actions.addToggle("sound", state: session.state.settings.sound) { [weak session] in
      session?.soundToggled()
    }
  }

  private static func keys(isMirrored: Bool) -> [(action: String, keys: [String])] {
    [
      ("next-page", [isMirrored ? "<Alt>Left" : "<Alt>Right", "<Primary>Page_Down"]),
      ("previous-page", [isMirrored ? "<Alt>Right" : "<Alt>Left", "<Primary>Page_Up"]),
      ("done", ["<Primary>Return", "<Primary>KP_Enter"]),
      ("toggle-timer", ["<Primary>space"]),
      ("reset", ["<Primary>r"]),
      ("history", ["<Primary>h"]),
      ("undo", ["<Primary>z"]),
      ("menu", ["F10"]),
      ("open-folder", ["<Primary>o"]),
      ("new-release", ["<Primary>n"]),
      ("export-report", ["<Primary>e"]),
      ("next-finding", ["F8"]),
      ("previous-finding", ["<Shift>F8"]),
      ("door", ["<Primary>l"]),
      ("shortcuts", ["<Primary>question", "<Primary>F1"]),
      ("quit", ["<Primary>q", "<Primary>w"]),
    ]
  }

  /// The names of all actions, as `.ui` files use them.
  var names: Set<String> { actions.names }

  func render(_ state: SessionState) {
    actions.setState("page", .text(state.page.name))
    actions.setState("sound", .flag(state.settings.sound))
    // Behind History the window is shut off by the dialog. Its actions stay on: a button that is turned off loses the
    // focus, and has to have it again when History closes.
    let isPageFree = state.sheet != .ready
    for name in [
      "page", "next-page", "previous-page", "get-started", "history", "done", "reset", "toggle-timer",
      "sound",
      "menu", "shortcuts", "about",
    ] {
      actions.setEnabled(name, when: isPageFree)
    }
    let isFree = state.sheet == nil
    let hasRelease = state.check.result != nil
    actions.setEnabled("open-folder", when: isFree)
    actions.setEnabled("release-details", when: isFree && state.canChange && state.release.location != nil)
    actions.setEnabled("new-release", when: isFree && state.isOpen)
    actions.setEnabled("switch-release", when: isFree && state.isOpen)
    actions.setEnabled("export-report", when: isFree && hasRelease)
    for name in ["next-finding", "previous-finding", "door"] {
      actions.setEnabled(name, when: isFree && hasRelease && state.page != .welcome)
    }
    actions.setEnabled("continue", when: state.sheet == .ready)
    actions.setEnabled("undo", when: state.canUndo && state.sheet != .history)
  }
}
