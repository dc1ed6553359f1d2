import CGtk
import Foundation
import GtkKit
import GtkTestSupport
import XCTest

/// Sources on the loop. That tasks of the main actor run under it cannot be seen from here, where XCTest drains the
/// main queue: the tests that start the app see it, since nothing can be done before such a task has opened the log.
@MainActor
final class MainLoopTests: GtkTestCase {
  func testASourceRunsAsOftenAsItSays() async {
    var runs = 0
    let source = MainLoop.after(milliseconds: 1) {
      runs += 1
      return runs < 3
    }
    await wait("three runs") { runs == 3 }
    await settle()
    XCTAssertEqual(runs, 3)
    XCTAssertFalse(source.isPending)
    source.cancel()
  }

  func testACancelledSourceNeverRunsAndIsFreed() async {
    final class Witness {}
    weak var witness: Witness?
    var ran = false
    do {
      let captured = Witness()
      witness = captured
      let source = MainLoop.after(milliseconds: 5) {
        ran = true
        _ = captured
        return false
      }
      source.cancel()
      XCTAssertFalse(source.isPending)
    }
    await settle()
    XCTAssertFalse(ran)
    XCTAssertNil(witness)
  }
}
