import CGtk
import Foundation
import GtkKit
import GtkTestSupport
import XCTest

/// The chooser, as GTK shows it where no desktop has its own.
@MainActor
final class FileDialogTests: GtkTestCase {
  private var folder = ""
  private lazy var window = Ref<GtkWindow>(sinking: gtk_window_new(GTK_WINDOW_TOPLEVEL))

  override func setUp() async throws {
    try await super.setUp()
    folder = FileManager.default.temporaryDirectory.appending(path: "chooser ä%41 \(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    window.showAll()
  }

  override func tearDown() async throws {
    window.destroy()
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// The chooser that is on the screen.
  private var shown: Dialog? {
    let list = gtk_window_list_toplevels()
    defer { g_list_free(list) }
    for node in sequence(first: list, next: { $0?.pointee.next }) {
      guard
        let dialog = node?.pointee.data?.assumingMemoryBound(to: GtkWidget.self).asOptional(GtkDialog.self),
        g_type_check_instance_is_a(
          UnsafeMutableRawPointer(dialog).assumingMemoryBound(to: GTypeInstance.self),
          gtk_file_chooser_get_type()) != 0,
        gtk_widget_get_mapped(dialog.widget) != 0
      else { continue }
      return Dialog(retaining: dialog)
    }
    return nil
  }

  private func answer(_ response: GtkResponseType) async throws {
    await wait("the chooser") { shown != nil }
    // Its list of files is read while the loop runs, and it never rests.
    let ready = ContinuousClock.now + .milliseconds(500)
    await wait("its files") { ContinuousClock.now > ready }
    gtk_dialog_response(try XCTUnwrap(shown).pointer, gint(response.rawValue))
  }

  func testAFolderIsChosen() async throws {
    let before = SignalBox.alive
    var answers: [String?] = []
    FileDialogs.chooseFolder(
      title: "Release folder", acceptLabel: "Choose", startingAt: folder, over: window
    ) { answers.append($0) }
    await wait("the chooser") { shown != nil }
    XCTAssertEqual(
      gtk_window_get_title(shown?.pointer.as(GtkWindow.self)).map { String(cString: $0) }, "Release folder")
    try await answer(GTK_RESPONSE_ACCEPT)
    await wait("the answer") { answers.count == 1 }
    XCTAssertEqual(answers, [folder])
    await wait("it is gone") { shown == nil }
    await idle()
    XCTAssertEqual(SignalBox.alive, before, "the dialog is freed")
  }

  func testACancelledChooserSaysSo() async throws {
    var answers: [String?] = []
    FileDialogs.chooseFolder(title: "Release folder", over: window) { answers.append($0) }
    try await answer(GTK_RESPONSE_CANCEL)
    await wait("the answer") { answers.count == 1 }
    XCTAssertEqual(answers, [nil])
  }

  func testAFileToSaveHasANameAndAKind() async throws {
    var answers: [(String?, Int)] = []
    FileDialogs.save(
      title: "Save", suggestedName: "report.json",
      filters: [(name: "SARIF", pattern: "*.sarif"), (name: "JSON", pattern: "*.json")], over: window
    ) { answers.append(($0, $1)) }
    await wait("the chooser") { shown != nil }
    let chooser = OpaquePointer(try XCTUnwrap(shown).pointer)
    XCTAssertNotEqual(gtk_file_chooser_get_do_overwrite_confirmation(chooser), 0)
    gtk_file_chooser_set_current_folder(chooser, folder)
    let kinds = gtk_file_chooser_list_filters(chooser)
    defer { g_slist_free(kinds) }
    XCTAssertEqual(g_slist_length(kinds), 2)
    gtk_file_chooser_set_filter(chooser, g_slist_nth_data(kinds, 1).map { OpaquePointer($0) })
    try await answer(GTK_RESPONSE_ACCEPT)
    await wait("the answer") { answers.count == 1 }
    XCTAssertEqual(answers.first?.0, folder + "/report.json")
    XCTAssertEqual(answers.first?.1, 1)
  }
}
