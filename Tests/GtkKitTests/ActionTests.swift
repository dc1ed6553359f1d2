import CGtk
import GtkKit
import GtkTestSupport
import XCTest

@MainActor
final class ActionTests: GtkTestCase {
  private func choice(_ group: ActionGroup, _ targets: [Int]) -> [Ref<GtkToggleButton>] {
    let box = Ref<GtkBox>(sinking: gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
    group.insert(into: box, prefix: "test")
    self.box = box
    return targets.map { target in
      let button = Ref<GtkToggleButton>(sinking: gtk_toggle_button_new())
      button.bind(to: "test.choose", target: .number(target))
      box.add(button)
      return button
    }
  }
  private var box: Ref<GtkBox>?

  private func marked(_ buttons: [Ref<GtkToggleButton>]) -> [Bool] {
    buttons.map { gtk_toggle_button_get_active($0.pointer) != 0 }
  }

  func testTheStateMarksOneButtonAndCallsNobody() async {
    let group = ActionGroup()
    var calls: [ActionValue] = []
    group.addChoice("choose", state: .number(0)) { calls.append($0) }
    let buttons = choice(group, [1, 2, 3])
    XCTAssertEqual(marked(buttons), [false, false, false])
    group.setState("choose", .number(2))
    XCTAssertEqual(marked(buttons), [false, true, false])
    XCTAssertEqual(calls, [])
  }

  func testAPressArrivesAlsoOnTheMarkedButton() async {
    let group = ActionGroup()
    var calls: [ActionValue] = []
    group.addChoice("choose", state: .number(2)) { calls.append($0) }
    let buttons = choice(group, [1, 2, 3])
    gtk_button_clicked(buttons[1].pointer.as(GtkButton.self))
    gtk_button_clicked(buttons[2].pointer.as(GtkButton.self))
    XCTAssertEqual(calls, [.number(2), .number(3)])
    XCTAssertEqual(marked(buttons), [false, true, false], "only the state marks")
  }

  func testADisabledActionTurnsItsButtonsOff() async {
    let group = ActionGroup()
    group.addChoice("choose", state: .number(0)) { _ in XCTFail("it is off") }
    let buttons = choice(group, [1])
    group.setEnabled("choose", when: false)
    XCTAssertFalse(group.isEnabled("choose"))
    XCTAssertEqual(gtk_widget_get_sensitive(buttons[0].widget), 0)
    group.activate("choose", .number(1))
    group.setEnabled("choose", when: true)
    XCTAssertNotEqual(gtk_widget_get_sensitive(buttons[0].widget), 0)
  }
}
