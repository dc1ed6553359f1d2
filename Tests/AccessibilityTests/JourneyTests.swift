import CAtspi
import Foundation
import XCTest

/// The whole way, from Welcome to Ready and on.
final class JourneyTests: AppTestCase {
  func testTheWholeJourneyWithAKillAfterEachDone() throws {
    var app = try start()
    XCTAssertEqual(app.currentPage, "Welcome")
    for indicator in indicators {
      _ = try app.find(indicator, role: "radio button")
    }
    try openFirstStep(app)

    for (position, indicator) in indicators.enumerated().dropFirst() {
      app.waitForPage(indicator)
      try app.press("Start")
      _ = try app.find("Pause")
      try app.press("Rating, 4 of 5")
      app.wait("the rating") {
        app.everything.contains { $0.name == "Rating, 4 of 5" && $0.has(ATSPI_STATE_CHECKED) }
      }
      try app.press("Done")
      if position < 4 {
        app.waitForPage(indicators[position + 1])
      } else {
        _ = try app.find("Ready to Ship!", role: "dialog")
      }
      app.kill9()
      app = try start(home: app.home)
    }

    let ready = try app.find("Ready to Ship!", role: "dialog")
    XCTAssertTrue(ready.has(ATSPI_STATE_MODAL))
    XCTAssertTrue(app.has("Cleared for launch!"))
    XCTAssertFalse(app.has("Start"), "nothing of the page behind is in the tree")
    XCTAssertFalse(app.has("History"))
    try app.press("Continue", in: "Ready to Ship!")
    app.waitForPage("Welcome")
    _ = try app.find("Get Started")

    try app.press("History")
    app.wait("the lines") { self.rows(app).count == 4 }
    XCTAssertEqual(
      rows(app).map { $0.name.split(separator: ",").first.map(String.init) },
      ["Screenshots", "Metadata", "Keywords", "Final QA"])
    XCTAssertTrue(rows(app).allSatisfy { $0.name.hasSuffix("AM") || $0.name.hasSuffix("PM") })
    let today = Date().formatted(
      Date.FormatStyle(locale: Locale(identifier: "en_US")).month(.abbreviated).day())
    XCTAssertEqual(Set(rows(app).map(\.description)), [today])
    try app.press("Close", in: "History")
    app.wait("it closes") { self.rows(app).isEmpty }
    XCTAssertEqual(app.terminate().code, 0)

    app = try start(home: app.home)
    XCTAssertEqual(app.currentPage, "Welcome")
    _ = try app.find("Get Started")
    try app.press("History")
    app.wait("the lines again") { self.rows(app).count == 4 }
    XCTAssertEqual(app.terminate().code, 0)
  }

  func testTheJourneyByKeyboardAlone() throws {
    let app = try start()
    app.waitForFocus("Get Started")
    Keyboard.press(Keyboard.enter)
    for indicator in indicators.dropFirst() {
      app.waitForPage(indicator)
      app.waitForFocus("Start")
      Keyboard.press(Keyboard.tab)  // Reset is off
      app.waitForFocus("Done")
      Keyboard.press(Keyboard.enter)
    }
    _ = try app.find("Ready to Ship!", role: "dialog")
    app.waitForFocus("Continue")
    var stops: [String] = []
    for _ in 0..<6 {
      Keyboard.press(Keyboard.tab)
      stops.append(app.focused?.name ?? "")
    }
    XCTAssertEqual(Set(stops), ["Continue", "Undo", "Close notice", "Final QA: rating, 1 of 5"])

    Keyboard.press(Keyboard.escape)
    app.wait("Ready closes") { !app.has("Cleared for launch!") }
    app.waitForFocus("Ready to Ship!")
    Keyboard.press(Keyboard.enter)
    app.waitForFocus("Continue")
    Keyboard.pressAnew(Keyboard.enter)
    app.waitForPage("Welcome")
    app.waitForFocus("Get Started")

    Keyboard.press(Keyboard.letter("h"), .control)
    app.wait("History") { self.rows(app).count == 4 }
    app.wait("the focus is on the newest line") { app.focused?.name.hasPrefix("Final QA, ") == true }
    Keyboard.press(Keyboard.escape)
    app.wait("History closes") { self.rows(app).isEmpty }

    Keyboard.press(Keyboard.letter("z"), .control)
    _ = try app.find("Ready to Ship!", role: "dialog")
    Keyboard.press(Keyboard.enter)
    app.waitForPage("Welcome")
    Keyboard.press(Keyboard.letter("q"), .control)
    XCTAssertEqual(app.finish().code, 0)
  }

  func testHistoryGivesTheFocusBackToItsButton() throws {
    let app = try start()
    try app.find("History").grabFocus()
    app.waitForFocus("History")
    Keyboard.press(Keyboard.space)
    app.wait("History opens") { app.windows.contains { $0.role == "dialog" } }
    Keyboard.press(Keyboard.escape)
    app.wait("it closes") { !app.windows.contains { $0.role == "dialog" } }
    app.waitForFocus("History")
    app.terminate()
  }

  func testAfterARestartOnAStepTheFocusIsOnStart() throws {
    let first = try start()
    try first.press(indicators[2])
    first.waitForPage(indicators[2])
    first.terminate()
    let app = try start(home: first.home)
    app.waitForFocus("Start")
    app.terminate()
  }

  func testTabFollowsTheEye() throws {
    let app = try start()
    app.waitForFocus("Get Started")
    Keyboard.press(Keyboard.tab)
    app.waitForFocus("Open Release Folder…")
    Keyboard.press(Keyboard.tab)
    app.waitForFocus("History")
    Keyboard.press(Keyboard.tab, .shift)
    app.waitForFocus("Open Release Folder…")
    Keyboard.press(Keyboard.tab, .shift)
    app.waitForFocus("Get Started")
    Keyboard.press(Keyboard.tab, .shift)
    app.waitForFocus("Welcome")
    app.terminate()
  }

  func testClosingTheNoticeLeavesTheFocusOnThePage() throws {
    let app = try start()
    try openFirstStep(app)
    try app.press("Done")
    app.waitForPage(indicators[2])
    try app.find("Close notice").grabFocus()
    app.waitForFocus("Close notice")
    Keyboard.press(Keyboard.space)
    app.waitForFocus("Start")
    app.terminate()
  }

  func testTheNoticeWaitsForThePointerOnItsButtons() throws {
    let app = try start()
    try openFirstStep(app)
    try app.press("Done")
    let undo = try app.find("Undo")
    var middle = undo.middle
    app.wait("the notice stands still") {
      defer { middle = undo.middle }
      return middle == undo.middle
    }
    atspi_generate_mouse_event(middle.x, middle.y, "abs", nil)
    usleep(9_500_000)
    XCTAssertTrue(app.has("Undo"))
    atspi_generate_mouse_event(5, 5, "abs", nil)
    app.wait("it goes with the pointer") { !app.has("Undo") }
    app.terminate()
  }

  func testKeysSeekTheClip() throws {
    let app = try start()
    try openFirstStep(app)
    let slider = try app.find("Clip position")
    app.wait("the clip") { slider.has(ATSPI_STATE_SENSITIVE) }
    slider.grabFocus()
    app.waitForFocus("Clip position")
    Keyboard.press(Keyboard.right)
    Keyboard.press(Keyboard.right)
    app.waitForText("two seconds on") { $0.hasPrefix("0:02 / ") }
    Keyboard.press(Keyboard.pageUp)
    app.waitForText("five more, or back") { $0.hasPrefix("0:07 / ") || $0.hasPrefix("0:00 / ") }
    app.terminate()
  }

  func testQuitWorksFromHistoryToo() throws {
    let app = try start()
    try app.press("History")
    app.wait("History opens") { app.focused.map { $0.name == "Close" || $0.role == "list item" } ?? false }
    Keyboard.press(Keyboard.letter("q"), .control)
    XCTAssertEqual(app.finish().code, 0)
  }

  func testKeysTurnThePagesAndStopAtTheEnds() throws {
    let app = try start()
    app.waitForFocus("Get Started")
    Keyboard.press(Keyboard.left, .alt)
    XCTAssertEqual(app.currentPage, "Welcome")
    for indicator in indicators.dropFirst() {
      Keyboard.press(Keyboard.right, .alt)
      app.waitForPage(indicator)
    }
    Keyboard.press(Keyboard.pageDown, .control)
    XCTAssertEqual(app.currentPage, "Step 4: Final QA")
    Keyboard.press(Keyboard.pageUp, .control)
    app.waitForPage("Step 3: Keywords")
    app.terminate()
  }

  func testInMirroredScriptsTheArrowsSwap() throws {
    let app = try start(["LC_ALL": "C.utf8", "LANGUAGE": "he"])
    app.waitForFocus("Get Started")
    Keyboard.press(Keyboard.left, .alt)
    app.waitForPage("Step 1: Screenshots")
    Keyboard.press(Keyboard.right, .alt)
    app.waitForPage("Welcome")
    app.terminate()
  }

  func testARatingByKeys() throws {
    let app = try start()
    try app.press("Step 2: Metadata")
    app.waitForPage("Step 2: Metadata")
    try app.find("Rating, 1 of 5").grabFocus()
    app.waitForFocus("Rating, 1 of 5")
    func rated(_ seal: Int) -> Bool {
      app.everything.filter { $0.name.hasPrefix("Rating, ") && $0.has(ATSPI_STATE_CHECKED) }.map(\.name)
        == ["Rating, \(seal) of 5"]
    }
    Keyboard.press(Keyboard.right)
    app.wait("2 of 5") { rated(2) }
    Keyboard.press(Keyboard.right)
    app.wait("3 of 5") { rated(3) }
    XCTAssertEqual(app.everything.first { $0.name == "Rating" }?.role, "panel")
    Keyboard.press(Keyboard.delete)
    app.wait("none") {
      !app.everything.contains { $0.name.hasPrefix("Rating, ") && $0.has(ATSPI_STATE_CHECKED) }
    }
    app.terminate()
  }

  func testUndoTakesADoneBack() throws {
    let app = try start()
    try openFirstStep(app)
    try app.press("Done")
    app.waitForPage(indicators[2])
    app.waitForDone(indicators[1])
    try app.press("Undo")
    app.waitForPage(indicators[1])
    XCTAssertEqual(try app.find(indicators[1]).description, "")
    app.terminate()
  }

  func testDoneOnFinalQAWithStepsLeftGoesToTheFirstOfThem() throws {
    let app = try start()
    try app.press(indicators[4])
    app.waitForPage(indicators[4])
    try app.press("Done")
    app.waitForPage(indicators[1])
    _ = try app.find("Final QA is done, 3 steps are left.")
    XCTAssertFalse(app.has("Cleared for launch!"))
    app.terminate()
  }

  func testEveryControlHasAName() throws {
    let app = try start()
    for indicator in indicators {
      try app.press(indicator)
      app.waitForPage(indicator)
      let nameless = app.everything.filter {
        ["push button", "toggle button", "radio button", "slider", "menu item"].contains($0.role)
          && $0.name.isEmpty && $0.has(ATSPI_STATE_SHOWING)
      }
      XCTAssertEqual(nameless.map(\.role), [], indicator)
    }
    app.terminate()
  }

  func testAFirstHistoryIsEmptyAndADevelopmentBuildShowsSamplesUntilTheFirstDone() throws {
    let app = try start()
    try app.press("History")
    if RunningApp.isRelease {
      _ = try app.find("No finished steps yet")
      XCTAssertEqual(rows(app).count, 0)
    } else {
      app.wait("the samples") { self.rows(app).count == 5 }
      XCTAssertEqual(Set(rows(app).map(\.description)).count, 2)
    }
    try app.press("Close", in: "History")
    try openFirstStep(app)
    try app.press("Done")
    app.waitForPage(indicators[2])
    try app.press("History")
    app.wait("the one line") { self.rows(app).count == 1 }
    XCTAssertEqual(app.has("Development"), !RunningApp.isRelease)
    app.terminate()
  }
}
