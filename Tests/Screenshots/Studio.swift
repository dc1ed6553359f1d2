import CGtk
import Foundation
import GtkKit
import ShipShapeCore
import ShipShapeUI

/// Sets up a window for a scene, lets it settle and takes its picture.
struct Studio {
  let folder: URL
  let suffix: String
  let width: Int
  let height: Int
  let isDark: Bool

  static func open() throws {
    TextDomain.use("shipshape", folder: "")
    guard Display.open(programName: "shipshape-screenshots") else {
      fatalError("no display; run make screenshots")
    }
    let bundle = Bundle.main.bundleURL.appending(path: "ShipShape_ShipShapeUI.resources/shipshape.gresource")
    try Resources.register(path: bundle.path)
    Resources.addStyleSheet("/dev/shipshape/ShipShape/style.css")
    Resources.addIcons("/dev/shipshape/ShipShape/icons")
  }

  private static let application: Application = {
    let application = Application(id: "dev.shipshape.Screenshots", isUnique: false)
    application.register()
    return application
  }()

  func take(_ scene: Scene) async throws {
    DesktopStyle.prefersDark = isDark
    let work = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: work) }
    let log = work.appending(path: "history.sqlite")
    let moment = Moment.now
    let session = Session(database: HistoryDatabase(path: log.path), page: scene.page, at: moment)
    session.opened(HistoryOpening.read(log.path, at: moment), at: moment)
    scene.before(session, moment)
    if session.state.sheet == nil { session.pageChosen(scene.page) }
    let window = MainWindow(application: Studio.application, session: session, stateKeeper: nil)
    window.window.setDefaultSize(Size(width: width, height: height))
    window.present()
    await settle(milliseconds: 900)
    scene.during(session)
    await settle(milliseconds: 900)
    try save(window, as: scene.name)
    window.close()
    await settle(milliseconds: 100)
  }

  private func save(_ window: MainWindow, as name: String) throws {
    var x: gint = 0
    var y: gint = 0
    let surface = gtk_widget_get_window(window.window.widget)
    gdk_window_get_origin(surface, &x, &y)
    let (wide, high) = (gdk_window_get_width(surface), gdk_window_get_height(surface))
    guard let picture = gdk_pixbuf_get_from_window(gdk_get_default_root_window(), x, y, wide, high) else {
      return
    }
    defer { g_object_unref(UnsafeMutableRawPointer(picture)) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "\(name)\(suffix)-\(isDark ? "dark" : "light").png")
    gdk_pixbuf_savev(picture, file.path, "png", nil, nil, nil)
    print(file.lastPathComponent)
  }

  private func settle(milliseconds: Int) async {
    let deadline = ContinuousClock.now + .milliseconds(milliseconds)
    while ContinuousClock.now < deadline {
      for _ in 0..<20 { MainLoop.iterate() }
      try? await Task.sleep(for: .milliseconds(3))
    }
  }
}
