import CGtk
import Foundation
import GtkKit
import GtkTestSupport
import XCTest

@testable import ShipShapeCore
@testable import ShipShapeUI

/// A test on the app's own widgets, with its resources and a log in a folder of its own.
@MainActor
class UITestCase: GtkTestCase {
  private(set) var folder = URL(filePath: "/")
  private static var areResourcesLoaded = false
  private static var application: Application?

  override func setUp() async throws {
    try GtkTestCase.startGtk()
    if !UITestCase.areResourcesLoaded {
      let bundle = Bundle.main.bundleURL.appending(path: "ShipShape_ShipShapeUI.resources")
      let beside = Bundle.main.executableURL?.deletingLastPathComponent()
        .appending(path: "ShipShape_ShipShapeUI.resources")
      let file = [bundle, beside].compactMap { $0?.appending(path: "shipshape.gresource") }
        .first { FileManager.default.fileExists(atPath: $0.path) }
      try Resources.register(path: XCTUnwrap(file).path)
      Resources.addStyleSheet("\(ResourcePaths.base)/style.css")
      Resources.addIcons("\(ResourcePaths.base)/icons")
      UITestCase.areResourcesLoaded = true
    }
    folder = FileManager.default.temporaryDirectory.appending(path: "shipshape-ui-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR)
  }

  override func tearDown() async throws { try? FileManager.default.removeItem(at: folder) }

  func application() throws -> Application {
    if let application = UITestCase.application { return application }
    let application = Application(id: "dev.shipshape.Tests", isUnique: false)
    application.register()
    UITestCase.application = application
    return application
  }

  /// A session on a log of its own, opened.
  func makeSession(page: Page = .welcome, fixedLength: Duration? = nil, at moment: Moment = .now) -> Session {
    let log = folder.appending(path: "history.sqlite")
    let session = Session(
      database: HistoryDatabase(path: log.path), page: page, fixedLength: fixedLength, at: moment)
    session.opened(HistoryOpening.read(log.path, at: moment), at: moment)
    return session
  }

  /// The app's window around a session, shown and settled.
  func makeWindow(
    _ session: Session, width: Int = 920, height: Int = 720, stateKeeper: WindowStateKeeper? = nil
  ) async throws -> MainWindow {
    let window = MainWindow(application: try application(), session: session, stateKeeper: stateKeeper)
    if stateKeeper == nil {
      gtk_window_set_default_size(window.window.pointer.as(GtkWindow.self), gint(width), gint(height))
    }
    window.present()
    await wait("the window is drawn") { gtk_widget_get_mapped(window.window.widget) != 0 }
    await still()
    return window
  }

  // MARK: Looking

  /// Every widget below `root` that is shown, itself first.
  func shownWidgets(below root: UnsafeMutablePointer<GtkWidget>) -> [UnsafeMutablePointer<GtkWidget>] {
    guard gtk_widget_get_mapped(root) != 0 else { return [] }
    guard root.asOptional(GtkContainer.self) != nil else { return [root] }
    return [root] + children(of: root).flatMap { shownWidgets(below: $0) }
  }

  func texts(below root: UnsafeMutablePointer<GtkWidget>) -> [String] {
    shownWidgets(below: root).compactMap { $0.asOptional(GtkLabel.self) }
      .map { String(cString: gtk_label_get_text($0)) }
  }

  /// The shown button that a screen reader knows by this name.
  func button(
    _ name: String, below root: UnsafeMutablePointer<GtkWidget>, file: StaticString = #filePath,
    line: UInt = #line
  ) throws -> UnsafeMutablePointer<GtkButton> {
    let buttons = shownWidgets(below: root).compactMap { $0.asOptional(GtkButton.self) }
    return try XCTUnwrap(
      buttons.first { accessibleName($0.widget) == name },
      "no button “\(name)” among \(buttons.map { accessibleName($0.widget) })", file: file, line: line)
  }

  func hasButton(_ name: String, below root: UnsafeMutablePointer<GtkWidget>) -> Bool {
    shownWidgets(below: root).contains {
      $0.asOptional(GtkButton.self) != nil && accessibleName($0) == name
    }
  }

  /// The dialog that is shown, nil when none is.
  func dialog() -> UnsafeMutablePointer<GtkWidget>? {
    let list = gtk_window_list_toplevels()
    defer { g_list_free(list) }
    return sequence(first: list, next: { $0?.pointee.next })
      .compactMap { $0?.pointee.data?.assumingMemoryBound(to: GtkWidget.self) }
      .first { $0.asOptional(GtkDialog.self) != nil && gtk_widget_get_mapped($0) != 0 }
  }

  func isSuggested(_ button: UnsafeMutablePointer<GtkButton>) -> Bool {
    gtk_style_context_has_class(gtk_widget_get_style_context(button.widget), "suggested-action") != 0
  }

  func isSensitive(_ button: UnsafeMutablePointer<GtkButton>) -> Bool {
    gtk_widget_is_sensitive(button.widget) != 0
  }

  /// Where a widget stands in another: left, top, width and height.
  func place(
    _ widget: UnsafeMutablePointer<GtkWidget>, in root: UnsafeMutablePointer<GtkWidget>
  ) -> (x: Int, y: Int, width: Int, height: Int) {
    var x: gint = 0
    var y: gint = 0
    gtk_widget_translate_coordinates(widget, root, 0, 0, &x, &y)
    return (
      Int(x), Int(y), Int(gtk_widget_get_allocated_width(widget)),
      Int(gtk_widget_get_allocated_height(widget))
    )
  }
}
