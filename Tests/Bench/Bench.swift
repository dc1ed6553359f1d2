import CGtk
import Foundation
import GtkKit
import ShipShapeCore
import ShipShapeUI

/// What is measured, each on real files and real windows.
enum Bench {
  static func open() async throws {
    guard gtk_init_check(nil, nil) != 0 else { fatalError("no display; run make bench") }
    let bundle = Bundle.main.bundleURL.appending(path: "ShipShape_ShipShapeUI.resources/shipshape.gresource")
    try Resources.register(path: bundle.path)
    Resources.addStyleSheet("/dev/shipshape/ShipShape/style.css")
    Resources.addIcons("/dev/shipshape/ShipShape/icons")
  }

  /// A session whose log has `lines` lines over `days` days.
  static func session(lines: Int, days: Int) throws -> (session: Session, folder: URL) {
    let folder = FileManager.default.temporaryDirectory.appending(path: "bench-\(UUID().uuidString)")
    let database = HistoryDatabase(path: folder.appending(path: "history.sqlite").path)
    let first = CalendarDay(year: 1995, month: 1, day: 1)
    let release = Release(number: 1, begun: first.noon(in: .gmt))
    let perDay = max(1, lines / days)
    var all: [LogChange] = [.begin(release)]
    for line in 0..<lines {
      let day = first.advanced(byDays: line / perDay)
      all.append(
        .finish(
          FinishedStep(
            Step.steps[line % 4], release: release.id,
            at: Moment(date: day.noon(in: .gmt), instant: .now, zone: .gmt))))
    }
    all.append(.begin(release.next(at: .now)))
    try database.write(all)
    let session = Session(database: database, page: .step("screenshots"), at: .now)
    let opening = HistoryOpening.read(database.path, at: .now)
    guard opening.release != nil else { fatalError("the log cannot be read: \(opening)") }
    session.opened(opening, at: .now)
    return (session, folder)
  }

  /// The median of pressing Done, in milliseconds, over fifty releases.
  private static func doneTime(_ session: Session) -> Double {
    var times: [Double] = []
    for _ in 0..<50 {
      for step in Step.steps {
        let start = ContinuousClock.now
        session.donePressed(step.id, at: .now)
        times.append((ContinuousClock.now - start).milliseconds)
      }
      session.continuePressed(at: .now)
    }
    return median(times)
  }

  static func done(_ report: Report) async throws {
    let (small, smallFolder) = try session(lines: 10, days: 10)
    let (large, largeFolder) = try session(lines: 100_000, days: 10_000)
    defer { for folder in [smallFolder, largeFolder] { try? FileManager.default.removeItem(at: folder) } }
    // In turn, so that a busy disk hits both.
    var ratios: [Double] = []
    var times: [Double] = []
    for _ in 0..<5 {
      let (few, many) = (doneTime(small), doneTime(large))
      ratios.append(many / few)
      times.append(many)
    }
    report.say(
      "Done with 100,000 lines, against 10", median(ratios), atMost: 1.5,
      String(format: "%.2f ms", median(times)))
  }

  static func history(_ report: Report) async throws {
    let (small, smallFolder) = try session(lines: 10, days: 10)
    let (large, largeFolder) = try session(lines: 100_000, days: 10_000)
    defer { for folder in [smallFolder, largeFolder] { try? FileManager.default.removeItem(at: folder) } }
    var times: [[Double]] = [[], []]
    for _ in 0..<7 {
      for (index, session) in [small, large].enumerated() {
        times[index].append(try await opening(session, scrollsToEnd: false).firstFrame)
      }
    }
    let (few, many) = (median(times[0]), median(times[1]))
    report.say(
      "History with 100,000 lines to its first frame, against 10", many / few, atMost: 2,
      String(format: "%.0f ms, %.0f ms", many, few))
    let scrolled = try await opening(large, scrollsToEnd: true)
    guard scrolled.days == 10_000 else { fatalError("only \(scrolled.days) days were seen") }
    report.say(
      "longest stall in ms while scrolling through 100,000 lines", scrolled.longestStall, atMost: 50,
      "\(scrolled.rounds) rounds, \(scrolled.days) days seen")
  }

  private struct Opening {
    var firstFrame = 0.0
    var longestStall = 0.0
    var rounds = 0
    var days = 0
  }

  private static func opening(_ session: Session, scrollsToEnd: Bool) async throws -> Opening {
    let window = MainWindow(application: application, session: session, stateKeeper: nil)
    window.present()
    await settle(milliseconds: 500)
    var result = Opening()
    var isDrawn = false
    let start = ContinuousClock.now
    session.historyPressed()
    guard let dialog = shownDialog() else { fatalError("History did not open") }
    connect(dialog, "draw", after: true) { _ in isDrawn = true }
    while !isDrawn { g_main_context_iteration(nil, 1) }
    result.firstFrame = (ContinuousClock.now - start).milliseconds
    await settle(milliseconds: 300)
    if scrollsToEnd, let scroller = firstScroller(below: dialog) {
      let adjustment = gtk_scrolled_window_get_vadjustment(scroller)
      var last = -1
      var repeats = 0
      while repeats < 20 {
        result.rounds += 1
        let begin = ContinuousClock.now
        gtk_adjustment_set_value(adjustment, gtk_adjustment_get_upper(adjustment))
        result.longestStall = max(result.longestStall, (ContinuousClock.now - begin).milliseconds)
        // A frame's time, so that what was added is laid out and drawn.
        let frame = ContinuousClock.now + .milliseconds(20)
        while ContinuousClock.now < frame {
          let turn = ContinuousClock.now
          g_main_context_iteration(nil, 0)
          result.longestStall = max(result.longestStall, (ContinuousClock.now - turn).milliseconds)
          usleep(500)
        }
        let count = (session.state.history?.store ?? HistoryStore(shipDays: [])).shipDays.count
        repeats = count == last ? repeats + 1 : 0
        last = count
        result.days = count
        if result.rounds % 50 == 0 { try await Task.sleep(for: .milliseconds(1)) }
      }
    }
    session.historyClosed()
    window.close()
    await settle(milliseconds: 100)
    return result
  }

  /// With a countdown running, the loop wakes once a second for it.
  static func ticking(_ report: Report) async throws {
    let (session, folder) = try session(lines: 0, days: 1)
    defer { try? FileManager.default.removeItem(at: folder) }
    let window = MainWindow(application: application, session: session, stateKeeper: nil)
    window.present()
    await settle(milliseconds: 1_500)
    session.startPressed("screenshots", at: .now)
    await settle(milliseconds: 1_500)
    var changes = 0
    let shown = { session.state.progress("screenshots").countdown.shownSeconds(at: .now) }
    let before = shown()
    let start = ContinuousClock.now
    while ContinuousClock.now - start < .seconds(5) {
      g_main_context_iteration(nil, 1)
      changes += 1
    }
    let passed = Double(before - shown())
    // A tick draws one frame; GTK's frame clock takes a few rounds of the loop for that.
    report.say(
      "rounds of the loop for each second of a running countdown", Double(changes) / max(1, passed),
      atMost: 12)
    window.close()
  }

  /// What is left behind by using the window for long.
  ///
  /// Without GTK's animations: GTK keeps a copy of a symbolic icon for each colour that it ever had, and a colour that
  /// fades into another has a new one in every frame.
  static func growth(_ report: Report) async throws {
    DesktopStyle.isAnimated = false
    let (session, folder) = try session(lines: 0, days: 1)
    defer { try? FileManager.default.removeItem(at: folder) }
    for step in Step.steps { session.donePressed(step.id, at: .now) }
    session.readyClosed()
    let window = MainWindow(application: application, session: session, stateKeeper: nil)
    window.present()
    func rounds(_ count: Int) async {
      for round in 0..<count {
        session.pageChosen(Page.all[round % Page.all.count])
        if round % 5 == 0 {
          session.historyPressed()
          await settle(milliseconds: 4)
          session.historyClosed()
          session.readyOpened()
          await settle(milliseconds: 4)
          session.readyClosed()
        }
        await settle(milliseconds: 2)
      }
      await settle(milliseconds: 600)
    }
    await rounds(500)
    let (boxes, memory) = (SignalBox.alive, residentKilobytes())
    await rounds(1_000)
    report.say(
      "handlers left by 1,000 page changes, 200 Histories, 200 Readys", Double(SignalBox.alive - boxes),
      atMost: 0)
    report.say(
      "memory left by the same, in KiB", Double(residentKilobytes() - memory), atMost: 1_024,
      "of \(memory) KiB")
    window.close()
  }

  // MARK: Tools

  static let application: Application = {
    let application = Application(id: "dev.shipshape.Bench", isUnique: false)
    application.register()
    return application
  }()

  static func settle(milliseconds: Int) async {
    let deadline = ContinuousClock.now + .milliseconds(milliseconds)
    while ContinuousClock.now < deadline {
      for _ in 0..<20 { MainLoop.iterate() }
      try? await Task.sleep(for: .milliseconds(1))
    }
  }

  private static func shownDialog() -> UnsafeMutablePointer<GtkWidget>? {
    let list = gtk_window_list_toplevels()
    defer { g_list_free(list) }
    return sequence(first: list, next: { $0?.pointee.next })
      .compactMap { $0?.pointee.data?.assumingMemoryBound(to: GtkWidget.self) }
      .first { $0.asOptional(GtkDialog.self) != nil && gtk_widget_get_visible($0) != 0 }
  }

  private static func firstScroller(
    below widget: UnsafeMutablePointer<GtkWidget>
  ) -> UnsafeMutablePointer<GtkScrolledWindow>? {
    if let scroller = widget.asOptional(GtkScrolledWindow.self) { return scroller }
    guard widget.asOptional(GtkContainer.self) != nil else { return nil }
    return children(of: widget).lazy.compactMap { firstScroller(below: $0) }.first
  }

  static func residentKilobytes() -> Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    return line.flatMap { Int($0.filter(\.isNumber)) } ?? 0
  }
}
