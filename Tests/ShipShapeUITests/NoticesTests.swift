import CGtk
import Foundation
import GtkKit
import GtkTestSupport
import XCTest

@testable import ShipShapeCore
@testable import ShipShapeUI

/// What the bar says, and for how long.
@MainActor
final class NoticesTests: UITestCase {
  func testEveryNoticeIsASentenceThatNamesItsThing() async {
    let errors: [StorageError] = [
      .noFolder(path: "/a/b"), .cannotOpen(path: "/a/b"), .busy, .full, .readOnly, .moved, .corrupt,
      .newerVersion(9), .failing(code: 10, message: "disk I/O error"),
    ]
    let notices: [Notice] =
      [
        .finished("screenshots", stepsLeft: 3), .held("metadata"), .timeUp("keywords"),
        .keptAside(path: "/x/history.sqlite.corrupt-1"), .newerLog, .settingsUnsaved,
        .began(Release(number: 2, begun: Date())),
      ] + errors.map { .unsaved($0) } + errors.map { .unreadable($0) }
    for notice in notices {
      let text = Notices.text(notice)
      XCTAssertTrue(text.hasSuffix("."), text)
      XCTAssertFalse(text.contains("%"), text)
      XCTAssertFalse(text.contains("!"), "never shouting: \(text)")
    }
    XCTAssertEqual(Notices.text(.finished("final-qa", stepsLeft: 1)), "Final QA is done, 1 step is left.")
    XCTAssertEqual(Notices.text(.finished("final-qa", stepsLeft: 2)), "Final QA is done, 2 steps are left.")
    XCTAssertEqual(Notices.text(.finished("final-qa", stepsLeft: 0)), "Final QA is done.")
    XCTAssertTrue(Notices.text(.keptAside(path: "/x/y")).contains("/x/y"))
    XCTAssertTrue(Notices.text(.unsaved(.full)).contains("The disk is full."))
  }

  func testTheBarOffersUndoFloatsAndMovesNothing() async throws {
    let session = makeSession(page: .step("screenshots"))
    let window = try await makeWindow(session)
    let root = window.window.widget
    let before = place(try button("History", below: root).widget, in: root)
    session.donePressed("screenshots", at: .now)
    await settle(milliseconds: 400)
    let undo = try button("Undo", below: root)
    let after = place(try button("History", below: root).widget, in: root)
    XCTAssertEqual(before.y, after.y)
    XCTAssertLessThan(place(undo.widget, in: root).y + place(undo.widget, in: root).height, after.y)
    gtk_button_clicked(undo)
    await settle(milliseconds: 300)
    XCTAssertEqual(session.state.doneCount, 0)
    XCTAssertEqual(session.state.page, .step("screenshots"))
    XCTAssertFalse(hasButton("Undo", below: root))
    window.close()
  }

  func testAPassingNoticeStandsSixSecondsAtLeastAndWaitsForTheFocus() async throws {
    XCTAssertGreaterThanOrEqual(NoticeBar.standingMilliseconds, 6_000)
    let bar = NoticeBar(standingMilliseconds: 1_000)
    let window = Ref<GtkWindow>(sinking: gtk_window_new(GTK_WINDOW_TOPLEVEL))
    let box = Ref<GtkBox>(sinking: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    let other = Ref<GtkButton>(sinking: gtk_button_new_with_label("elsewhere"))
    box.add(other)
    box.add(bar.root)
    window.add(box)
    let actions = ActionGroup()
    for name in ["undo", "close-notice"] { actions.add(name) {} }
    actions.insert(into: window.widget, prefix: "win")
    gtk_widget_show(box.widget)
    gtk_widget_show(other.widget)
    gtk_window_present(window.pointer)
    var expired = 0
    bar.onExpired = { expired += 1 }
    let session = makeSession()
    session.donePressed("screenshots", at: .now)
    bar.render(old: nil, new: session.state)
    await wait("the window has the focus") { gtk_window_is_active(window.pointer) != 0 }
    await settle(milliseconds: 300)
    let close = try button("Close notice", below: window.widget)
    gtk_widget_grab_focus(close.widget)
    XCTAssertNotEqual(gtk_widget_has_focus(close.widget), 0)
    await settle(milliseconds: 1_300)
    XCTAssertEqual(expired, 0, "it waits while the focus is in it")
    gtk_widget_grab_focus(other.widget)
    await wait("it goes") { expired == 1 }
    gtk_widget_destroy(window.widget)
  }
}
