package import CGtk
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

  /// Waits until nothing moves on the screen any more: no window has drawn a frame for a while, nothing waits on the
  /// loop, and no page slides. However busy the machine is, what was begun is over then.
  ///
  /// - Parameter enough: it is enough that this many frames were drawn since.
  package func still(
    orFrames enough: Int = .max, file: StaticString = #filePath, line: UInt = #line
  ) async {
    let first = Self.framesDrawn
    let deadline = ContinuousClock.now + .seconds(10)
    var quietSince = ContinuousClock.now
    var frames = Self.framesDrawn
    while ContinuousClock.now - quietSince < .milliseconds(60) {
      guard ContinuousClock.now < deadline else {
        return XCTFail("something moves without an end", file: file, line: line)
      }
      await turn()
      if Self.framesDrawn - first >= enough { return }
      if Self.framesDrawn != frames || g_main_context_pending(nil) != 0 {
        frames = Self.framesDrawn
        quietSince = .now
      }
    }
  }

  /// How many frames the windows have drawn, all together.
  private static var framesDrawn: Int {
    let list = gtk_window_list_toplevels()
    defer { g_list_free(list) }
    return sequence(first: list, next: { $0?.pointee.next }).reduce(0) { sum, node in
      guard let widget = node?.pointee.data?.assumingMemoryBound(to: GtkWidget.self),
        let clock = gtk_widget_get_frame_clock(widget)
      else { return sum }
      return sum + Int(gdk_frame_clock_get_frame_counter(clock))
    }
  }

  /// Waits until `count` turns of the loop have found nothing to do: what would have happened has happened.
  package func idle(turns count: Int = 10) async {
    var quiet = 0
    while quiet < count {
      quiet = g_main_context_pending(nil) == 0 ? quiet + 1 : 0
      await turn()
    }
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

/// The name that a screen reader says of a widget.
@MainActor
package func accessibleName(_ widget: UnsafeMutablePointer<GtkWidget>) -> String {
  atk_object_get_name(gtk_widget_get_accessible(widget)).map { String(cString: $0) } ?? ""
}

/// What a screen reader says after the name.
@MainActor
package func accessibleDescription(_ widget: UnsafeMutablePointer<GtkWidget>) -> String {
  atk_object_get_description(gtk_widget_get_accessible(widget)).map { String(cString: $0) } ?? ""
}
