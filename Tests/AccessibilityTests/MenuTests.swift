import CAtspi
import XCTest

/// The primary menu and what it opens.
final class MenuTests: AppTestCase {
  private func openMenu(_ app: RunningApp) throws {
    Keyboard.press(0xffc7)  // F10
    _ = try app.find("Sound")
  }

  func testItHasSoundShortcutsAboutAndQuit() throws {
    let app = try start()
    app.waitForFocus("Get Started")
    try openMenu(app)
    for item in ["Sound", "Keyboard Shortcuts", "About ShipShape", "Quit"] {
      XCTAssertTrue(app.has(item), item)
    }
    for item in ["Open Release Folder…", "New Release…", "Switch Release…"] {
      XCTAssertTrue(try app.find(item).has(ATSPI_STATE_SENSITIVE), item)
    }
    for item in ["Release Details…", "Export Report…"] {
      XCTAssertFalse(try app.find(item).has(ATSPI_STATE_SENSITIVE), "there is no folder: \(item)")
    }
    XCTAssertTrue(try app.find("Sound").has(ATSPI_STATE_CHECKED))
    try app.press("Sound")
    app.wait("it closes") { !app.has("Sound") }
    try openMenu(app)
    XCTAssertFalse(try app.find("Sound").has(ATSPI_STATE_CHECKED))
    Keyboard.press(Keyboard.up)
    Keyboard.press(Keyboard.enter)
    XCTAssertEqual(app.finish().code, 0)
    let again = try start(home: app.home)
    again.waitForFocus("Get Started")
    try openMenu(again)
    XCTAssertFalse(try again.find("Sound").has(ATSPI_STATE_CHECKED), "it is kept")
    again.terminate()
  }

  func testShortcutsAndAbout() throws {
    let app = try start()
    app.waitForFocus("Get Started")
    try openMenu(app)
    try app.press("Keyboard Shortcuts")
    _ = try app.find("Done with this step")
    Keyboard.press(Keyboard.escape)
    app.wait("it closes") { !app.has("Done with this step") }
    try openMenu(app)
    try app.press("About ShipShape")
    _ = try app.find("About ShipShape", role: "dialog")
    Keyboard.press(Keyboard.escape)
    app.wait("it closes") { app.windows.count == 1 }
    app.terminate()
  }
}
