import CGtk
import GtkKit
import GtkTestSupport
import XCTest

@testable import ShipShapeCore
@testable import ShipShapeUI

/// Ready to Ship!: the card, what lies behind it, and the way on.
@MainActor
final class ReadyViewTests: UITestCase {
  private func ready(width: Int = 920, height: Int = 720) async throws -> (Session, MainWindow) {
    let session = makeSession(page: .step("final-qa"))
    for step in Step.steps { session.donePressed(step.id, at: .now) }
    let window = try await makeWindow(session, width: width, height: height)
    await still()
    return (session, window)
  }

  private func card(_ window: MainWindow) throws -> UnsafeMutablePointer<GtkWidget> {
    try XCTUnwrap(
      shownWidgets(below: window.window.widget).first {
        atk_object_get_role(gtk_widget_get_accessible($0)) == ATK_ROLE_DIALOG
      })
  }

  func testTheCardHasItsSizeItsWordsAndContinueAtItsEdge() async throws {
    for (width, height) in [(920, 720), (360, 480), (1_366, 760)] {
      let (_, window) = try await ready(width: width, height: height)
      let card = try card(window)
      XCTAssertEqual(accessibleName(card), "Ready to Ship!")
      let page = try XCTUnwrap(
        shownWidgets(below: window.window.widget).first { $0.asOptional(GtkOverlay.self) != nil })
      let place = place(card, in: page)
      let room = self.place(page, in: page)
      XCTAssertEqual(place.width, min(420, room.width - 48))
      XCTAssertEqual(place.height, min(440, room.height - 48))
      XCTAssertLessThanOrEqual(abs(2 * place.x + place.width - room.width), 1)
      XCTAssertLessThanOrEqual(abs(2 * place.y + place.height - room.height), 1)
      let texts = texts(below: card)
      XCTAssertTrue(texts.contains("Cleared for launch!"))
      let copy = try XCTUnwrap(texts.first { $0.contains("Release 1") })
      XCTAssertGreaterThanOrEqual(copy.split(separator: "\n").count, 2)
      let button = self.place(try button("Continue", below: card).widget, in: card)
      XCTAssertLessThanOrEqual(abs(2 * button.x + button.width - place.width), 1)
      XCTAssertEqual(place.height - button.y - button.height, 24)
      let seal = try XCTUnwrap(shownWidgets(below: card).first { $0.asOptional(GtkDrawingArea.self) != nil })
      XCTAssertEqual(self.place(seal, in: card).width, 75)
      XCTAssertEqual(self.place(seal, in: card).height, 75)
      window.close()
    }
  }

  func testNothingBehindTheCardCanBeReached() async throws {
    let (session, window) = try await ready()
    XCTAssertThrowsError(try unreachable("Start", window))
    for step in Step.steps { session.pageChosen(.step(step.id)) }
    XCTAssertEqual(session.state.page, .step("final-qa"))
    let sensitive = shownWidgets(below: window.window.widget)
      .compactMap { $0.asOptional(GtkButton.self) }
      .filter { isSensitive($0) && gtk_widget_get_can_focus($0.widget) != 0 }
      .map { accessibleName($0.widget) }
    let seals = (1...5).map { "Final QA: rating, \($0) of 5" }
    XCTAssertEqual(Set(sensitive), Set(["Continue", "Undo", "Close notice"] + seals))
    window.close()
  }

  /// Throws when the button is insensitive.
  private func unreachable(_ name: String, _ window: MainWindow) throws {
    struct Insensitive: Error {}
    if !isSensitive(try button(name, below: window.window.widget)) { throw Insensitive() }
  }

  func testTheNoticeNeverCoversContinue() async throws {
    for (width, height) in [(360, 480), (920, 600), (920, 720)] {
      let session = makeSession(page: .step("final-qa"))
      session.continuePressed(at: .now)  // from the round before
      let window = try await makeWindow(session, width: width, height: height)
      for step in Step.steps { session.donePressed(step.id, at: .now) }
      await still()
      let root = window.window.widget
      let undo = place(try button("Undo", below: root).widget, in: root)
      let button = place(try button("Continue", below: root).widget, in: root)
      XCTAssertTrue(
        undo.y + undo.height <= button.y || undo.y >= button.y + button.height, "\(width) × \(height)")
      window.close()
    }
  }

  func testContinueBeginsTheNextReleaseAndUndoTakesItBack() async throws {
    let (session, window) = try await ready()
    gtk_button_clicked(try button("Continue", below: window.window.widget))
    await still()
    XCTAssertEqual(session.state.release.number, 2)
    XCTAssertEqual(session.state.page, .welcome)
    XCTAssertTrue(texts(below: window.window.widget).contains("Release 2 begins, with fresh steps."))
    let start = try button("Get Started", below: window.window.widget)
    XCTAssertNotEqual(gtk_widget_is_focus(start.widget), 0)
    gtk_button_clicked(try button("Undo", below: window.window.widget))
    await still()
    XCTAssertEqual(session.state.release.number, 1)
    XCTAssertEqual(session.state.sheet, .ready)
    window.close()
  }
}
