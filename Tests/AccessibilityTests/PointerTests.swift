import CAtspi
import Foundation
import XCTest

/// The app only by the pointer: real presses on the display (XTest), for AT-SPI's own actions go past whatever lies over
/// a control and swallows its clicks.
final class PointerTests: AppTestCase {
  private let sizes = [(360, 480), (760, 560), (1_366, 700), (1_600, 1_000)]

  /// The app with a window of this size.
  private func start(
    _ size: (width: Int, height: Int), log: Data? = nil, _ changes: [String: String] = [:]
  ) throws -> RunningApp {
    let home = try TestHome.make()
    let state = home.appending(path: "state/\(RunningApp.folderName)")
    try FileManager.default.createDirectory(at: state, withIntermediateDirectories: true)
    try Data("{\"width\": \(size.width), \"height\": \(size.height)}".utf8)
      .write(to: state.appending(path: "window.json"))
    if let log {
      let data = home.appending(path: "data/\(RunningApp.folderName)")
      try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
      try log.write(to: data.appending(path: "history.sqlite"))
    }
    return try start(home: home, changes)
  }

  func testTheWholeJourneyWithEachNoticeUp() throws {
    for size in sizes {
      let app = try start(size)
      try app.click("Get Started")
      for indicator in indicators.dropFirst() {
        app.waitForPage(indicator)
        // The notice of the Done before is up.
        if indicator != indicators[1] { XCTAssertTrue(app.has("Undo"), "\(size)") }
        try app.click("Done")
      }
      _ = try app.find("Ready to Ship!", role: "dialog")
      XCTAssertTrue(app.has("Undo"), "\(size)")
      try app.click("Continue")
      app.waitForPage("Welcome")
      app.waitForText("the notice") { $0.hasPrefix("Release 2 begins") }
      try app.click("Get Started")
      app.waitForPage(indicators[1])
      XCTAssertEqual(app.terminate().code, 0)
    }
  }

  func testADamagedLogLeavesNothingDeaf() throws {
    for size in [(920, 720), (360, 480)] {
      let app = try start(size, log: Data(repeating: UInt8(ascii: "x"), count: 5_000))
      app.waitForText("the notice") { $0.hasPrefix("The history file was damaged.") }
      try app.click("Get Started")
      app.waitForPage(indicators[1])
      for indicator in indicators.reversed() {
        try app.click(indicator)
        app.waitForPage(indicator)
      }
      try app.click(indicators[2])
      app.waitForPage(indicators[2])
      try app.click("Start")
      _ = try app.find("Pause")
      XCTAssertTrue(app.has("Close notice"), "it is still there")
      app.terminate()
    }
  }

  /// Written from the right, with the notice under the second column, which is the left one.
  func testANoticeTakesClicksInAMirroredWindow() throws {
    for size in [(920, 720), (1_600, 1_000), (360, 480)] {
      let app = try start(size, log: Data(repeating: UInt8(ascii: "x"), count: 5_000), ["LANGUAGE": "he"])
      app.waitForText("the notice") { $0.hasPrefix("The history file was damaged.") }
      try app.click("Get Started")
      app.waitForPage(indicators[1])
      let (first, welcome) = (try app.find(indicators[1]).middle.x, try app.find("Welcome").middle.x)
      XCTAssertLessThan(first, welcome, "the window is mirrored")
      try app.click("Close notice")
      app.wait("the notice goes") { !app.has("Close notice") }
      try app.click("Start")
      _ = try app.find("Pause")
      app.terminate()
    }
  }

  func testEveryControlTakesAClickWhileANoticeIsUp() throws {
    for size in sizes {
      let app = try start(size)
      try app.click("Get Started")
      app.waitForPage(indicators[1])
      try app.click("Done")
      app.waitForPage(indicators[2])
      try app.click("Longer")
      app.waitForText("25 minutes") { $0 == "25:00" }
      try app.click("Shorter")
      app.waitForText("20 minutes") { $0 == "20:00" }
      try app.click("Start")
      try app.click("Pause")
      _ = try app.find("Resume")
      try app.click("Reset")
      _ = try app.find("Start")
      try app.click("Screenshots: rating, 4 of 5")
      app.wait("the rating in the notice, at \(size)") {
        app.everything.contains { $0.name == "Screenshots: rating, 4 of 5" && $0.has(ATSPI_STATE_CHECKED) }
      }
      if try app.isSeen("Rating, 3 of 5") {
        try app.click("Rating, 3 of 5")
        app.wait("the rating of the page, at \(size)") {
          app.everything.contains { $0.name == "Rating, 3 of 5" && $0.has(ATSPI_STATE_CHECKED) }
        }
      }
      for indicator in [indicators[4], indicators[2]] {
        try app.click(indicator)
        app.waitForPage(indicator)
      }
      XCTAssertTrue(app.has("Undo"), "the pointer was over the notice not long ago, at \(size)")
      try app.click("Undo")
      app.waitForPage(indicators[1])
      app.wait("the notice goes") { !app.has("Close notice") }
      try app.click("History")
      app.wait("History opens") { app.windows.contains { $0.role == "dialog" } }
      try app.click("Close", in: "History")
      app.wait("History closes") { !app.windows.contains { $0.role == "dialog" } }
      try app.click("Menu")
      _ = try app.find("Sound")
      Keyboard.press(Keyboard.escape)
      app.wait("the menu closes") { !app.has("Sound") }
      app.terminate()
    }
  }

  func testADoubleClickIsOnePress() throws {
    let app = try start((920, 720))
    try app.click("Get Started", times: 2)
    app.waitForPage(indicators[1])
    try app.click("Done", times: 2)
    app.waitForPage(indicators[2])
    try app.click(indicators[3])
    app.waitForPage(indicators[3])
    XCTAssertEqual(try app.find(indicators[2]).description, "")
    app.waitForText("no timer runs") { $0 == "15:00" }
    app.terminate()
  }

  func testAnEnterThatIsPressedTwiceOrHeldIsOnePress() throws {
    let app = try start((920, 720))
    app.waitForFocus("Get Started")
    Keyboard.press(Keyboard.enter)
    Keyboard.press(Keyboard.enter)
    app.waitForPage(indicators[1])
    app.waitForFocus("Start")
    _ = try app.find("Start")
    Keyboard.pressAnew(Keyboard.tab)
    app.waitForFocus("Done")
    Keyboard.hold(Keyboard.Code.enter, milliseconds: 1_200)
    app.waitForPage(indicators[2])
    app.waitForFocus("Start")
    XCTAssertTrue(app.has("20:00"))
    XCTAssertFalse(app.has("Pause") || app.has("Resume"))
    app.terminate()
  }

  func testTheWheelOverAClipsSliderScrollsThePage() throws {
    let app = try start((480, 600))
    try app.click(indicators[1])
    app.waitForPage(indicators[1])
    if app.has("Show the clip: Screenshots") { try app.click("Show the clip: Screenshots") }
    let slider = try app.find("Clip position")
    app.wait("the clip") { slider.has(ATSPI_STATE_SENSITIVE) && slider.has(ATSPI_STATE_SHOWING) }
    if app.has("Pause clip") { try app.click("Pause clip") }
    let before = slider.middle
    let value = slider.value
    Pointer.move(to: before)
    for _ in 0..<3 { Pointer.turnWheelDown() }
    app.wait("the page scrolls") { slider.middle.y < before.y }
    XCTAssertEqual(slider.value, value, accuracy: 0.5)
    app.terminate()
  }
}
