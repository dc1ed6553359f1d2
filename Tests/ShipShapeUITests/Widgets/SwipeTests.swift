import CGtk
import GtkKit
import GtkTestSupport
import XCTest

@testable import ShipShapeCore
@testable import ShipShapeUI

/// Two fingers on a touchpad, as the events that they arrive as.
@MainActor
final class SwipeTests: UITestCase {
  private func scroll(
    _ widget: UnsafeMutablePointer<GtkWidget>, _ direction: GdkScrollDirection = GDK_SCROLL_SMOOTH,
    x: Double = 0,
    y: Double = 0, at time: guint32, isStop: Bool = false
  ) -> Bool {
    guard let event = gdk_event_new(GDK_SCROLL) else { return false }
    defer { gdk_event_free(event) }
    let window = gtk_widget_get_window(widget)
    event.pointee.scroll.window = window
    g_object_ref(UnsafeMutableRawPointer(window))
    event.pointee.scroll.direction = direction
    event.pointee.scroll.delta_x = x
    event.pointee.scroll.delta_y = y
    event.pointee.scroll.time = time
    event.pointee.scroll.is_stop = isStop ? 1 : 0
    gdk_event_set_device(event, gdk_seat_get_pointer(gdk_display_get_default_seat(gdk_display_get_default())))
    return gtk_widget_event(widget, event) != 0
  }

  private func scroller(_ window: MainWindow) throws -> UnsafeMutablePointer<GtkWidget> {
    try XCTUnwrap(
      shownWidgets(below: window.window.widget).first { $0.asOptional(GtkScrolledWindow.self) != nil })
  }

  func testASwipeMovesOnePageAndNoMore() async throws {
    let session = makeSession(page: .step("metadata"))
    let window = try await makeWindow(session)
    let widget = try scroller(window)
    for step in 0..<12 { _ = scroll(widget, x: 0.8, at: 1_000 + guint32(step) * 10) }
    XCTAssertEqual(session.state.page, .step("keywords"))
    await still()
    let next = try scroller(window)
    for step in 0..<12 { _ = scroll(next, x: -0.8, at: 5_000 + guint32(step) * 10) }
    XCTAssertEqual(session.state.page, .step("metadata"))
    window.close()
  }

  func testScrollingDownIsNoSwipe() async throws {
    let session = makeSession(page: .step("metadata"))
    let window = try await makeWindow(session)
    let widget = try scroller(window)
    for step in 0..<12 { _ = scroll(widget, x: 0.7, y: 1.2, at: 1_000 + guint32(step) * 10) }
    XCTAssertEqual(session.state.page, .step("metadata"))
    window.close()
  }

  func testTwoShortMovesApartAreNoSwipe() async throws {
    let session = makeSession(page: .step("metadata"))
    let window = try await makeWindow(session)
    let widget = try scroller(window)
    for step in 0..<3 { _ = scroll(widget, x: 0.8, at: 1_000 + guint32(step) * 10) }
    for step in 0..<3 { _ = scroll(widget, x: 0.8, at: 2_000 + guint32(step) * 10) }
    XCTAssertEqual(session.state.page, .step("metadata"))
    window.close()
  }

  func testAWheelThatTiltsMovesOnePageAndMirrors() async throws {
    let session = makeSession(page: .step("metadata"))
    let window = try await makeWindow(session)
    XCTAssertTrue(scroll(try scroller(window), GDK_SCROLL_RIGHT, at: 1_000))
    XCTAssertEqual(session.state.page, .step("keywords"))
    window.close()
    gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
    let mirrored = try await makeWindow(session)
    XCTAssertTrue(scroll(try scroller(mirrored), GDK_SCROLL_RIGHT, at: 1_000))
    XCTAssertEqual(session.state.page, .step("metadata"))
    mirrored.close()
  }

  func testTheEndsDoNotWrap() async throws {
    let session = makeSession(page: .step("final-qa"))
    let window = try await makeWindow(session)
    for step in 0..<12 { _ = scroll(try scroller(window), x: 0.8, at: 1_000 + guint32(step) * 10) }
    XCTAssertEqual(session.state.page, .step("final-qa"))
    window.close()
  }

  func testNoSwipeStartsOnASlider() async throws {
    let session = makeSession(page: .step("metadata"))
    let window = try await makeWindow(session)
    let seek = try XCTUnwrap(
      shownWidgets(below: window.window.widget).first { $0.asOptional(GtkScale.self) != nil })
    await wait("the clip") { gtk_widget_is_sensitive(seek) != 0 }
    XCTAssertTrue(scroll(seek, GDK_SCROLL_RIGHT, x: 1, at: 1_000), "the slider keeps it")
    XCTAssertEqual(session.state.page, .step("metadata"))
    window.close()
  }
}
