import CGtk
import GtkKit
import GtkTestSupport
import XCTest

@testable import ShipShapeCore
@testable import ShipShapeUI

/// A step's page: its buttons by the state of the countdown, its order, its width.
@MainActor
final class StepViewTests: UITestCase {
  private struct Row: Equatable {
    var start: String
    var isResetOn: Bool
    var isDoneOn: Bool
    var suggested: String
  }

  private func row(_ window: MainWindow, start: String, done: String = "Done") throws -> Row {
    let root = window.window.widget
    let buttons = [
      try button(start, below: root), try button("Reset", below: root), try button(done, below: root),
    ]
    let suggested = buttons.filter(isSuggested).map { accessibleName($0.widget) }
    return Row(
      start: start, isResetOn: isSensitive(buttons[1]), isDoneOn: isSensitive(buttons[2]),
      suggested: suggested.joined(separator: "+"))
  }

  private func press(_ name: String, _ window: MainWindow) throws {
    gtk_button_clicked(try button(name, below: window.window.widget))
  }

  func testTheButtonsFollowTheCountdown() async throws {
    let session = makeSession(page: .step("screenshots"), fixedLength: .milliseconds(1_500))
    let window = try await makeWindow(session)
    XCTAssertEqual(
      try row(window, start: "Start"),
      Row(start: "Start", isResetOn: false, isDoneOn: true, suggested: "Start"))
    try press("Start", window)
    XCTAssertEqual(
      try row(window, start: "Pause"), Row(start: "Pause", isResetOn: true, isDoneOn: true, suggested: "Done")
    )
    try press("Pause", window)
    XCTAssertEqual(
      try row(window, start: "Resume"),
      Row(start: "Resume", isResetOn: true, isDoneOn: true, suggested: "Done"))
    try press("Resume", window)
    await wait("the end", seconds: 4) { session.state.progress("screenshots").countdown.phase == .ended }
    XCTAssertEqual(
      try row(window, start: "Start"), Row(start: "Start", isResetOn: true, isDoneOn: true, suggested: "Done")
    )
    XCTAssertTrue(texts(below: window.window.widget).contains("0:00"))
    XCTAssertTrue(texts(below: window.window.widget).contains("Time's up: finish when you are ready"))
    try press("Reset", window)
    XCTAssertEqual(
      try row(window, start: "Start"),
      Row(start: "Start", isResetOn: false, isDoneOn: true, suggested: "Start"))
    window.close()
  }

  func testTheFiguresCountDownByThemselves() async throws {
    let session = makeSession(page: .step("screenshots"), fixedLength: .seconds(20))
    let window = try await makeWindow(session)
    XCTAssertTrue(texts(below: window.window.widget).contains("0:20"))
    try press("Start", window)
    await wait("a second") { self.texts(below: window.window.widget).contains("0:19") }
    await wait("another") { self.texts(below: window.window.widget).contains("0:18") }
    window.close()
  }

  func testDoneIsOffOnADoneStepUntilReady() async throws {
    let session = makeSession(page: .step("screenshots"))
    let window = try await makeWindow(session)
    session.donePressed("screenshots", at: .now)
    session.pageChosen(.step("screenshots"))
    await still()
    XCTAssertFalse(try row(window, start: "Start").isDoneOn)
    for id in ["metadata", "keywords", "final-qa"] { session.donePressed(id, at: .now) }
    session.readyClosed()
    await still()
    let again = try row(window, start: "Start", done: "Ready to Ship!")
    XCTAssertTrue(again.isDoneOn)
    XCTAssertEqual(again.suggested, "Ready to Ship!")
    try press("Ready to Ship!", window)
    XCTAssertEqual(session.state.sheet, .ready)
    window.close()
  }

  func testShorterAndLongerAreThereWhileItRests() async throws {
    let session = makeSession(page: .step("keywords"))
    let window = try await makeWindow(session)
    try press("Longer", window)
    XCTAssertTrue(texts(below: window.window.widget).contains("20:00"))
    XCTAssertTrue(texts(below: window.window.widget).contains("20 minutes, or as long as you like"))
    for _ in 0..<3 { try press("Shorter", window) }
    XCTAssertTrue(texts(below: window.window.widget).contains("5:00"))
    XCTAssertFalse(isSensitive(try button("Shorter", below: window.window.widget)))
    session.startPressed("keywords", at: .now)
    XCTAssertFalse(isSensitive(try button("Longer", below: window.window.widget)))
    XCTAssertTrue(texts(below: window.window.widget).contains("of 5 minutes"))
    window.close()
  }

  func testTheSealsFillAndEmpty() async throws {
    let session = makeSession(page: .step("screenshots"))
    let window = try await makeWindow(session)
    func filled() -> [Bool] {
      (1...5).compactMap { seal in
        (try? button("Rating, \(seal) of 5", below: window.window.widget)).map {
          gtk_style_context_has_class(gtk_widget_get_style_context($0.widget), "filled") != 0
        }
      }
    }
    func checked() -> [Int] {
      (1...5).filter { seal in
        (try? button("Rating, \(seal) of 5", below: window.window.widget)).map {
          gtk_toggle_button_get_active($0.as(GtkToggleButton.self)) != 0
        } ?? false
      }
    }
    XCTAssertEqual(filled(), [false, false, false, false, false])
    XCTAssertEqual(checked(), [])
    try press("Rating, 3 of 5", window)
    XCTAssertEqual(filled(), [true, true, true, false, false])
    XCTAssertEqual(checked(), [3])
    try press("Rating, 3 of 5", window)
    XCTAssertEqual(filled(), [false, false, false, false, false])
    XCTAssertEqual(checked(), [])
    window.close()
  }

  func testTheStepIsOneColumnOrTwo() async throws {
    for (width, isWide) in [(1_240, true), (960, true), (700, false), (360, false)] {
      let window = try await makeWindow(makeSession(page: .step("metadata")), width: width)
      let root = window.window.widget
      let start = place(try button("Start", below: root).widget, in: root)
      let label = try XCTUnwrap(
        shownWidgets(below: root).compactMap { $0.asOptional(GtkLabel.self) }
          .first { String(cString: gtk_label_get_text($0)) == "What this step asks" })
      let asks = place(label.widget, in: root)
      if isWide {
        XCTAssertLessThan(asks.y, start.y)
        XCTAssertGreaterThan(asks.x, start.x)
      } else {
        XCTAssertGreaterThan(asks.y, start.y)
      }
      window.close()
    }
  }

  func testTheFocusedStartIsScrolledIntoViewOnASmallWindow() async throws {
    let session = makeSession()
    let window = try await makeWindow(session, width: 360, height: 480)
    session.getStartedPressed()
    await still()
    let root = window.window.widget
    let start = place(try button("Start", below: root).widget, in: root)
    let history = place(try button("History", below: root).widget, in: root)
    XCTAssertLessThan(start.y + start.height, history.y)
    window.close()
  }

  func testAStepsPartsComeInOrder() async throws {
    let window = try await makeWindow(makeSession(page: .step("metadata")))
    let root = window.window.widget
    await wait("the clip") { (try? self.button("Play clip", below: root)).map(self.isSensitive) ?? false }
    let parts = ["Play clip", "Shorter", "Start", "Rating, 1 of 5", "History"]
    let tops = try parts.map { place(try button($0, below: root).widget, in: root).y }
    XCTAssertEqual(tops, tops.sorted())
    XCTAssertEqual(texts(below: root).filter { $0 == "•" }.count, 5)
    window.close()
  }
}
