import CGtk
import GtkKit
import GtkTestSupport
import XCTest

@MainActor
final class SignalTests: GtkTestCase {
  func testAHandlerIsCalledWithTheSignalsArguments() async {
    let button = Ref<GtkButton>(sinking: gtk_button_new())
    var counts: [Int] = []
    connect(button.pointer, "clicked") { counts.append($0.count) }
    connect(button.pointer, "notify::label") { counts.append($0.count) }
    gtk_button_clicked(button.pointer)
    gtk_button_set_label(button.pointer, "Done")
    XCTAssertEqual(counts, [1, 2])
  }

  func testABoxGoesWithItsWidget() async {
    let before = SignalBox.alive
    let button = Ref<GtkButton>(sinking: gtk_button_new())
    connect(button.pointer, "clicked") { _ in }
    connect(button.pointer, "notify::label") { _ in }
    XCTAssertEqual(SignalBox.alive, before + 2)
    gtk_widget_destroy(button.widget)
    XCTAssertEqual(SignalBox.alive, before)
  }

  func testAVetoReachesTheEmitter() async {
    let window = Ref<GtkWindow>(sinking: gtk_window_new(GTK_WINDOW_TOPLEVEL))
    var answers = [true, false]
    var closed = 0
    connectDeciding(window.pointer, "delete-event") { _ in answers.removeFirst() }
    connect(window.pointer, "destroy") { _ in closed += 1 }
    gtk_window_close(window.pointer)
    gtk_widget_show(window.widget)
    gtk_window_close(window.pointer)
    await idle()
    XCTAssertEqual(closed, 0)
    gtk_window_close(window.pointer)
    await wait("the window closes") { closed == 1 }
  }

  func testADisconnectedHandlerIsSilentAndFreed() async {
    let before = SignalBox.alive
    let button = Ref<GtkButton>(sinking: gtk_button_new())
    var count = 0
    let connection = connect(button.pointer, "clicked") { _ in count += 1 }
    connection.blocked { gtk_button_clicked(button.pointer) }
    gtk_button_clicked(button.pointer)
    connection.disconnect()
    gtk_button_clicked(button.pointer)
    XCTAssertEqual(count, 1)
    XCTAssertEqual(SignalBox.alive, before)
  }
}
