import CAtspi
import Foundation
import XCTest

/// The app where something of the world around it is missing or broken.
final class FaultTests: AppTestCase {
  private func history(_ home: URL) -> URL {
    home.appending(path: "data/\(RunningApp.folderName)/history.sqlite")
  }

  func testWithoutADisplayItSaysSoInOneLine() throws {
    let result = try RunningApp(["DISPLAY": "", "WAYLAND_DISPLAY": ""]).finish()
    XCTAssertEqual(result.code, 1)
    XCTAssertEqual(result.errors.split(separator: "\n").count, 1, result.errors)
    XCTAssertTrue(result.errors.contains("no display"), result.errors)
  }

  func testVersionAndHelpNeedNoDisplay() throws {
    for option in ["--version", "--help"] {
      let result = try RunningApp(arguments: [option], ["DISPLAY": ""]).finish()
      XCTAssertEqual(result.code, 0)
      XCTAssertEqual(result.errors, "")
    }
    let unknown = try RunningApp(arguments: ["--frobnicate"], ["DISPLAY": ""]).finish()
    XCTAssertEqual(unknown.code, 2)
    XCTAssertEqual(unknown.errors.split(separator: "\n").count, 1)
  }

  func testWithoutItsResourcesItNamesThePlace() throws {
    let result = try RunningApp(["SHIPSHAPE_DATA_DIR": "/nowhere"]).finish()
    XCTAssertEqual(result.code, 1)
    XCTAssertEqual(result.errors.split(separator: "\n").count, 1, result.errors)
    XCTAssertTrue(result.errors.contains("/nowhere"), result.errors)
    let broken = try TestHome.make()
    try Data("no bundle".utf8).write(to: broken.appending(path: "shipshape.gresource"))
    let second = try RunningApp(["SHIPSHAPE_DATA_DIR": broken.path]).finish()
    XCTAssertEqual(second.code, 1)
    XCTAssertEqual(second.errors.split(separator: "\n").count, 1, second.errors)
  }

  func testWithoutASessionBusItRuns() throws {
    // Without a bus there is no accessibility tree; what it writes tells that it runs.
    let app = try RunningApp(["DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere"])
    app.wait("the log") { FileManager.default.fileExists(atPath: self.history(app.home).path) }
    XCTAssertTrue(app.isRunning)
    XCTAssertEqual(app.terminate().code, 0)
  }

  func testASecondStartPresentsTheFirst() throws {
    let app = try start()
    let second = try RunningApp(home: app.home)
    XCTAssertEqual(second.finish().code, 0)
    XCTAssertTrue(app.isRunning)
    XCTAssertEqual(app.windows.count, 1)
    app.terminate()
  }

  func testWithoutPlugInsTheWholeAppWorksAndSaysWhatIsMissing() throws {
    let empty = try TestHome.make()
    let app = try start([
      "GST_PLUGIN_SYSTEM_PATH": empty.path, "GST_PLUGIN_PATH": empty.path,
      "GST_REGISTRY": empty.appending(path: "registry").path, "SHIPSHAPE_STEP_SECONDS": "1",
    ])
    try app.press("Get Started")
    app.waitForText("the words") { $0.hasPrefix("The clip cannot be played:") }
    try app.press("Start")
    app.waitForText("the end, though nothing can sound") { $0.hasPrefix("Time's up") }
    for indicator in indicators.dropFirst() {
      app.waitForPage(indicator)
      try app.press("Done")
    }
    _ = try app.find("Ready to Ship!", role: "dialog")
    XCTAssertEqual(app.terminate().code, 0)
  }

  func testGarbageInPlaceOfTheLogIsKeptAndSaid() throws {
    let home = try TestHome.make()
    let file = history(home)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let garbage = Data("This is no database, and never was one.".utf8)
    try garbage.write(to: file)
    let app = try start(home: home)
    app.waitForText("the notice") {
      $0.hasPrefix("The history file was damaged. It is kept as \(file.path).corrupt-")
    }
    try openFirstStep(app)
    try app.press("Done")
    app.waitForPage(indicators[2])
    app.terminate()
    let kept = try FileManager.default.contentsOfDirectory(atPath: file.deletingLastPathComponent().path)
      .filter { $0.hasPrefix("history.sqlite.corrupt-") }
    XCTAssertEqual(kept.count, 1)
    XCTAssertEqual(
      try Data(contentsOf: file.deletingLastPathComponent().appending(path: try XCTUnwrap(kept.first))),
      garbage)
  }

  func testAFolderThatCannotBeMadeIsSaidAndQuittingAsks() throws {
    let home = try TestHome.make()
    try Data("a file".utf8).write(to: home.appending(path: "data"))
    let app = try start(home: home)
    app.waitForText("the notice") { $0.contains("cannot be made") }
    try openFirstStep(app)
    try app.press("Done")
    app.waitForPage(indicators[2])
    Keyboard.press(Keyboard.letter("q"), .control)
    _ = try app.find("Quit Anyway")
    try app.press("Keep Open")
    XCTAssertTrue(app.isRunning)
    // The way is cleared, and what was not saved is.
    try FileManager.default.removeItem(at: home.appending(path: "data"))
    app.wait("it is saved", seconds: 10) { FileManager.default.fileExists(atPath: self.history(home).path) }
    app.wait("the notice goes") { !app.everything.contains { $0.name.contains("cannot be made") } }
    app.terminate()
    let again = try start(home: home)
    again.waitForDone(indicators[1])
    again.terminate()
  }

  func testAReadOnlyLogIsReadAndSaidAndWrittenWhenItCanBe() throws {
    let first = try start()
    try openFirstStep(first)
    try first.press("Done")
    first.waitForPage(indicators[2])
    first.terminate()
    let file = history(first.home).path
    XCTAssertEqual(chmod(file, 0o444), 0)

    let app = try RunningApp(home: first.home, obeysPermissions: true)
    app.wait("the window", seconds: 15) { app.currentPage != nil }
    app.waitForDone(indicators[1])
    try app.press("Done")
    app.waitForPage(indicators[3])
    app.waitForText("the notice") { $0.contains("read-only") }
    XCTAssertEqual(chmod(file, 0o644), 0)
    app.wait("the notice goes", seconds: 10) { !app.everything.contains { $0.name.contains("read-only") } }
    app.kill9()
    let again = try start(home: first.home)
    again.waitForDone(indicators[2])
    again.terminate()
  }

  func testAnUnknownLocaleAndZoneAreNoHindrance() throws {
    let app = try start(["LC_ALL": "xx_YY.UTF-8", "TZ": "Nowhere/Atlantis"])
    try openFirstStep(app)
    try app.press("Done")
    app.waitForPage(indicators[2])
    try app.press("History")
    app.wait("the line") { self.rows(app).count == 1 }
    XCTAssertEqual(app.terminate().code, 0)
  }

  func testAnotherLocaleHasItsOwnDays() throws {
    let app = try start(["LC_ALL": "", "LC_TIME": "de_DE.UTF-8", "LANG": "C.utf8"])
    try openFirstStep(app)
    try app.press("Done")
    try app.press("History")
    app.wait("the line") { self.rows(app).count == 1 }
    XCTAssertNotNil(
      rows(app).first?.description.firstMatch(of: /^\d+\. \p{L}+$/), rows(app).first?.description ?? "")
    app.terminate()
  }

  func testSIGTERMWhileSavingLeavesAWholeLog() throws {
    for delay in [0, 2_000, 8_000, 20_000] {
      let app = try start()
      try openFirstStep(app)
      try app.press("Done")
      usleep(useconds_t(delay))
      XCTAssertEqual(app.terminate().code, 0)
      let again = try start(home: app.home)
      again.waitForDone(indicators[1])
      XCTAssertFalse(again.everything.contains { $0.name.contains("damaged") })
      again.terminate()
    }
  }

  func testSettingsAreKept() throws {
    let app = try start()
    try app.press(indicators[3])
    app.waitForPage(indicators[3])
    try app.press("Longer")
    app.waitForText("20 minutes") { $0 == "20:00" }
    app.kill9()
    let again = try start(home: app.home)
    again.waitForText("still 20 minutes") { $0 == "20:00" }
    again.terminate()
  }
}
