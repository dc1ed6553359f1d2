import CGtk
import GtkKit
import GtkTestSupport
import XCTest

@testable import ShipShapeCore
@testable import ShipShapeUI

/// The table of the texts: what it says, its order, its filter and its line.
@MainActor
final class LanguageGridRoomTests: UITestCase {
  private var sample: ReleaseSample!
  private var session: Session!
  private var window: MainWindow!

  private func openRoom(width: Int = 920) async throws {
    sample = try .texts(in: folder)
    session = makeSession(page: .step("metadata"))
    window = try await makeWindow(session, width: width)
    try open(sample, in: session)
    await checked(session)
    session.pageChosen(.step("metadata"))
    session.doorOpened()
    await still()
  }

  override func tearDown() async throws {
    window?.close()
    (window, session, sample) = (nil, nil, nil)
    try await super.tearDown()
  }

  private var root: UnsafeMutablePointer<GtkWidget> { window.window.widget }

  private func named(_ name: String) throws -> UnsafeMutablePointer<GtkWidget> {
    try XCTUnwrap(
      shownWidgets(below: root).first { accessibleName($0) == name }, "nothing is called “\(name)”")
  }

  /// The languages from top to bottom.
  private var languages: [String] {
    let names = ["English (U.S.)", "German", "Spanish (Spain)", "Dutch", "French"]
    return shownWidgets(below: root).compactMap { $0.asOptional(GtkLabel.self) }
      .filter { names.contains(String(cString: gtk_label_get_text($0))) }
      .sorted { place($0.widget, in: root).y < place($1.widget, in: root).y }
      .map { String(cString: gtk_label_get_text($0)) }
  }

  private func recheck() async {
    session.folderChanged()
    await checked(session)
  }

  func testItShowsLengthsLimitsAndNames() async throws {
    try await openRoom()
    let all = texts(below: root)
    for text in ["App name", "of 30", "of \(Numbers.text(4_000))", "What’s New", "34", "Privacy link", "set"]
    {
      XCTAssertTrue(all.contains(text), "\(text) in \(all)")
    }
    XCTAssertEqual(languages.first, "German")
    XCTAssertEqual(languages.count, 4)
    _ = try named("Language grid")
    _ = try button("Back to Metadata", below: root)
    _ = try button("German, App name: 34 of 30, to fix", below: root)
    _ = try button("Dutch, App name: 8 of 30", below: root)
    _ = try button("Dutch, Promotional text: 31 of 170, from default", below: root)
    XCTAssertEqual(
      accessibleDescription(try button("German, App name: 34 of 30, to fix", below: root).widget),
      "App name has 34 of 30 characters, 4 over")
    XCTAssertTrue(all.contains("4 languages, 1 with something to fix"), "\(all)")
    // The heads stand over their columns.
    let head = try XCTUnwrap(
      shownWidgets(below: root).compactMap { $0.asOptional(GtkLabel.self) }
        .first { String(cString: gtk_label_get_text($0)) == "Description" })
    let box = try XCTUnwrap(gtk_widget_get_parent(head.widget))
    let cell = try named("Dutch, Description: 31 of \(Numbers.text(4_000))")
    XCTAssertEqual(place(box, in: root).x, place(cell, in: root).x, accuracy: 2)
  }

  func testTheLineSaysWhatTheChosenCellHolds() async throws {
    try await openRoom()
    let line = try named("Chosen cell")
    XCTAssertTrue(texts(below: line).contains("German, App name: 34 of 30, 4 over"), "\(texts(below: line))")
    XCTAssertTrue(texts(below: line).contains("Tidepool: Gezeiten und Strandtiere"))
    gtk_button_clicked(try button("Dutch, Promotional text: 31 of 170, from default", below: root))
    XCTAssertTrue(
      texts(below: line).contains("Dutch, Promotional text: 31 of 170, from default"), "\(texts(below: line))"
    )
    XCTAssertTrue(texts(below: line).contains("Now with all tides of the coast"))
    XCTAssertFalse(hasButton("Details", below: line))
    var opened = ""
    session.effects.openFile = { path, line, column in
      opened = path
      return .opened
    }
    gtk_button_clicked(try button("Open File", below: line))
    XCTAssertEqual(opened, "\(sample.project)/fastlane/metadata/default/promotional_text.txt")
  }

  func testDetailsOpensTheFindingAndBackLeadsToTheCell() async throws {
    try await openRoom()
    gtk_button_clicked(try button("Details", below: try named("Chosen cell")))
    await still()
    XCTAssertEqual(session.state.findingFace?.row.first.rule, "text-too-long")
    gtk_button_clicked(try button("Back to Languages", below: root))
    await still()
    XCTAssertEqual(session.state.place, .room)
    let cell = try button("German, App name: 34 of 30, to fix", below: root)
    XCTAssertNotEqual(gtk_widget_is_focus(cell.widget), 0)
  }

  func testRowsKeepTheirPlacesUntilItIsOpenedAnew() async throws {
    try await openRoom()
    let before = languages
    XCTAssertEqual(before.first, "German")
    try sample.put("Tidepool", at: "metadata/de-DE/name.txt")
    try sample.put("Tidepool: Les marées et les animaux de la plage", at: "metadata/fr-FR/name.txt")
    await recheck()
    XCTAssertEqual(languages, before + ["French"])
    _ = try button("German, App name: 8 of 30", below: root)
    try sample.remove("metadata/nl-NL/name.txt")
    for name in ["description", "keywords", "release_notes"] {
      try sample.remove("metadata/nl-NL/\(name).txt")
    }
    try sample.remove("metadata/nl-NL")
    await recheck()
    XCTAssertEqual(languages, before.filter { $0 != "Dutch" } + ["French"])
    session.placeLeft()
    session.doorOpened()
    await still()
    XCTAssertEqual(languages.first, "French")
  }

  func testTheFocusStaysNearWhenWhatWasFoundIsMended() async throws {
    try await openRoom()
    gtk_widget_grab_focus(try button("Details", below: root).widget)
    try sample.put("Tidepool", at: "metadata/de-DE/name.txt")
    await recheck()
    XCTAssertFalse(hasButton("Details", below: root))
    XCTAssertNotEqual(gtk_widget_is_focus(try button("German, App name: 8 of 30", below: root).widget), 0)
  }

  func testTheOrderAndOnlyToFix() async throws {
    try await openRoom()
    let order = try named("Order")
    gtk_combo_box_set_active(try XCTUnwrap(order.asOptional(GtkComboBox.self)), 1)
    await still()
    XCTAssertEqual(languages, ["Dutch", "English (U.S.)", "German", "Spanish (Spain)"])
    XCTAssertTrue(
      texts(below: try named("Chosen cell")).contains("German, App name: 34 of 30, 4 over"), "it stays chosen"
    )
    gtk_button_clicked(try button("Only to fix", below: root))
    await still()
    XCTAssertEqual(languages, ["German"])
    gtk_button_clicked(try button("Only to fix", below: root))
    await still()
    XCTAssertEqual(languages.count, 4)
  }

  func testANarrowOneHasItsButtonsUnderTheText() async throws {
    try await openRoom(width: 420)
    XCTAssertFalse(hasButton("Only to fix", below: root))
    let line = try named("Chosen cell")
    let label = try XCTUnwrap(
      shownWidgets(below: line).first {
        $0.asOptional(GtkLabel.self).map { String(cString: gtk_label_get_text($0)) }
          == "Tidepool: Gezeiten und Strandtiere"
      })
    let details = try button("Details", below: line).widget
    XCTAssertGreaterThan(place(details, in: line).y, place(label, in: line).y)
  }

  func testItIsOneStopOfTab() async throws {
    try await openRoom()
    let cell = try button("German, App name: 34 of 30, to fix", below: root)
    XCTAssertNotEqual(gtk_widget_is_focus(cell.widget), 0)
    gtk_widget_child_focus(root, GTK_DIR_TAB_FORWARD)
    XCTAssertNotEqual(gtk_widget_is_focus(try button("Details", below: root).widget), 0)
    gtk_widget_child_focus(root, GTK_DIR_TAB_BACKWARD)
    XCTAssertNotEqual(gtk_widget_is_focus(cell.widget), 0)
    gtk_widget_child_focus(root, GTK_DIR_RIGHT)
    XCTAssertTrue(
      texts(below: try named("Chosen cell")).contains { $0.hasPrefix("German, Subtitle:") })
    gtk_widget_child_focus(root, GTK_DIR_DOWN)
    XCTAssertTrue(texts(below: try named("Chosen cell")).contains { $0.contains(", Subtitle:") })
    XCTAssertFalse(texts(below: try named("Chosen cell")).contains { $0.hasPrefix("German") })
  }
}
