import CGtk
import GtkKit
import GtkTestSupport
import XCTest

@testable import ShipShapeCore
@testable import ShipShapeUI

/// One finding in the step's column.
@MainActor
final class FindingViewTests: UITestCase {
  private func openFinding(width: Int, height: Int = 720) async throws -> MainWindow {
    let sample = try ReleaseSample.texts(in: folder)
    let session = makeSession(page: .step("metadata"))
    let window = try await makeWindow(session, width: width, height: height)
    try open(sample, in: session)
    await checked(session)
    session.pageChosen(.step("metadata"))
    let row = try XCTUnwrap(
      session.state.findings(of: "metadata")?.rows.first { $0.first.rule == "text-too-long" })
    session.findingOpened(row.id)
    await still()
    return window
  }

  func testInOneColumnAllOfItIsThere() async throws {
    for width in [360, 420, 700] {
      let window = try await openFinding(width: width, height: 480)
      let scroller = try XCTUnwrap(
        shownWidgets(below: window.window.widget).last { $0.asOptional(GtkScrolledWindow.self) != nil })
      let viewport = try XCTUnwrap(gtk_bin_get_child(scroller.as(GtkBin.self)))
      var wanted: gint = 0
      gtk_widget_get_preferred_height_for_width(
        viewport, gtk_widget_get_allocated_width(scroller), &wanted, nil)
      XCTAssertGreaterThanOrEqual(gtk_widget_get_allocated_height(scroller), wanted, "at \(width)")
      XCTAssertTrue(texts(below: scroller).contains { $0.hasPrefix("text-too-long. Source: ") })
      window.close()
    }
  }

  func testControlCCopiesWhatIsWrongWhereAndWhatToDo() async throws {
    let window = try await openFinding(width: 920)
    Clipboard.setText("")
    press(GDK_KEY_c, GDK_CONTROL_MASK, window)
    XCTAssertEqual(
      Clipboard.text,
      """
      German: App name has 34 of 30 characters, 4 over: metadata/de-DE/name.txt:1:31
      Shorten it by 4 characters.
      """)
    window.close()
  }

  private func press(_ key: Int32, _ modifiers: GdkModifierType, _ window: MainWindow) {
    guard let event = gdk_event_new(GDK_KEY_PRESS) else { return XCTFail("no event") }
    event.pointee.key.window = gtk_widget_get_window(window.window.widget)
    g_object_ref(UnsafeMutableRawPointer(event.pointee.key.window))
    event.pointee.key.keyval = guint(key)
    event.pointee.key.state = modifiers.rawValue
    event.pointee.key.send_event = 1
    gtk_window_propagate_key_event(window.window.widget.as(GtkWindow.self), &event.pointee.key)
    gdk_event_free(event)
  }
}
