import CGtk
import GtkKit
import GtkTestSupport
import XCTest

/// Dialogs, keys, and what screen readers are told.
@MainActor
final class DialogTests: GtkTestCase {
  private func makeWindow() -> Ref<GtkWindow> { Ref<GtkWindow>(sinking: gtk_window_new(GTK_WINDOW_TOPLEVEL)) }

  func testADialogHasABarAndAnswers() async {
    let window = makeWindow()
    window.showAll()
    defer { window.destroy() }
    let dialog = Dialog(title: "Accept", parent: window)
    defer { dialog.destroy() }
    let bar = dialog.titleBar.flatMap { $0.pointer.asOptional(GtkHeaderBar.self) }.map {
      HeaderBar(retaining: $0)
    }
    XCTAssertNotNil(bar)
    XCTAssertEqual(
      gtk_window_get_title(dialog.pointer.as(GtkWindow.self)).map { String(cString: $0) }, "Accept")
    XCTAssertNotEqual(gtk_window_get_modal(dialog.pointer.as(GtkWindow.self)), 0)
    XCTAssertEqual(
      gtk_window_get_transient_for(dialog.pointer.as(GtkWindow.self)), window.pointer)
    let label = Label("Why?")
    dialog.contentBox.add(.start(label))
    XCTAssertTrue(label.isInside(dialog))
    var answers: [Bool] = []
    dialog.onResponse { answers.append($0) }
    let cancel = dialog.addButton(label: "Cancel", isCancel: true)
    let accept = dialog.addButton(label: "Accept", isSuggested: true)
    XCTAssertTrue(accept.hasStyle("suggested-action"))
    dialog.setResponseEnabled(false)
    XCTAssertFalse(accept.isSensitive)
    XCTAssertTrue(cancel.isSensitive)
    dialog.setResponseEnabled(true)
    accept.click()
    cancel.click()
    XCTAssertEqual(answers, [true, false])
  }

  func testAHeaderBarHasATitle() async {
    let bar = HeaderBar(sinking: gtk_header_bar_new())
    XCTAssertEqual(bar.title, "")
    bar.title = "Release"
    XCTAssertEqual(gtk_header_bar_get_title(bar.pointer).map { String(cString: $0) }, "Release")
    XCTAssertEqual(bar.title, "Release")
  }

  func testAKeyComesWithWhatIsHeldDown() async throws {
    let window = makeWindow()
    window.showAll()
    defer { window.destroy() }
    var keys: [(Key, KeyModifiers)] = []
    window.onKeyPress(withModifiers: {
      keys.append(($0, $1))
      return true
    })
    let state = GDK_SHIFT_MASK.rawValue | GDK_MOD1_MASK.rawValue
    for (value, state) in [(GDK_KEY_F8, 0), (GDK_KEY_Up, GDK_CONTROL_MASK.rawValue), (GDK_KEY_F8, state)] {
      let event = try XCTUnwrap(gdk_event_new(GDK_KEY_PRESS))
      event.pointee.key.window = gtk_widget_get_window(window.widget)
      g_object_ref(UnsafeMutableRawPointer(event.pointee.key.window))
      event.pointee.key.keyval = guint(value)
      event.pointee.key.state = state
      gtk_widget_event(window.widget, event)
      gdk_event_free(event)
    }
    XCTAssertEqual(keys.map(\.0), [.f8, .up, .f8])
    XCTAssertEqual(
      keys.map(\.1),
      [KeyModifiers(), KeyModifiers(isControl: true), KeyModifiers(isShift: true, isAlt: true)])
  }

  func testAScreenReaderIsToldRolesAndStates() async {
    let label = Label("busy")
    let roles: [(AccessibleRole, AtkRole)] = [
      (.alert, ATK_ROLE_ALERT), (.list, ATK_ROLE_LIST), (.listItem, ATK_ROLE_LIST_ITEM),
      (.progressBar, ATK_ROLE_PROGRESS_BAR), (.label, ATK_ROLE_LABEL), (.pushButton, ATK_ROLE_PUSH_BUTTON),
    ]
    let accessible = gtk_widget_get_accessible(label.widget)
    for (role, atk) in roles {
      label.setAccessibleRole(role)
      XCTAssertEqual(atk_object_get_role(accessible), atk)
    }
    var told: [String] = []
    for state in ["busy", "selected"] {
      if let accessible { connect(accessible, "state-change::\(state)") { _ in told.append(state) } }
    }
    label.setAccessibleBusy(true)
    label.setAccessibleSelected(true)
    label.setAccessibleBusy(false)
    XCTAssertEqual(told, ["busy", "selected", "busy"])
  }
}
