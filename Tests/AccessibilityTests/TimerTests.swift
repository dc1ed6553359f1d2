import CAtspi
import Foundation
import XCTest

/// The countdown in the running app: stops, quits, kills and its end.
final class TimerTests: AppTestCase {
  /// The seconds that the page shows.
  private func figures(_ app: RunningApp) -> Int? {
    for element in app.everything where element.role == "label" {
      if let match = element.name.wholeMatch(of: /(\d+):(\d\d)/), let minutes = Int(match.1),
        let seconds = Int(match.2)
      {
        return minutes * 60 + seconds
      }
    }
    return nil
  }

  private func startOnFirstStep(_ changes: [String: String] = [:]) throws -> RunningApp {
    let app = try start(changes)
    try openFirstStep(app)
    return app
  }

  func testAStoppedProcessShowsTheRightTimeWithinASecond() throws {
    let app = try startOnFirstStep()
    XCTAssertEqual(figures(app), 1_500)
    try app.press("Start")
    let begun = Date()
    app.wait("it runs") { (self.figures(app) ?? 1_500) < 1_500 }
    kill(app.pid, SIGSTOP)
    usleep(3_000_000)
    kill(app.pid, SIGCONT)
    app.wait("the right time", seconds: 1) {
      abs(Double(1_500 - (self.figures(app) ?? 0)) - Date().timeIntervalSince(begun)) < 1.2
    }
    app.terminate()
  }

  func testAQuitAndAKillKeepTheTimeThatWasLeft() throws {
    var app = try startOnFirstStep()
    try app.press("Start")
    app.wait("three seconds") { (self.figures(app) ?? 1_500) <= 1_497 }
    XCTAssertEqual(app.terminate().code, 0)
    app = try start(home: app.home)
    XCTAssertEqual(app.currentPage, indicators[1], "the last page comes back")
    _ = try app.find("Resume")
    let left = try XCTUnwrap(figures(app))
    XCTAssertTrue((1_490...1_497).contains(left), "\(left)")
    try app.press("Resume")
    _ = try app.find("Pause")
    app.kill9()
    app = try start(home: app.home)
    _ = try app.find("Resume")
    XCTAssertTrue((1_480...left).contains(try XCTUnwrap(figures(app))))
    app.terminate()
  }

  func testTheEndIsToldOnAnotherPageAndAsANotification() throws {
    let monitor = Process()
    let heard = try TestHome.make().appending(path: "heard")
    try Data().write(to: heard)
    func says(_ text: String) -> Bool {
      (try? String(contentsOf: heard, encoding: .utf8))?.contains(text) ?? false
    }
    monitor.executableURL = URL(filePath: "/usr/bin/dbus-monitor")
    monitor.arguments = ["interface='org.freedesktop.Notifications'"]
    monitor.standardOutput = try FileHandle(forWritingTo: heard)
    monitor.standardError = FileHandle.nullDevice
    try monitor.run()
    defer { monitor.terminate() }
    let app = try startOnFirstStep(["SHIPSHAPE_STEP_SECONDS": "4"])
    app.wait("the monitor") { says("NameAcquired") }
    try app.press("Start")
    // Another window takes the focus.
    let other = try RunningApp([
      "SHIPSHAPE_STEP_SECONDS": "4", "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere",
    ])
    defer { other.kill9() }
    try app.press("Welcome")
    app.waitForText("the end", seconds: 10) { $0.hasPrefix("Time's up for Screenshots") }
    XCTAssertEqual(app.currentPage, "Welcome")
    app.wait("the notification") { says("member=Notify") && says("Time's up for Screenshots") }
    try app.press(indicators[1])
    app.waitForPage(indicators[1])
    XCTAssertEqual(figures(app), 0)
    app.waitForText("the caption") { $0 == "Time's up: finish when you are ready" }
    app.terminate()
  }

  func testStartingAnotherTimerHoldsTheFirst() throws {
    let app = try startOnFirstStep()
    try app.press("Start")
    try app.press(indicators[2])
    app.waitForPage(indicators[2])
    try app.press("Start")
    _ = try app.find("Screenshots is paused: one timer runs at a time.")
    try app.press(indicators[1])
    app.waitForPage(indicators[1])
    _ = try app.find("Resume")
    app.terminate()
  }

  func testALengthThatIsNoneIsIgnoredWithALine() throws {
    let app = try startOnFirstStep(["SHIPSHAPE_STEP_SECONDS": "soon"])
    XCTAssertEqual(figures(app), 1_500)
    let lines = app.terminate().errors.split(separator: "\n").filter { $0.contains("SHIPSHAPE_STEP_SECONDS") }
    XCTAssertEqual(lines.count, 1)
  }
}
