import CAtspi
import XCTest

/// A test that starts the app and drives it from outside, as a person with a screen reader would.
class AppTestCase: XCTestCase {
  override class func setUp() {
    super.setUp()
    atspi_init()
    atspi_set_timeout(4_000, 8_000)
  }

  override func tearDown() {
    TestHome.removeAll()
    super.tearDown()
  }

  let indicators = [
    "Welcome", "Step 1: Screenshots", "Step 2: Metadata", "Step 3: Keywords", "Step 4: Final QA",
  ]

  /// The app at Welcome, ready to be used.
  func start(
    home: URL? = nil, _ changes: [String: String] = [:], file: StaticString = #filePath, line: UInt = #line
  ) throws -> RunningApp {
    let app = try RunningApp(home: home, changes)
    app.wait("the window", seconds: 15, file: file, line: line) {
      app.currentPage != nil || app.has("Cleared for launch!")
    }
    return app
  }

  /// From Welcome to the first step.
  func openFirstStep(_ app: RunningApp, file: StaticString = #filePath, line: UInt = #line) throws {
    try app.press("Get Started", file: file, line: line)
    app.waitForPage(indicators[1], file: file, line: line)
  }

  /// The lines of an open History.
  func rows(_ app: RunningApp) -> [Element] {
    app.everything.first { $0.name == "History" && $0.role == "dialog" }?.tree
      .filter { $0.role == "list item" } ?? []
  }
}
