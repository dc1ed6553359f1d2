import CGtk
import Foundation
import GtkKit
import GtkTestSupport
import XCTest

@testable import ShipShapeCore
@testable import ShipShapeUI

/// The log as a list: sections, the window of rows, and what it says when there is nothing.
@MainActor
final class HistoryViewTests: UITestCase {
  private let zone = TimeZone(identifier: "America/New_York") ?? .gmt

  private func lines(days: Int, perDay: Int) -> [FinishedStep] {
    let first = CalendarDay(year: 2026, month: 6, day: 17)
    let release = UUID()
    return (0..<days).flatMap { day -> [FinishedStep] in
      let noon = first.advanced(byDays: -day).noon(in: zone)
      return (0..<perDay).map { position in
        FinishedStep(
          Step.steps[position % 4], release: release,
          at: Moment(date: noon.addingTimeInterval(Double(position) * 60), instant: .now, zone: zone))
      }
    }
  }

  @MainActor
  private struct ListFixture {
    let window: Ref<GtkWindow>
    let list: Ref<GtkListBox>
    let scroller: Ref<GtkScrolledWindow>
    let history: HistoryList

    var rows: [UnsafeMutablePointer<GtkListBoxRow>] {
      children(of: list.widget).map { $0.as(GtkListBoxRow.self) }
    }
    var names: [String] { rows.map { accessibleName($0.widget).replacing("\u{202f}", with: " ") } }
    var headers: [String] {
      rows.compactMap { gtk_list_box_row_get_header($0) }
        .map { String(cString: gtk_label_get_text($0.as(GtkLabel.self))) }
    }
    var adjustment: UnsafeMutablePointer<GtkAdjustment> {
      gtk_scrolled_window_get_vadjustment(scroller.pointer)
    }
    func has(_ style: String, _ row: Int) -> Bool {
      gtk_style_context_has_class(gtk_widget_get_style_context(rows[row].widget), style) != 0
    }
  }

  private func makeList(_ lines: [FinishedStep]) async -> ListFixture {
    let window = Ref<GtkWindow>(sinking: gtk_window_new(GTK_WINDOW_TOPLEVEL))
    gtk_window_set_default_size(window.pointer, 420, 560)
    let scroller = Ref<GtkScrolledWindow>(sinking: gtk_scrolled_window_new(nil, nil))
    let list = Ref<GtkListBox>(sinking: gtk_list_box_new())
    list.addStyle("history-list")
    scroller.add(list)
    window.add(scroller)
    let formatter = LogFormatter(
      locale: Locale(identifier: "en_US"), today: CalendarDay(year: 2026, month: 6, day: 18))
    let history = HistoryList(list: list, scroller: scroller) {
      HistoryRow.make($0, formatter, namesRelease: false)
    } header: {
      formatter.header(of: $0)
    }
    gtk_widget_show_all(window.widget)
    history.show(lines)
    await still()
    return ListFixture(window: window, list: list, scroller: scroller, history: history)
  }

  func testADayIsASectionWithItsLinesInTheOrderDone() async throws {
    let fixture = await makeList(lines(days: 2, perDay: 3))
    XCTAssertEqual(fixture.headers, ["Jun 17", "Jun 16"])
    XCTAssertEqual(
      Array(fixture.names.prefix(3)), ["Screenshots, 12:00 PM", "Metadata, 12:01 PM", "Keywords, 12:02 PM"])
    XCTAssertEqual(accessibleDescription(fixture.rows[4].widget), "Jun 16")
    XCTAssertEqual((0..<6).map { fixture.has("first", $0) }, [true, false, false, true, false, false])
    XCTAssertEqual((0..<6).map { fixture.has("last", $0) }, [false, false, true, false, false, true])
    gtk_widget_destroy(fixture.window.widget)
  }

  func testALongLogIsAWindowOfRowsThatScrollsToBothEnds() async throws {
    let all = lines(days: 700, perDay: 3)
    let fixture = await makeList(all)
    XCTAssertLessThanOrEqual(fixture.rows.count, 2 * HistoryList.batch)
    var steps = 0
    while fixture.names.last != nil, fixture.rows.last.map({ accessibleDescription($0.widget) }) != nil,
      steps < 200
    {
      let before = fixture.rows.last
      gtk_adjustment_set_value(fixture.adjustment, gtk_adjustment_get_upper(fixture.adjustment))
      await still(orFrames: 2)
      steps += 1
      if fixture.rows.last == before { break }
    }
    let oldest = try XCTUnwrap(all.last?.day)
    let formatter = LogFormatter(
      locale: Locale(identifier: "en_US"), today: CalendarDay(year: 2026, month: 6, day: 18))
    XCTAssertEqual(
      fixture.rows.last.map { accessibleDescription($0.widget) }, formatter.header(of: oldest))
    XCTAssertLessThanOrEqual(fixture.rows.count, HistoryList.most)
    for _ in 0..<200 {
      let before = fixture.rows.first
      gtk_adjustment_set_value(fixture.adjustment, 0)
      await still(orFrames: 2)
      if fixture.rows.first == before { break }
    }
    XCTAssertEqual(fixture.headers.first, "Jun 17")
    XCTAssertEqual(fixture.names.first, "Screenshots, 12:00 PM")
    gtk_widget_destroy(fixture.window.widget)
  }

  func testWhatIsLookedAtStaysWhereItIsWhenRowsComeAndGo() async throws {
    let fixture = await makeList(lines(days: 700, perDay: 3))
    func topRow() -> (name: String, offset: Int)? {
      let value = gtk_adjustment_get_value(fixture.adjustment)
      for row in fixture.rows {
        var place = GtkAllocation()
        gtk_widget_get_allocation(row.widget, &place)
        if Double(place.y) >= value {
          return (
            accessibleDescription(row.widget) + accessibleName(row.widget), Int(Double(place.y) - value)
          )
        }
      }
      return nil
    }
    var seen: [String] = []
    for _ in 0..<120 {
      gtk_adjustment_set_value(fixture.adjustment, gtk_adjustment_get_value(fixture.adjustment) + 300)
      await still(orFrames: 2)
      if let top = topRow() {
        XCTAssertLessThan(top.offset, 120)
        seen.append(top.name)
      }
    }
    XCTAssertEqual(Set(seen).count, seen.count, "every stop shows rows that were not on top before")
    gtk_widget_destroy(fixture.window.widget)
  }

  func testAnEmptyLogSaysSoInWords() async throws {
    let session = makeSession()
    let window = try await makeWindow(session)
    // A development build shows samples in an empty log; the view itself is given none.
    session.donePressed("screenshots", at: .now)
    session.historyPressed()
    await still()
    let dialog = try XCTUnwrap(dialog())
    XCTAssertFalse(texts(below: dialog).contains("No finished steps yet"))
    XCTAssertTrue(texts(below: dialog).contains("Screenshots"))
    session.historyClosed()
    let view = HistoryView(session: session, parent: window.window)
    var state = session.state
    state.history = LoadedHistory()
    view.render(state)
    view.present()
    await still()
    XCTAssertTrue(texts(below: view.dialog.widget).contains("No finished steps yet"))
    view.dismiss()
    window.close()
  }

  func testTheDialogHasOneTitleAndAFloatingClose() async throws {
    let session = makeSession()
    session.donePressed("screenshots", at: .now)
    let window = try await makeWindow(session)
    session.historyPressed()
    await still()
    let dialog = try XCTUnwrap(dialog())
    XCTAssertEqual(texts(below: dialog).filter { $0 == "History" }.count, 1)
    XCTAssertNotEqual(gtk_window_get_modal(dialog.as(GtkWindow.self)), 0)
    let close = try button("Close", below: dialog)
    let title = try XCTUnwrap(
      shownWidgets(below: dialog).first { $0.asOptional(GtkLabel.self) != nil })
    let content = place(title, in: dialog)
    XCTAssertLessThanOrEqual(
      abs(2 * content.x + content.width - Int(gtk_widget_get_allocated_width(dialog))), 4,
      "centred on the full width")
    gtk_button_clicked(close)
    await still()
    XCTAssertNil(session.state.sheet)
    XCTAssertNil(self.dialog())
    window.close()
  }

  func testTheWindowsOwnCloseClosesIt() async throws {
    let session = makeSession()
    let window = try await makeWindow(session)
    session.historyPressed()
    await still()
    gtk_window_close(try XCTUnwrap(dialog()).as(GtkWindow.self))
    await wait("it closes") { session.state.sheet == nil }
    XCTAssertNil(dialog())
    window.close()
  }

  func testTheSameStepTwiceOnADayIsTwoRows() async throws {
    let session = makeSession()
    for step in Step.steps { session.donePressed(step.id, at: .now) }
    session.continuePressed(at: .now)
    session.donePressed("screenshots", at: .now)
    let window = try await makeWindow(session)
    session.historyPressed()
    await still()
    XCTAssertEqual(texts(below: try XCTUnwrap(dialog())).filter { $0 == "Screenshots" }.count, 2)
    session.historyClosed()
    window.close()
  }

  func testAnOpenHistoryFollowsTheLog() async throws {
    let session = makeSession()
    session.donePressed("screenshots", at: .now)
    session.donePressed("metadata", at: .now)
    let window = try await makeWindow(session)
    session.historyPressed()
    await still()
    XCTAssertTrue(texts(below: try XCTUnwrap(dialog())).contains("Metadata"))
    // Midnight, a year on: the day is the same, and now it says its year.
    let later = Moment(date: Date().addingTimeInterval(370 * 86_400), instant: .now, zone: .current)
    session.dayTurned(at: later)
    await wait("the rows say their year") { self.shownRowsDescriptions().allSatisfy { $0.contains(", 20") } }
    session.historyClosed()
    window.close()
  }

  private func shownRowsDescriptions() -> [String] {
    guard let dialog = dialog() else { return ["no dialog"] }
    let rows = shownWidgets(below: dialog).filter { $0.asOptional(GtkListBoxRow.self) != nil }
    return rows.isEmpty ? ["no rows"] : rows.map { accessibleDescription($0) }
  }
}
