import CGtk
import Foundation
import GtkKit
import GtkTestSupport
import XCTest

@testable import ShipShapeCore
@testable import ShipShapeUI

/// The window as a whole: what it remembers, what it gives back, where it finds its files.
@MainActor
final class MainWindowTests: UITestCase {
  func testSizeAndPageAreKeptWhenTheyChange() async throws {
    let file = JSONFile<WindowState>(folder.appending(path: "state/window.json").path)
    let session = makeSession()
    let window = try await makeWindow(session, stateKeeper: WindowStateKeeper(file: file))
    gtk_window_resize(window.window.pointer.as(GtkWindow.self), 1_000, 600)
    session.pageChosen(.step("keywords"))
    await wait("it is kept") { file.load()?.page == "step-3" && file.load()?.width == 1_000 }
    XCTAssertEqual(file.load()?.height, 600)
    window.close()
    let again = try await makeWindow(makeSession(), stateKeeper: WindowStateKeeper(file: file))
    var width: gint = 0
    var height: gint = 0
    gtk_window_get_size(again.window.pointer.as(GtkWindow.self), &width, &height)
    XCTAssertEqual([width, height], [1_000, 600])
    again.close()
  }

  func testAMaximisedWindowComesBackMaximisedAndKeepsItsSmallerSize() async throws {
    let file = JSONFile<WindowState>(folder.appending(path: "state/window.json").path)
    let window = try await makeWindow(makeSession(), stateKeeper: WindowStateKeeper(file: file))
    gtk_window_maximize(window.window.pointer.as(GtkWindow.self))
    await wait("it is kept") { file.load()?.isMaximized == true }
    XCTAssertEqual(file.load()?.width, 920)
    window.close()
    let again = try await makeWindow(makeSession(), stateKeeper: WindowStateKeeper(file: file))
    await wait("it is maximised") { gtk_window_is_maximized(again.window.pointer.as(GtkWindow.self)) != 0 }
    again.close()
  }

  func testAWindowFileThatAsksForTheImpossibleIsNoHindrance() async throws {
    let file = JSONFile<WindowState>(folder.appending(path: "state/window.json").path)
    try file.save(WindowState(width: 99_999_999_999, height: -4, page: "step-77"))
    let window = try await makeWindow(makeSession(), stateKeeper: WindowStateKeeper(file: file))
    XCTAssertGreaterThanOrEqual(gtk_widget_get_allocated_height(window.window.widget), 480)
    window.close()
  }

  func testAZoneThatChangesUnderTheAppIsFollowed() async throws {
    let before = String(cString: getenv("TZ"))
    defer {
      setenv("TZ", before, 1)
      UserZone.refresh()
    }
    let instant = Date(timeIntervalSince1970: 1_781_740_800)  // 2026-06-18 00:00 UTC
    func day() -> String {
      instant.formatted(pattern: "MMM d", locale: Locale(identifier: "en_US"))
    }
    setenv("TZ", "America/New_York", 1)
    UserZone.refresh()
    XCTAssertEqual(day(), "Jun 17")
    setenv("TZ", "Asia/Tokyo", 1)
    UserZone.refresh()
    XCTAssertEqual(day(), "Jun 18")
  }

  func testAClipRestsWhenThePageIsLeftOrSomethingLiesOverIt() async throws {
    let session = makeSession(page: .step("screenshots"))
    let window = try await makeWindow(session)
    let root = window.window.widget
    func play() async throws {
      await wait("the clip") { (try? self.button("Play clip", below: root)).map(self.isSensitive) ?? false }
      gtk_button_clicked(try button("Play clip", below: root))
      await wait("it plays") { self.hasButton("Pause clip", below: root) }
    }
    try await play()
    session.historyPressed()
    await wait("it rests behind History") { self.hasButton("Play clip", below: root) }
    session.historyClosed()
    await still()
    try await play()
    session.pageChosen(.welcome)
    await still()
    session.pageChosen(.step("screenshots"))
    await still()
    XCTAssertTrue(hasButton("Play clip", below: root), "it rests when the page comes back")
    window.close()
  }

  func testAClipThatRestsAtOnceAfterPlayDoesNotPlayOn() async throws {
    let session = makeSession(page: .step("screenshots"))
    let window = try await makeWindow(session)
    let root = window.window.widget
    await wait("the clip") { (try? self.button("Play clip", below: root)).map(self.isSensitive) ?? false }
    // How far the player came when the pause comes is chance, so it is tried at many distances.
    for turns in 0..<8 {
      gtk_button_clicked(try button("Play clip", below: root))
      for _ in 0..<turns % 6 { MainLoop.iterate() }
      session.pageChosen(.welcome)
      await idle(turns: turns % 3)
      session.pageChosen(.step("screenshots"))
      await idle()
      XCTAssertTrue(hasButton("Play clip", below: root))
      await still()
    }
    window.close()
  }

  func testPagesHistoryAndReadyLeaveNothingBehind() async throws {
    let session = makeSession()
    for step in Step.steps { session.donePressed(step.id, at: .now) }
    session.readyClosed()
    let before = SignalBox.alive
    do {
      let window = try await makeWindow(session)
      for page in Page.all { session.pageChosen(page) }
      session.readyOpened()
      await still()
      session.readyClosed()
      let open = SignalBox.alive
      for _ in 0..<20 {
        for page in Page.all.reversed() { session.pageChosen(page) }
        session.historyPressed()
        await still(orFrames: 2)
        session.historyClosed()
        session.readyOpened()
        await still(orFrames: 2)
        session.readyClosed()
      }
      await still()
      XCTAssertEqual(SignalBox.alive, open, "opening and closing leaves no handler")
      window.close()
    }
    session.onChange = { _, _ in }
    session.effects = Session.Effects()
    await wait("every handler is gone") { SignalBox.alive == before }
  }

  func testTheSmallestWindowIs360By480() async throws {
    for page in Page.all {
      let window = try await makeWindow(makeSession(page: page), width: 100, height: 100)
      let width = gtk_widget_get_allocated_width(window.window.widget)
      let height = gtk_widget_get_allocated_height(window.window.widget)
      XCTAssertEqual([width, height], [360, 480], page.name)
      window.close()
    }
  }

  func testWhatCannotBeSavedIsAskedAboutBeforeQuitting() async throws {
    let session = makeSession()
    let window = try await makeWindow(session)
    var answers: [Bool] = []
    window.askToQuit { answers.append($0) }
    await still()
    gtk_dialog_response(try XCTUnwrap(dialog()).as(GtkDialog.self), gint(GTK_RESPONSE_CANCEL.rawValue))
    XCTAssertEqual(answers, [false])
    window.close()
  }

  func testTheBundleIsFoundBesideTheBinaryAndInThePrefix() async {
    func find(_ environment: [String: String] = [:], _ files: String...) -> String? {
      Installation.find(executable: "/opt/x/bin/shipshape", environment: environment) { files.contains($0) }?
        .resources
    }
    let beside = "/opt/x/bin/ShipShape_ShipShapeUI.resources/shipshape.gresource"
    let installed = "/opt/x/share/shipshape/shipshape.gresource"
    XCTAssertEqual(find([:], beside, installed), beside)
    XCTAssertEqual(find([:], installed), installed)
    XCTAssertEqual(
      find(["SHIPSHAPE_DATA_DIR": "/d"], "/d/shipshape.gresource", beside), "/d/shipshape.gresource")
    XCTAssertNil(find(["SHIPSHAPE_DATA_DIR": "/d"], beside), "a named folder is meant")
    XCTAssertNil(find())
  }

  func testALengthForAllIsAPositiveWholeNumber() async {
    XCTAssertEqual(StepLengthOverride.length(in: ["SHIPSHAPE_STEP_SECONDS": "3"]), .seconds(3))
    XCTAssertNil(StepLengthOverride.length(in: [:]))
    for text in ["", "0", "-3", "2.5", "ten", "99999999999999999999"] {
      XCTAssertNil(StepLengthOverride.length(in: ["SHIPSHAPE_STEP_SECONDS": text]), text)
    }
  }
}
