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

  func testAnAlarmOfTheWallClockRingsOnceAndNotBefore() async {
    let alarm = WallClockAlarm()
    var rings: [Date] = []
    let time = Date().addingTimeInterval(0.15)
    alarm.set(to: time) { rings.append(Date()) }
    await wait("the alarm") { rings.count == 1 }
    XCTAssertGreaterThanOrEqual(rings[0].timeIntervalSince(time), -0.005)
    await settle(milliseconds: 200)
    XCTAssertEqual(rings.count, 1)
    alarm.set(to: Date().addingTimeInterval(-3_600)) { rings.append(Date()) }
    await wait("an alarm for a time that has passed, as after a suspend") { rings.count == 2 }
    alarm.set(to: Date().addingTimeInterval(0.05)) { rings.append(Date()) }
    alarm.cancel()
    await settle(milliseconds: 150)
    XCTAssertEqual(rings.count, 2)
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
