import CGtk
import Foundation
import GtkKit
import GtkTestSupport
import ReleaseChecks
import XCTest

@testable import ShipShapeCore
@testable import ShipShapeUI

/// Final QA's groups of points on its page, and the room with all of them.
@MainActor
final class PointsRoomTests: UITestCase {
  private func put(_ text: String, at path: String) throws {
    let url = folder.appending(path: "project/fastlane/\(path)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// What was asked of the thread that checks.
  private var asked: [CheckRequest] = []

  /// Checks here what waits to be checked.
  private func check(_ session: Session) throws {
    while let request = asked.popLast() {
      asked = []
      session.checkEnded(request.serial, .success(try request.run()), at: .now)
    }
  }

  /// A window on Final QA of a release that is checked.
  private func makeRelease(width: Int = 920) async throws -> (MainWindow, Session) {
    try put("Tidepool\n", at: "metadata/en-US/name.txt")
    try put("It logs what you sail.\n", at: "metadata/en-US/description.txt")
    try put("2026 Tidepool Ltd\n", at: "metadata/copyright.txt")
    try put("12345\n", at: "metadata/review_information/phone_number.txt")
    let session = makeSession(page: .step("final-qa"))
    session.effects.check = { [weak self] in self?.asked.append($0) }
    let window = try await makeWindow(session, width: width)
    session.surveyed(
      ReleaseSurvey.make(of: folder.appending(path: "project").path, year: 2026), at: .now)
    session.detailsEdited { $0.app = "Tidepool" }
    session.detailsConfirmed(at: .now)
    try check(session)
    await still()
    return (window, session)
  }

  private func checkBoxes(_ window: MainWindow) -> [UnsafeMutablePointer<GtkWidget>] {
    shownWidgets(below: window.window.widget).filter { $0.asOptional(GtkCheckButton.self) != nil }
  }

  private func point(_ id: String, _ session: Session) throws -> PointsFace.Point {
    try XCTUnwrap(session.state.pointsFace?.groups.flatMap(\.points).first { $0.id == id })
  }

  func testThePageShowsTheGroupsInPlaceOfWhatItAsks() async throws {
    let (window, session) = try await makeRelease()
    let texts = texts(below: window.window.widget)
    let face = try XCTUnwrap(session.state.pointsFace)
    XCTAssertTrue(texts.contains("\(face.done) of \(face.count) points"), "\(texts)")
    XCTAssertTrue(texts.contains("What does the app have?"))
    XCTAssertFalse(texts.contains("What this step asks"))
    for group in face.groups {
      XCTAssertTrue(texts.contains(FindingText.text(group.title)))
      XCTAssertTrue(texts.contains("\(group.done) of \(group.points.count)"))
    }
    XCTAssertEqual(texts.count { $0 == "All points" }, 1)
  }

  func testTheQuestionIsAnsweredAndChanged() async throws {
    let (window, session) = try await makeRelease()
    let root = window.window.widget
    let price = try button("A price", below: root)
    gtk_button_clicked(price)
    session.dayTurned(at: .now)
    XCTAssertNotEqual(gtk_toggle_button_get_active(price.widget.as(GtkToggleButton.self)), 0)
    gtk_button_clicked(try button("Done with what the app has", below: root))
    XCTAssertEqual(session.state.memory.traits, ["price"])
    await still()
    XCTAssertFalse(texts(below: root).contains("What does the app have?"))
    gtk_button_clicked(try button("All points", below: root))
    await still()
    XCTAssertTrue(texts(below: root).contains { $0.contains("points are left out: nothing about") })
    gtk_button_clicked(try button("Change what is left out", below: root))
    await still()
    XCTAssertNotEqual(
      gtk_toggle_button_get_active(try button("A price", below: root).widget.as(GtkToggleButton.self)), 0)
    gtk_button_clicked(try button("Done with what the app has", below: root))
    await still()
    XCTAssertTrue(hasButton("Change what is left out", below: root))
  }

  func testAPressTicksAndOnlyOpenFilters() async throws {
    let (window, session) = try await makeRelease()
    let root = window.window.widget
    session.doorOpened()
    await still()
    let point = try XCTUnwrap(
      session.state.pointsFace?.groups.flatMap(\.points).first { $0.state == .toTick(known: nil) })
    let name = FindingText.text(point.text)
    let box = try button(name, below: root)
    gtk_button_clicked(box)
    XCTAssertNotNil(session.state.memory.ticks[point.id])
    await still()
    let tick = try XCTUnwrap(session.state.memory.ticks[point.id])
    let time = LogFormatter(today: tick.day).time(of: tick.instant, utcOffset: tick.utcOffset)
    XCTAssertTrue(accessibleDescription(box.widget).hasPrefix(time), accessibleDescription(box.widget))
    XCTAssertEqual(accessibleName(try button(name, below: root).widget), name)
    gtk_button_clicked(try button("Only open", below: root))
    await still()
    XCTAssertFalse(hasButton(name, below: root))
    let copyright = FindingText.text(try self.point("m-copyright", session).text)
    XCTAssertFalse(texts(below: root).contains(copyright))
    gtk_button_clicked(try button("Only open", below: root))
    await still()
    gtk_button_clicked(try button(name, below: root))
    XCTAssertNil(session.state.memory.ticks[point.id])
  }

  func testWhatTheFolderAnswersHasNoBox() async throws {
    let (window, session) = try await makeRelease()
    session.doorOpened()
    await still()
    let point = try point("m-copyright", session)
    guard case .byFolder = point.state else { return XCTFail("\(point.state)") }
    let name = FindingText.text(point.text)
    XCTAssertFalse(hasButton(name, below: window.window.widget))
    let row = try XCTUnwrap(
      shownWidgets(below: window.window.widget).first {
        accessibleName($0) == "\(name), answered by the folder"
      })
    XCTAssertEqual(atk_object_get_role(gtk_widget_get_accessible(row)), ATK_ROLE_LIST_ITEM)
    XCTAssertTrue(texts(below: row).contains { $0.hasPrefix("From the folder: “2026 Tidepool Ltd”") })
  }

  func testWhatIsOpenLeadsToItsFindingAndStaysInPlaceWhenMended() async throws {
    let (window, session) = try await makeRelease()
    let root = window.window.widget
    session.doorOpened()
    await still()
    let point = try point("r-contact", session)
    let waits = try XCTUnwrap(point.waitsFor)
    let suffix = waits.severity == .error ? "to fix" : "worth a look"
    let name = "\(FindingText.text(point.text)), \(suffix)"
    let row = try button(name, below: root)
    gtk_button_clicked(row)
    await still()
    XCTAssertTrue(session.state.place.isFinding)
    XCTAssertEqual(session.state.page, .step(waits.step))
    session.pageChosen(.step("final-qa"))
    session.doorOpened()
    await still()
    XCTAssertEqual(window.window.focusedWidget?.accessibleName, name)
    let before = texts(below: root)
    for (file, text) in ["first_name": "Ann", "last_name": "Lee", "email_address": "ann@tidepool.app"] {
      try put(text + "\n", at: "metadata/review_information/\(file).txt")
    }
    try put("+1 650 555 0100\n", at: "metadata/review_information/phone_number.txt")
    session.folderChanged()
    try check(session)
    await still()
    XCTAssertFalse(hasButton(name, below: root))
    let text = FindingText.text(point.text)
    let after = texts(below: root)
    XCTAssertEqual(before.firstIndex(of: text), after.firstIndex(of: text))
  }

  func testNarrowItFits() async throws {
    let (window, session) = try await makeRelease(width: 360)
    session.doorOpened()
    await still()
    XCTAssertLessThanOrEqual(Int(gtk_widget_get_allocated_width(window.window.widget)), 420)
    XCTAssertFalse(checkBoxes(window).isEmpty)
  }

  func testAGroupOpensTheRoomAtItsPlace() async throws {
    let (window, session) = try await makeRelease()
    let title = try XCTUnwrap(session.state.pointsFace?.groups.last?.title)
    let row = try XCTUnwrap(
      shownWidgets(below: window.window.widget).first {
        $0.asOptional(GtkListBoxRow.self) != nil && accessibleName($0) == FindingText.text(title)
      })
    gtk_widget_activate(row)
    await still()
    XCTAssertEqual(session.state.place, .room)
    let focus = try XCTUnwrap(window.window.focusedWidget)
    let ids = session.state.pointsFace?.groups.last?.points.map { FindingText.text($0.text) } ?? []
    XCTAssertTrue(ids.contains(focus.accessibleName), focus.accessibleName)
  }
}
