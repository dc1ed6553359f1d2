import CGtk
import GtkKit
import GtkTestSupport
import XCTest

/// Controls: what the program sets is quiet, what a person does is told.
@MainActor
final class ControlTests: GtkTestCase {
  func testAnEntryTellsWhatAPersonWritesOnly() async {
    let entry = Entry()
    var texts: [String] = []
    var enters = 0
    entry.onChange { texts.append($0) }
    entry.onActivate { enters += 1 }
    entry.text = "set"
    XCTAssertEqual(entry.text, "set")
    XCTAssertEqual(texts, [])
    entry.type("Grüße")
    XCTAssertEqual(texts.last, "Grüße")
    entry.activate()
    XCTAssertEqual(enters, 1)
    entry.widthInCharacters = 12
    XCTAssertEqual(gtk_entry_get_width_chars(entry.pointer), 12)
    XCTAssertFalse(entry.activatesDefault)
    entry.activatesDefault = true
    XCTAssertNotEqual(gtk_entry_get_activates_default(entry.pointer), 0)
  }

  func testACheckButtonTellsAPersonsPressesOnly() async {
    let button = CheckButton(label: "iPad").wrapping()
    var states: [Bool] = []
    button.onToggle { states.append($0) }
    button.isActive = true
    XCTAssertTrue(button.isActive)
    XCTAssertEqual(states, [])
    button.press()
    button.press()
    XCTAssertEqual(states, [false, true])
    let label = gtk_bin_get_child(button.pointer.as(GtkBin.self))?.as(GtkLabel.self)
    XCTAssertEqual(label.map { gtk_label_get_line_wrap($0) }, 1)
  }

  func testAToggleButtonIsSetQuietly() async {
    let button = ToggleButton(Label("All"))
    var states: [Bool] = []
    button.onToggle { states.append($0) }
    button.isActive = true
    XCTAssertTrue(button.isActive)
    button.press()
    XCTAssertEqual(states, [false])
  }

  func testRadioButtonsOfAGroupTakeTheMarkFromEachOther() async {
    let first = RadioButton(label: "New", group: nil)
    let second = RadioButton(label: "Update", group: first)
    var told: [String] = []
    first.onToggle { told.append("first \($0)") }
    second.onToggle { told.append("second \($0)") }
    XCTAssertTrue(first.isActive)
    second.isActive = true
    XCTAssertEqual([first.isActive, second.isActive], [false, true])
    XCTAssertEqual(told, [], "nobody did that")
    first.press()
    XCTAssertEqual(Set(told), ["first true", "second false"])
  }

  func testAComboBoxTellsWhatAPersonChoosesOnly() async {
    let combo = ComboBox()
    var chosen: [Int?] = []
    combo.onChange { chosen.append($0) }
    combo.setItems(["a", "b", "c"])
    XCTAssertNil(combo.selectedIndex)
    combo.selectedIndex = 1
    XCTAssertEqual(combo.selectedIndex, 1)
    XCTAssertEqual(gtk_combo_box_text_get_active_text(combo.pointer).map { String(cString: $0) }, "b")
    combo.setItems(["x", "y"])
    XCTAssertNil(combo.selectedIndex)
    XCTAssertEqual(chosen, [])
    combo.choose(1)
    XCTAssertEqual(chosen, [1])
  }

  func testAComboBoxCanBeNarrowerThanItsTexts() async {
    func least(_ text: String) -> Int {
      let combo = ComboBox()
      combo.setItems([text])
      combo.selectedIndex = 0
      combo.showAll()
      var width: gint = 0
      gtk_widget_get_preferred_width(combo.widget, &width, nil)
      return Int(width)
    }
    XCTAssertLessThan(least(String(repeating: "a long text ", count: 20)), 200)
  }

  func testButtonsAreMadeWithAnIconOrAChild() async {
    let icon = Button(iconName: "document-open-symbolic", accessibleName: "Open")
    XCTAssertEqual(accessibleName(icon.widget), "Open")
    XCTAssertNotNil(gtk_button_get_image(icon.pointer))
    let label = Label("inside")
    let button = Button(child: label)
    XCTAssertTrue(label.isInside(button))
  }

  func testALabelIsEllipsizedWhereItIsSaidAndShowsSoManyLines() async {
    let modes = [PANGO_ELLIPSIZE_START, PANGO_ELLIPSIZE_MIDDLE, PANGO_ELLIPSIZE_END]
    for (place, mode) in zip([TextPlace.start, .middle, .end], modes) {
      let label = Label("a").ellipsized(in: place)
      XCTAssertEqual(gtk_label_get_ellipsize(label.pointer), mode)
    }
    let label = Label(String(repeating: "many words ", count: 40)).wrapping().ellipsized()
    label.isVisible = true
    XCTAssertNil(label.lines)
    label.lines = 2
    XCTAssertEqual(label.lines, 2)
    let two = label.naturalHeight(forWidth: 100)
    label.lines = 4
    XCTAssertGreaterThan(label.naturalHeight(forWidth: 100), two)
    XCTAssertFalse(label.isSelectable)
    label.isSelectable = true
    XCTAssertNotEqual(gtk_label_get_selectable(label.pointer), 0)
  }

  func testMarksLieOnTheBytesThatTheyName() async {
    let label = Label("Grüße, wind")
    let red = Colour(red: 1, green: 0, blue: 0)
    let see = Colour(red: 0, green: 0, blue: 1, alpha: 0.5)
    label.setMarks([
      TextMark(range: 0..<7, foreground: red, isBold: true),
      TextMark(range: 9..<13, background: see, underline: .error),
    ])
    let list = gtk_label_get_attributes(label.pointer)
    let written = pango_attr_list_to_string(list).map { String(cString: $0) } ?? ""
    XCTAssertTrue(written.contains("0 7 foreground #ffff00000000"), written)
    XCTAssertTrue(written.contains("0 7 weight bold"), written)
    XCTAssertTrue(written.contains("9 13 background #00000000ffff"), written)
    XCTAssertTrue(written.contains("9 13 background-alpha"), written)
    XCTAssertTrue(written.contains("9 13 underline error"), written)
    label.setMarks([])
    XCTAssertEqual(
      pango_attr_list_to_string(gtk_label_get_attributes(label.pointer)).map { String(cString: $0) }, "")
  }
}
