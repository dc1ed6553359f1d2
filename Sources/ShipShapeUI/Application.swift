import CGtk
import Foundation
import GtkKit
import ShipShapeCore

/// The app: one instance, one window, one log.
package final class Application {
  private let application: Ref<GtkApplication>
  private let paths: AppPaths
  private let environment: [String: String]
  private var window: MainWindow?
  private var session: Session?
  private var memory: WindowMemory?

  package init(environment: [String: String]) {
    self.environment = environment
    paths = AppPaths(environment: environment)
    guard let new = gtk_application_new(AppIdentity.id, G_APPLICATION_DEFAULT_FLAGS) else {
      preconditionFailure("GTK made no application")
    }
    application = Ref(adopting: new)
    let base = new.as(GApplication.self)
    g_application_set_resource_base_path(base, ResourcePaths.base)
    connect(new, "startup") { [weak self] _ in self?.started() }
    connect(new, "activate") { [weak self] _ in self?.window?.present() }
  }

  /// Runs until the person quits.
  ///
  /// - Returns: the exit code.
  package func run() -> Int32 { g_application_run(application.pointer.as(GApplication.self), 0, nil) }

  private func started() {
    MainLoop.drainMainQueue()
    Resources.addStyleSheet("\(ResourcePaths.base)/style.css")
    // Read beside the building of the window, so that no disk delays the first frame.
    let log = paths.history
    Background.run {
      HistoryOpening.read(log)
    } then: { [weak self] opening in
      self?.session?.opened(opening, at: .now)
    }
    open()
    for signal in [SIGTERM, SIGINT, SIGHUP] {
      MainLoop.onUnixSignal(signal) { [weak self] in self?.quit(asking: false) }
    }
  }

  private func open() {
    let memory = WindowMemory(file: JSONFile(paths.window))
    let settings = JSONFile<Settings>(paths.settings)
    let session = Session(
      database: HistoryDatabase(file: paths.history), settings: settings.load() ?? Settings(),
      page: Page(name: memory.state.page) ?? .welcome, fixedLength: StepSeconds.length(in: environment),
      at: .now)
    let window = MainWindow(application: application, session: session, memory: memory)
    session.effects.saveSettings = { (try? settings.save($0)) != nil }
    window.onQuit = { [weak self] in self?.quit(asking: true) }
    self.memory = memory
    self.session = session
    self.window = window
  }

  /// Ends the app. Something that is not on the disk is asked about first, when there is somebody to ask.
  private func quit(asking: Bool) {
    guard session?.quitting(at: .now) == false, asking else { return end() }
    window?.askToQuit { [weak self] in if $0 { self?.end() } }
  }

  private func end() {
    memory?.save()
    window?.close()
    window = nil
    g_application_quit(application.pointer.as(GApplication.self))
  }
}

/// `SHIPSHAPE_STEP_SECONDS`: one length for every countdown, for tests and demos.
enum StepSeconds {
  static func length(in environment: [String: String]) -> Duration? {
    guard let text = environment["SHIPSHAPE_STEP_SECONDS"] else { return nil }
    guard let seconds = Int(text), seconds > 0 else {
      CommandLineFace.complain("SHIPSHAPE_STEP_SECONDS is ignored: “\(text)” is no positive whole number.")
      return nil
    }
    return .seconds(min(seconds, 365 * 86_400))
  }
}
