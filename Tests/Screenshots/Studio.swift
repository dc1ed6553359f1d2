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
    try scene.before(session, moment)
    if session.state.sheet == nil { session.pageChosen(scene.page) }
    let window = MainWindow(application: Studio.application, session: session, stateKeeper: nil)
    window.window.setDefaultSize(Size(width: width, height: height))
    window.present()
    await settle(milliseconds: 600)
    if let during = scene.during {
      try during(session)
      await settle(milliseconds: 500)
    }
    if let name = scene.pressed {
      await wait("the button \(name)") { window.window.press(name) }
      await settle(milliseconds: 300)
    }
    await wait("the pictures of \(scene.name)") { !session.isBusy && !window.window.waitsForPictures }
    await settle(milliseconds: 200)
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

  /// Lets the window work until it is so.
  private func wait(_ what: String, until isSo: () -> Bool) async {
    let deadline = ContinuousClock.now + .seconds(20)
    while !isSo() {
      guard ContinuousClock.now < deadline else { return print("no end of \(what)") }
      await settle(milliseconds: 30)
    }
  }

  private func settle(milliseconds: Int) async {
    let deadline = ContinuousClock.now + .milliseconds(milliseconds)
    while ContinuousClock.now < deadline {
      for _ in 0..<20 { MainLoop.iterate() }
      try? await Task.sleep(for: .milliseconds(3))
    }
  }
}

extension Session {
  /// Whether it waits for what is done away from the main loop.
  fileprivate var isBusy: Bool {
    if case .finding(let open) = state.place, open.form == .fix(nil) { return true }
    return state.check.isRunning
  }
}

extension Widget {
  /// This and all that is in it and is on the screen.
  private var seen: [UnsafeMutablePointer<GtkWidget>] {
    var found: [UnsafeMutablePointer<GtkWidget>] = []
    var next = [widget]
    while let one = next.popLast() {
      guard gtk_widget_get_mapped(one) != 0 else { continue }
      found.append(one)
      guard let container = one.asOptional(GtkContainer.self) else { continue }
      let list = gtk_container_get_children(container)
      defer { g_list_free(list) }
      // The last of them first, so that the first is taken next.
      var link = g_list_last(list)
      while let entry = link {
        if let data = entry.pointee.data { next.append(gObject(data).as(GtkWidget.self)) }
        link = entry.pointee.prev
      }
    }
    return found
  }

  /// Presses the button whose name holds this; false while there is none.
  fileprivate func press(_ name: String) -> Bool {
    for widget in seen {
      guard let button = widget.asOptional(GtkButton.self),
        let known = atk_object_get_name(gtk_widget_get_accessible(widget)),
        String(cString: known).contains(name)
      else { continue }
      gtk_widget_grab_focus(widget)
      gtk_button_clicked(button)
      return true
    }
    return false
  }

  /// Whether a picture that is to be seen is still made small.
  fileprivate var waitsForPictures: Bool {
    let height = gtk_widget_get_allocated_height(widget)
    return seen.contains { part in
      guard gtk_style_context_has_class(gtk_widget_get_style_context(part), "thumb") != 0 else {
        return false
      }
      var (x, y): (gint, gint) = (0, 0)
      gtk_widget_translate_coordinates(part, widget, 0, 0, &x, &y)
      return y < height && y + gtk_widget_get_allocated_height(part) > 0
    }
  }
}
