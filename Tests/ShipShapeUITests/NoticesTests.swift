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
        .finished("screenshots", stepsLeft: 3), .paused("metadata"), .timeUp("keywords", isDone: false),
        .keptAside(path: "/x/history.sqlite.corrupt-1"), .newerLog, .settingsUnsaved,
        .began(Release(number: 2, begun: Date())), .timeUp("keywords", isDone: true),
        .incomplete(path: "/x/history.sqlite"),
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
    await still()
    let undo = try button("Undo", below: root)
    let after = place(try button("History", below: root).widget, in: root)
    XCTAssertEqual(before.y, after.y)
    XCTAssertLessThan(place(undo.widget, in: root).y + place(undo.widget, in: root).height, after.y)
    gtk_button_clicked(undo)
    await still()
    XCTAssertEqual(session.state.doneCount, 0)
    XCTAssertEqual(session.state.page, .step("screenshots"))
    XCTAssertFalse(hasButton("Undo", below: root))
    window.close()
  }

  func testAPassingNoticeStandsSixSecondsAtLeastAndWaitsForTheFocus() async throws {
    XCTAssertGreaterThanOrEqual(NoticeBar.standingMilliseconds, 6_000)
    let session = makeSession()
    session.donePressed("screenshots", at: .now)
    let bar = NoticeBar(session: session, standingMilliseconds: 500)
    let window = Window(sinking: gtk_window_new(GTK_WINDOW_TOPLEVEL))
    let other = Button(label: "elsewhere")
    window.add(Box(.vertical, [.start(other), .start(bar.root)]))
    let actions = ActionGroup()
    for name in ["undo", "close-notice", "show-step"] { actions.add(name) {} }
    actions.insert(into: window, prefix: "win")
    other.grabFocus()
    window.showAll()
    bar.render(session.state.shownNotice, session.state)
    // Away from the pointer, which lies in the middle of the screen.
    gtk_window_move(window.pointer, 20, 20)
    window.present()
    await wait("the window has the focus") { window.isActive }
    try button("Close notice", below: window.widget).widget.grabFocusForTest()
    let start = ContinuousClock.now
    await wait("its time is over") { ContinuousClock.now - start > .milliseconds(700) }
    XCTAssertNotNil(session.state.notice, "it waits while the focus is in it")
    other.grabFocus()
    await wait("it goes") { session.state.notice == nil }
    window.destroy()
  }

  func testTheNoticeAfterDoneAsksHowItWent() async throws {
    let session = makeSession(page: .step("screenshots"))
    let window = try await makeWindow(session)
    let root = window.window.widget
    session.donePressed("screenshots", at: .now)
    await still()
    gtk_button_clicked(try button("Screenshots: rating, 4 of 5", below: root))
    XCTAssertEqual(session.state.progress("screenshots").rating.value, 4)
    XCTAssertEqual(session.state.notice?.notice, .finished("screenshots", stepsLeft: 3), "the notice stays")
    XCTAssertEqual(session.state.progress("metadata").rating.value, 0)
    XCTAssertTrue(hasButton("Undo", below: root))
    window.close()
  }

  func testATimeThatIsUpElsewhereLeadsToItsStep() async throws {
    let session = makeSession(page: .step("screenshots"), fixedLength: .seconds(5))
    let window = try await makeWindow(session)
    var moment = Moment.now
    session.startPressed("screenshots", at: moment)
    session.pageChosen(.welcome)
    moment.instant += .seconds(5)
    session.clockTicked(at: moment)
    await still()
    gtk_button_clicked(try button("Go to Screenshots", below: window.window.widget))
    XCTAssertEqual(session.state.page, .step("screenshots"))
    await still()
    XCTAssertFalse(hasButton("Go to Screenshots", below: window.window.widget), "one is there")
    window.close()
  }

  func testWhatIsNotSavedComesFirstWithUndoBesideIt() async throws {
    let session = makeSession(page: .step("screenshots"))
    session.donePressed("screenshots", at: .now)
    var state = session.state
    state.log.unsaved = [.unfinish(UUID())]
    state.log.writeError = .full
    let bar = NoticeBar(session: session)
    let window = Window(sinking: gtk_window_new(GTK_WINDOW_TOPLEVEL))
    window.add(bar.root)
    bar.render(state.shownNotice, state)
    window.present()
    await still()
    XCTAssertTrue(texts(below: window.widget).contains { $0.hasPrefix("Not saved yet. The disk is full.") })
    XCTAssertFalse(texts(below: window.widget).contains("Screenshots is done."))
    XCTAssertTrue(hasButton("Undo", below: window.widget))
    window.destroy()
  }
}

extension UnsafeMutablePointer where Pointee == GtkWidget {
  @MainActor fileprivate func grabFocusForTest() { gtk_widget_grab_focus(self) }
}
