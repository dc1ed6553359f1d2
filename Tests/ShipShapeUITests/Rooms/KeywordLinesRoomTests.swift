import CGtk
import GtkKit
import GtkTestSupport
import XCTest

@testable import ShipShapeCore
@testable import ShipShapeUI

/// The keywords of each language: what is over, left and wasted.
@MainActor
final class KeywordLinesRoomTests: UITestCase {
  private var sample: ReleaseSample!
  private var session: Session!
  private var window: MainWindow!

  private func openRoom(width: Int = 920) async throws {
    sample = try .texts(in: folder)
    session = makeSession(page: .step("keywords"))
    window = try await makeWindow(session, width: width)
    try open(sample, in: session)
    await checked(session)
    session.pageChosen(.step("keywords"))
    session.doorOpened()
    await still()
  }

  override func tearDown() async throws {
    window?.close()
    (window, session, sample) = (nil, nil, nil)
    try await super.tearDown()
  }

  private var root: UnsafeMutablePointer<GtkWidget> { window.window.widget }

  private func named(_ name: String) -> UnsafeMutablePointer<GtkWidget>? {
    shownWidgets(below: root).first { accessibleName($0) == name }
  }

  private let spanish = "Spanish (Spain): 119 of 100, 19 over, 9 wasted, to fix"

  func testRowsSayWhatIsOverLeftAndWasted() async throws {
    try await openRoom()
    _ = try button(spanish, below: root)
    XCTAssertTrue(
      hasButton("Dutch: 14 of 100, 86 left", below: root)
        || hasButton("Dutch: 14 of 100, 86 left, worth a look", below: root))
    let row = try button(spanish, below: root).widget
    XCTAssertTrue(Set(["19 over", "9 wasted"]).isSubset(of: texts(below: row)), "\(texts(below: row))")
    XCTAssertTrue(texts(below: root).contains("86 left"))
    _ = try button("Back to Keywords", below: root)
  }

  func testAPressShowsTheWholeListAndHidesIt() async throws {
    try await openRoom()
    let line = try XCTUnwrap(named("Chosen keywords"))
    XCTAssertTrue(
      texts(below: line).contains("Spanish (Spain): 119 of 100, 19 over"), "\(texts(below: line))")
    XCTAssertTrue(texts(below: line).contains { $0.hasPrefix("tidepool,\u{200B}palabra1,\u{200B}") })
    gtk_button_clicked(try button(spanish, below: root))
    XCTAssertNil(named("Chosen keywords"))
    gtk_button_clicked(try button(spanish, below: root))
    gtk_button_clicked(try button("Details", below: root))
    await still()
    XCTAssertTrue(session.state.findingFace?.row.items.contains { $0.locale == "es-ES" } ?? false)
    session.placeLeft()
    await still()
    XCTAssertEqual(session.state.place, .room)
    XCTAssertNotEqual(gtk_widget_is_focus(try button(spanish, below: root).widget), 0)
  }

  func testRowsChangeInPlace() async throws {
    try await openRoom()
    let before = place(try button(spanish, below: root).widget, in: root).y
    try sample.put("barco,vela", at: "metadata/es-ES/keywords.txt")
    session.folderChanged()
    await checked(session)
    let row = try XCTUnwrap(
      shownWidgets(below: root).first { accessibleName($0).hasPrefix("Spanish (Spain): 10 of 100, 90 left") })
    XCTAssertEqual(place(row, in: root).y, before)
  }

  func testANarrowOneShowsEachListUnderItsName() async throws {
    try await openRoom(width: 420)
    XCTAssertNil(named("Chosen keywords"))
    let row = try button(spanish, below: root)
    XCTAssertTrue(texts(below: row.widget).contains { $0.hasPrefix("tidepool,\u{200B}palabra1,\u{200B}") })
    XCTAssertFalse(hasButton("Details", below: root))
    gtk_button_clicked(row)
    await still()
    let details = try button("Details", below: root).widget
    XCTAssertGreaterThan(place(details, in: root).y, place(row.widget, in: root).y)
    XCTAssertLessThan(place(details, in: root).x + place(details, in: root).width, 420)
    gtk_widget_grab_focus(details)
    session.folderChanged()
    await checked(session)
    XCTAssertNotEqual(gtk_widget_is_focus(details), 0, "a check takes nobody's focus")
    gtk_button_clicked(row)
    XCTAssertFalse(hasButton("Details", below: root))
  }
}
