import Foundation
import GtkKit
import ShipShapeCore

/// The app: one instance, one window, one log.
package final class ShipShapeApp {
  private let application: Application
  private let paths: AppPaths
  private let environment: [String: String]
  private var actions: ActionGroup?
  private var window: MainWindow?
  private var session: Session?
  private var stateKeeper: WindowStateKeeper?

  package init(environment: [String: String]) {
    self.environment = environment
    paths = AppPaths(environment: environment)
    application = Application(id: AppIdentity.id, handlesFiles: true)
    application.onStart { [weak self] in self?.started() }
    application.onOpen { [weak self] paths in
      self?.window?.present()
      if let path = paths.first { self?.session?.folderOpened(path, at: .now) }
    }
    application.onActivate { [weak self] in self?.window?.present() }
  }

  /// Runs until the person quits.
  ///
  /// - Returns: the exit code.
  /// - Parameter folders: folders of releases to open; the first is.
  package func run(opening folders: [String] = []) -> Int32 {
    application.run(arguments: [AppIdentity.id] + folders)
  }

  private func started() {
    Resources.addStyleSheet("\(ResourcePaths.base)/style.css")
    Resources.addIcons("\(ResourcePaths.base)/icons")
    // Read beside the building of the window, so that no disk delays the first frame.
    let log = paths.history
    let now = Moment.now
    Background.run {
      HistoryOpening.read(log, at: now)
    } then: { [weak self] opening in
      self?.session?.opened(opening, at: .now)
    }
    open()
    for signal in [SIGTERM, SIGINT, SIGHUP] {
      MainLoop.onUnixSignal(signal) { [weak self] in self?.quit(asking: false) }
    }
    MainLoop.whenIdle { DesktopStyle.followPortal() }
  }

  private func open() {
    let stateKeeper = WindowStateKeeper(file: JSONFile(paths.window))
    let settings = JSONFile<Settings>(paths.settings)
    let session = Session(
      database: HistoryDatabase(path: paths.history), settings: settings.load() ?? Settings(),
      page: Page(name: stateKeeper.state.page) ?? .welcome,
      fixedLength: StepLengthOverride.length(in: environment), at: .now)
    let window = MainWindow(application: application, session: session, stateKeeper: stateKeeper)
    session.effects.whenIdle = { MainLoop.whenIdle($0) }
    session.effects.saveSettings = { (try? settings.save($0)) != nil }
    window.onQuit = { [weak self] in self?.quit(asking: true) }
    let actions = ActionGroup(of: application)
    // A click on a notification.
    actions.add(
      "show-step",
      withText: { [weak self] id in
        self?.window?.present()
        self?.session?.stepShown(id)
      })
    self.actions = actions
    self.stateKeeper = stateKeeper
    self.session = session
    self.window = window
  }

  /// Ends the app. Something that is not on the disk is asked about first, when there is somebody to ask; else it is
  /// said on stderr.
  private func quit(asking: Bool) {
    guard let session, !session.quitting(at: .now) else { return end() }
    if asking {
      window?.askToQuit { [weak self] in if $0 { self?.end() } }
    } else {
      CommandLineInterface.complain(UnsavedWork.sentence(session.state))
      end()
    }
  }

  private func end() {
    stateKeeper?.save()
    window?.close()
    window = nil
    application.quit()
  }
}

/// `SHIPSHAPE_STEP_SECONDS`: one length for every countdown, for tests and demos.
enum StepLengthOverride {
  static func length(in environment: [String: String]) -> Duration? {
    guard let text = environment["SHIPSHAPE_STEP_SECONDS"] else { return nil }
    guard let seconds = Int(text), seconds > 0 else {
      CommandLineInterface.complain(
        "SHIPSHAPE_STEP_SECONDS is ignored: “\(text)” is not a positive whole number.")
      return nil
    }
    return .seconds(min(seconds, 365 * 86_400))
  }
}
