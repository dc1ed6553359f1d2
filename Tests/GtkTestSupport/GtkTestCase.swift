import CGtk
import Foundation
import GtkKit
public import XCTest

/// A test on GTK's one thread. Every test method is async: XCTest then runs it on the main actor, and tasks of the
/// code under test get their turn while it waits.
@MainActor
open class GtkTestCase: XCTestCase {
  /// Waits until something holds, running GTK's loop and Swift's main actor in turn.
  package func wait(
    _ what: String, seconds: Double = 5, file: StaticString = #filePath, line: UInt = #line,
    until condition: () -> Bool
  ) async {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while !condition() {
      guard ContinuousClock.now < deadline else {
        return XCTFail("waited \(seconds) s in vain: \(what)", file: file, line: line)
      }
      await turn()
    }
  }

  /// Lets the loop run for a while.
  package func settle(milliseconds: Int = 60) async {
    let deadline = ContinuousClock.now + .milliseconds(milliseconds)
    while ContinuousClock.now < deadline { await turn() }
  }

  private func turn() async {
    for _ in 0..<20 { MainLoop.iterate() }
    try? await Task.sleep(for: .milliseconds(2))
  }

  /// Starts GTK, once a process.
  package static func startGtk() throws {
    guard !isStarted else { return }
    setenv("NO_AT_BRIDGE", "1", 1)
    guard gtk_init_check(nil, nil) != 0 else { throw XCTSkip("there is no display; run make test") }
    isStarted = true
  }
  private static var isStarted = false

  override open func setUp() async throws { try GtkTestCase.startGtk() }
}
