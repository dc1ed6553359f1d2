import CGtk
import Foundation
import GtkKit
import GtkTestSupport
import XCTest

/// Sources on the loop.
@MainActor
final class MainLoopTests: GtkTestCase {
  func testASourceRunsAsOftenAsItSays() async {
    var runs = 0
    let source = MainLoop.after(milliseconds: 1) {
      runs += 1
      return runs < 3
    }
    await wait("three runs") { runs == 3 }
    await idle()
    XCTAssertEqual(runs, 3)
    XCTAssertFalse(source.isPending)
    source.cancel()
  }

  func testAnAlarmOfTheWallClockRingsOnceAndNotBefore() async {
    func now() -> Double { Date().timeIntervalSince1970 }
    let alarm = WallClockAlarm()
    let later = WallClockAlarm()
    var rings: [Double] = []
    var isLater = false
    let time = now() + 0.15
    alarm.set(to: time) { rings.append(now()) }
    later.set(to: time + 0.1) { isLater = true }
    await wait("the later alarm") { isLater }
    XCTAssertEqual(rings.count, 1)
    XCTAssertGreaterThanOrEqual(rings[0] - time, -0.005)
    alarm.set(to: now() - 3_600) { rings.append(now()) }
    await wait("an alarm for a time that has passed, as after a suspend") { rings.count == 2 }
    isLater = false
    alarm.set(to: now() + 0.05) { rings.append(now()) }
    alarm.cancel()
    later.set(to: now() + 0.1) { isLater = true }
    await wait("the later alarm") { isLater }
    XCTAssertEqual(rings.count, 2)
  }

  func testWorkOnAThreadComesBackOnTheLoop() async {
    var answer = 0
    Background.run {
      6 * 7
    } then: {
      answer = $0
    }
    XCTAssertEqual(answer, 0, "not before the loop runs")
    await wait("the answer") { answer == 42 }
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
    await idle()
    XCTAssertFalse(ran)
    XCTAssertNil(witness)
  }
}
