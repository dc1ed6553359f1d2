import CGtk
import Foundation
import GtkKit
import ShipShapeCore
import ShipShapeUI

/// The longest round of the main loop, what it was part of, and how much of it the thread worked.
final class Rounds {
  private var longest = (wall: 0.0, work: 0.0, part: "")
  private(set) var told = ""
  var current = ""

  private static func time(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1_000 + Double(time.tv_nsec) / 1_000_000
  }

  func run<Value>(_ work: () -> Value) -> Value {
    let (wall, cpu) = (Rounds.time(CLOCK_MONOTONIC), Rounds.time(CLOCK_THREAD_CPUTIME_ID))
    defer {
      let took = (
        wall: Rounds.time(CLOCK_MONOTONIC) - wall, work: Rounds.time(CLOCK_THREAD_CPUTIME_ID) - cpu,
        part: current
      )
      if took.work > longest.work { longest = took }
      if took.work > 15, getenv("BENCH_ROUNDS") != nil {
        FileHandle.standardError.write(
          Data("  \(current): \(Int(took.wall)), \(Int(took.work))\n".utf8))
      }
    }
    return work()
  }

  /// The longest since this was asked last.
  func take() -> Double {
    defer { longest = (0, 0, "") }
    told = String(format: "%.0f ms by the clock, when ", longest.wall) + longest.part
    return longest.work
  }
}

/// A window with a release, and somebody who uses it.
final class ReleaseUse {
  let session: Session
  let window: MainWindow
  let rounds = Rounds()
  private var frames = 0

  /// - Parameters:
  ///   - log: one that knows a release; nil: an empty one in `folder`.
  init(log: String?, in folder: URL?) throws {
    let path = log ?? folder?.appending(path: "history.sqlite").path ?? ""
    session = Session(database: HistoryDatabase(path: path), page: .step("screenshots"), at: .now)
    let now = Moment.now
    Background.run {
      HistoryOpening.read(path, at: now)
    } then: { [session] opening in
      session.opened(opening, at: .now)
    }
    window = MainWindow(application: Bench.application, session: session, stateKeeper: nil)
    session.effects.whenIdle = { MainLoop.whenIdle($0) }
    window.present()
    connect(widget, "draw", after: true) { [weak self] _ in self?.frames += 1 }
  }

  private var widget: UnsafeMutablePointer<GtkWidget> { window.window.widget }

  // MARK: The loop

  private func turn(until isDone: () -> Bool) {
    let end = ContinuousClock.now + .seconds(60)
    while !isDone() {
      guard ContinuousClock.now < end else { fatalError("\(rounds.current) did not end") }
      let hasWorked = rounds.run { g_main_context_iteration(nil, 0) != 0 }
      if !hasWorked { usleep(200) }
    }
  }

  func turn(milliseconds: Int) {
    let end = ContinuousClock.now + .milliseconds(milliseconds)
    turn { ContinuousClock.now >= end }
  }

  /// Until what is so now has been drawn.
  private func untilDrawn() {
    let before = frames
    gtk_widget_queue_draw(widget)
    turn { frames > before }
  }

  private func act(_ name: String, _ work: () -> Void) {
    rounds.current = name
    rounds.run(work)
  }

  // MARK: A folder

  func untilOpened() {
    turn { session.state.log.access == .open }
    untilDrawn()
  }

  func untilFound() {
    turn { session.state.check.result != nil }
    untilDrawn()
  }

  func untilWhole() {
    turn { !session.state.check.isRunning && session.state.check.result?.isWhole == true }
    untilDrawn()
  }

  /// Milliseconds from the folder to its sheet, and from Open to the first findings; what is between is the person's.
  func openFolder(_ release: BenchRelease) -> Double {
    var begin = ContinuousClock.now
    act("the folder is opened") { session.folderOpened(release.folder.path, at: .now) }
    turn { session.state.sheet != nil }
    untilDrawn()
    let sheet = (ContinuousClock.now - begin).milliseconds
    turn(milliseconds: 300)
    act("Release Details") { session.detailsEdited { ($0.app, $0.version) = ("Tidepool", "2.4") } }
    turn(milliseconds: 300)
    begin = ContinuousClock.now
    act("Open is pressed") { session.detailsConfirmed(at: .now) }
    untilFound()
    rounds.current = "the pixels are looked at"
    return sheet + (ContinuousClock.now - begin).milliseconds
  }

  /// Milliseconds from a text on disk to its finding in the list, or out of it.
  func edit(_ release: BenchRelease, turn number: Int) throws -> Double {
    act("an edit") { session.pageChosen(.step("metadata")) }
    turn(milliseconds: 700)
    let before = session.toFixInMetadata
    let begin = ContinuousClock.now
    let name = number % 2 == 0 ? "Tidepool: every tide of every coast there is" : "Tidepool"
    try Data((name + "\n").utf8).write(to: release.text("name", of: release.languages[20]))
    turn { session.toFixInMetadata != before }
    untilDrawn()
    return (ContinuousClock.now - begin).milliseconds
  }

  // MARK: Rooms

  /// Opens Pictures and scrolls to its end.
  func walkPictures() -> String {
    act("Screenshots") { session.pageChosen(.step("screenshots")) }
    turn(milliseconds: 700)
    act("Pictures is opened") { session.doorOpened() }
    untilDrawn()
    turn(milliseconds: 500)
    rounds.current = "Pictures is scrolled"
    guard let scroller = mappedScrollers().max(by: { height($0) < height($1) }) else {
      fatalError("no pictures")
    }
    let adjustment = gtk_scrolled_window_get_vadjustment(scroller)
    var atEnd = 0
    while atEnd < 20 {
      let (value, page) = (gtk_adjustment_get_value(adjustment), gtk_adjustment_get_page_size(adjustment))
      let end = gtk_adjustment_get_upper(adjustment) - page
      atEnd = value >= end ? atEnd + 1 : 0
      act("Pictures is scrolled") { gtk_adjustment_set_value(adjustment, value + page / 4) }
      turn(milliseconds: 40)
    }
    let count = buttons("picture").count
    act("Pictures is left") { session.placeLeft() }
    turn(milliseconds: 300)
    return "\(count) pictures over \(Int(gtk_adjustment_get_upper(adjustment))) pixels"
  }

  /// Opens Languages and gives each cell the focus.
  func walkLanguages() -> Int {
    act("Metadata") { session.pageChosen(.step("metadata")) }
    turn(milliseconds: 700)
    act("Languages is opened") { session.doorOpened() }
    untilDrawn()
    turn(milliseconds: 1_000)
    let cells = buttons("cell")
    for (number, cell) in cells.enumerated() {
      act("Languages is walked, cell \(number)") { gtk_widget_grab_focus(cell) }
      turn(milliseconds: 4)
    }
    act("Languages is left") { session.placeLeft() }
    turn(milliseconds: 300)
    return cells.count
  }

  /// Opens rooms and findings, in turn.
  func openEverything(_ count: Int) {
    let steps = Step.steps
    for number in 0..<count {
      session.pageChosen(.step(steps[number / 2 % steps.count].id))
      turn(milliseconds: 10)
      if number % 2 == 0 { session.doorOpened() } else { session.findingMoved(by: 1) }
      turn(milliseconds: 40)
      session.placeLeft()
      turn(milliseconds: 10)
    }
    turn(milliseconds: 600)
  }

  // MARK: Widgets

  private func height(_ scroller: UnsafeMutablePointer<GtkScrolledWindow>) -> Double {
    gtk_adjustment_get_upper(gtk_scrolled_window_get_vadjustment(scroller))
  }

  private func mappedScrollers() -> [UnsafeMutablePointer<GtkScrolledWindow>] {
    mapped(below: widget).compactMap { $0.asOptional(GtkScrolledWindow.self) }
  }

  private func buttons(_ style: String) -> [UnsafeMutablePointer<GtkWidget>] {
    mapped(below: widget).filter {
      $0.asOptional(GtkButton.self) != nil
        && gtk_style_context_has_class(gtk_widget_get_style_context($0), style) != 0
    }
  }

  private func mapped(below widget: UnsafeMutablePointer<GtkWidget>) -> [UnsafeMutablePointer<GtkWidget>] {
    guard gtk_widget_get_mapped(widget) != 0 else { return [] }
    guard widget.asOptional(GtkContainer.self) != nil else { return [widget] }
    return [widget] + children(of: widget).flatMap { mapped(below: $0) }
  }
}

extension Session {
  fileprivate var toFixInMetadata: Int { state.findings(of: "metadata")?.toFix ?? 0 }
}
