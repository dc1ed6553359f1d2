import CGtk
import Foundation
import GtkKit
import GtkTestSupport
import XCTest

@testable import ReleaseChecks
@testable import ShipShapeCore
@testable import ShipShapeUI

/// A test on a release with pictures, checked as the app checks it.
@MainActor
class PictureTestCase: UITestCase {
  var opened: [String] = []

  override func tearDown() async throws {
    try await super.tearDown()
  }

  // MARK: A release

  func put(_ text: String, at path: String) throws {
    let url = folder.appending(path: "app/fastlane/\(path)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// A picture of one colour; another colour makes another file.
  func picture(_ path: String, _ colour: UInt32, width: Int = 1320, height: Int = 2868) throws {
    let url = folder.appending(path: "app/fastlane/screenshots/\(path)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    let pixels = try XCTUnwrap(gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, gint(width), gint(height)))
    gdk_pixbuf_fill(pixels, colour << 8 | 0xFF)
    XCTAssertNotEqual(gdk_pixbuf_savev(pixels, url.path, "png", nil, nil, nil), 0)
    g_object_unref(UnsafeMutableRawPointer(pixels))
  }

  /// English has three pictures, German twelve, French none.
  func fill() throws {
    for language in ["en-US", "de-DE", "fr-FR"] { try put("Tidepool\n", at: "metadata/\(language)/name.txt") }
    for number in 1...3 { try picture("en-US/\(number).png", UInt32(number) * 0x2F1133) }
    for number in 1...12 {
      let name = number < 10 ? "0\(number)" : "\(number)"
      try picture("de-DE/\(name).png", UInt32(number) * 0x110711)
    }
  }

  /// The window on a release that is checked, at the step of the pictures.
  func open(width: Int = 920) async throws -> (session: Session, window: MainWindow) {
    let session = makeSession()
    let window = try await makeWindow(session, width: width)
    session.effects.openFile = { [weak self] path, _, _ in
      self?.opened.append(path)
      return .opened
    }
    session.folderOpened(folder.appending(path: "app").path, at: .now)
    await wait("the sheet") { session.state.sheet == .details }
    session.detailsEdited { $0.app = "Tidepool" }
    session.detailsEdited { $0.mainLanguage = "en-US" }
    session.detailsConfirmed(at: .now)
    await wait("the check", seconds: 20) { session.state.check.phase == .ended }
    session.pageChosen(.step("screenshots"))
    await still()
    return (session, window)
  }

  func openRoom(width: Int = 920) async throws -> (session: Session, window: MainWindow) {
    let (session, window) = try await open(width: width)
    session.doorOpened()
    await still()
    return (session, window)
  }

  // MARK: Looking

  func strips(_ window: MainWindow) -> [UnsafeMutablePointer<GtkWidget>] {
    shownWidgets(below: window.window.widget).filter(isStrip)
  }

  func isStrip(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    gtk_style_context_has_class(gtk_widget_get_style_context(widget), "strip") != 0
  }

  func strip(
    _ name: String, _ window: MainWindow, file: StaticString = #filePath, line: UInt = #line
  ) throws -> UnsafeMutablePointer<GtkWidget> {
    let strips = strips(window)
    return try XCTUnwrap(
      strips.first { accessibleName($0) == name },
      "no strip “\(name)” among \(strips.map { accessibleName($0) })", file: file, line: line)
  }

  func items(_ strip: UnsafeMutablePointer<GtkWidget>) -> [UnsafeMutablePointer<GtkWidget>] {
    children(of: strip)
  }

  /// How many pictures of a strip are not there yet.
  func waiting(_ strip: UnsafeMutablePointer<GtkWidget>) -> Int {
    shownWidgets(below: strip).count {
      gtk_style_context_has_class(gtk_widget_get_style_context($0), "thumb") != 0
    }
  }

  func numbers(_ strip: UnsafeMutablePointer<GtkWidget>) -> [String] {
    texts(below: strip).filter { Int($0) != nil }
  }

  func activate(_ item: UnsafeMutablePointer<GtkWidget>) async {
    gtk_button_clicked(item.as(GtkButton.self))
    await still()
  }
}
