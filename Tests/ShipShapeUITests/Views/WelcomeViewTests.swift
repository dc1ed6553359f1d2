import CGtk
import GtkKit
import GtkTestSupport
import XCTest

@testable import ShipShapeCore
@testable import ShipShapeUI

/// The first page: its words, where they stand, and what a small window leaves out.
@MainActor
final class WelcomeViewTests: UITestCase {
  private struct Places {
    let page: (x: Int, y: Int, width: Int, height: Int)
    let title: (x: Int, y: Int, width: Int, height: Int)
    let tag: (x: Int, y: Int, width: Int, height: Int)
    let picture: (x: Int, y: Int, width: Int, height: Int)?
    let button: (x: Int, y: Int, width: Int, height: Int)
    let invitation: (x: Int, y: Int, width: Int, height: Int)
    let history: (x: Int, y: Int, width: Int, height: Int)
  }

  private func places(_ window: MainWindow, begin: String = "Get Started") throws -> Places {
    let all = shownWidgets(below: window.window.widget)
    let page = try XCTUnwrap(all.compactMap { $0.asOptional(GtkStack.self) }.first).widget
    func label(_ text: String) throws -> UnsafeMutablePointer<GtkWidget> {
      try XCTUnwrap(
        all.compactMap { $0.asOptional(GtkLabel.self) }
          .first { String(cString: gtk_label_get_text($0)) == text }
      ).widget
    }
    return Places(
      page: place(page, in: page), title: place(try label("Ship it"), in: page),
      tag: place(try label("your App Store release, one calm step at a time"), in: page),
      picture: all.first { $0.asOptional(GtkDrawingArea.self) != nil }.map { place($0, in: page) },
      button: place(try button(begin, below: page).widget, in: page),
      invitation: place(try button("Open Release Folder…", below: page).widget, in: page),
      history: place(try button("History", below: page).widget, in: page))
  }

  func testTheMessageIsCentredAndItsPartsAreAligned() async throws {
    for (width, height) in [(920, 720), (1_300, 900), (700, 760)] {
      let window = try await makeWindow(makeSession(), width: width, height: height)
      let places = try places(window)
      let picture = try XCTUnwrap(places.picture)
      XCTAssertEqual(picture.width, 240)
      XCTAssertEqual(picture.height, 240)
      XCTAssertEqual(places.title.x, places.tag.x, "they share their leading edge")
      XCTAssertLessThan(places.tag.x, picture.x, "the picture comes after the text")
      XCTAssertLessThanOrEqual(
        abs(places.tag.y + places.tag.height - picture.y - picture.height), 1, "their bottoms are equal")
      XCTAssertGreaterThan(places.invitation.y, places.button.y + places.button.height)
      let middle = (picture.y + places.invitation.y + places.invitation.height) / 2
      XCTAssertLessThanOrEqual(abs(middle - places.page.height / 2), 1, "the message is centred")
      let gap = places.page.height - places.history.y - places.history.height
      XCTAssertLessThanOrEqual(abs(gap - 16), 1)
      window.close()
    }
  }

  func testAHigherHeaderMovesNothing() async throws {
    let window = try await makeWindow(makeSession(), height: 900)
    let before = try places(window)
    let header = try XCTUnwrap(
      shownWidgets(below: window.window.widget).first {
        gtk_style_context_has_class(gtk_widget_get_style_context($0), "page-header") != 0
      })
    gtk_widget_set_size_request(header, -1, gtk_widget_get_allocated_height(header) + 60)
    await still()
    XCTAssertEqual(try places(window).button.y, before.button.y)
    window.close()
  }

  func testASmallWindowDropsThePictureAndCutsNothing() async throws {
    let window = try await makeWindow(makeSession(), width: 360, height: 480)
    await still()
    let places = try places(window)
    XCTAssertNil(places.picture)
    XCTAssertEqual(places.title.x, places.button.x, "text and button share their leading edge")
    XCTAssertGreaterThanOrEqual(places.title.x, 0)
    XCTAssertLessThanOrEqual(places.button.x + places.button.width, places.page.width)
    XCTAssertLessThanOrEqual(places.button.y + places.button.height, places.history.y)
    window.close()
  }

  func testThePictureComesBackWithTheRoom() async throws {
    let window = try await makeWindow(makeSession(), width: 360, height: 480)
    gtk_window_resize(window.window.pointer.as(GtkWindow.self), 920, 720)
    await wait("the picture") { (try? self.places(window).picture) ?? nil != nil }
    window.close()
  }

  func testTheButtonSaysWhereItLeads() async throws {
    let session = makeSession()
    let window = try await makeWindow(session)
    XCTAssertNoThrow(try button("Get Started", below: window.window.widget))
    session.donePressed("screenshots", at: .now)
    session.pageChosen(.welcome)
    await still()
    gtk_button_clicked(try button("Continue with Metadata", below: window.window.widget))
    await still()
    XCTAssertEqual(session.state.page, .step("metadata"))
    window.close()
  }

  func testInMirroredScriptsTheTextIsOnTheRight() async throws {
    gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
    let window = try await makeWindow(makeSession())
    let places = try places(window)
    let picture = try XCTUnwrap(places.picture)
    XCTAssertGreaterThan(places.tag.x, picture.x)
    XCTAssertLessThanOrEqual(
      abs(places.title.x + places.title.width - places.tag.x - places.tag.width), 1)
    window.close()
  }
}
