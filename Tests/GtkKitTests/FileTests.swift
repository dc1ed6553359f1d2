import CGtk
import Foundation
import GtkKit
import GtkTestSupport
import XCTest

/// Files and folders: watched, opened, chosen, given to the app.
@MainActor
final class FileTests: GtkTestCase {
  private var folder = ""

  override func setUp() async throws {
    try await super.setUp()
    folder = FileManager.default.temporaryDirectory.appending(path: "files ä%41 \(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  override func tearDown() async throws { try? FileManager.default.removeItem(atPath: folder) }

  private func write(_ text: String, _ name: String) throws {
    try Data(text.utf8).write(to: URL(filePath: folder + "/" + name))
  }

  // MARK: Watching

  func testEachKindOfChangeInAFolderIsTold() async throws {
    var changes = 0
    let monitor = try XCTUnwrap(FolderMonitor(path: folder) { changes += 1 })
    let files = FileManager.default
    let steps: [(String, () throws -> Void)] = [
      ("a new file", { try self.write("one", "a.txt") }),
      ("a change", { try self.write("two", "a.txt") }),
      (
        "another name", { try files.moveItem(atPath: self.folder + "/a.txt", toPath: self.folder + "/b.txt") }
      ),
      ("other rights", { chmod(self.folder + "/b.txt", 0o600) }),
      ("a file less", { try files.removeItem(atPath: self.folder + "/b.txt") }),
    ]
    for (name, step) in steps {
      await idle()
      let before = changes
      try step()
      await wait(name) { changes > before }
    }
    await idle()
    monitor.cancel()
    XCTAssertFalse(monitor.isWatching)
    let before = changes
    try write("three", "c.txt")
    await idle(turns: 40)
    XCTAssertEqual(changes, before, "it was cancelled")
  }

  func testAMonitorThatNobodyKeepsWatchesNoMore() async throws {
    let before = SignalBox.alive
    var changes = 0
    do {
      let monitor = FolderMonitor(path: folder) { changes += 1 }
      XCTAssertNotNil(monitor)
    }
    try write("one", "a.txt")
    await idle(turns: 40)
    XCTAssertEqual(changes, 0)
    XCTAssertEqual(SignalBox.alive, before)
  }

  func testAFolderThatGoesEndsItsMonitor() async throws {
    XCTAssertNil(FolderMonitor(path: folder + "/none") {})
    try write("no folder", "file")
    XCTAssertNil(FolderMonitor(path: folder + "/file") {})
    var changes = 0
    let monitor = try XCTUnwrap(FolderMonitor(path: folder) { changes += 1 })
    XCTAssertTrue(monitor.isWatching)
    try FileManager.default.removeItem(atPath: folder)
    await wait("the end") { !monitor.isWatching }
    XCTAssertGreaterThan(changes, 0)
  }

  // MARK: Opening

  func testEachEditorHasItsOwnWordsForALine() async {
    func words(_ executable: String, _ line: Int?, _ column: Int?) -> [String] {
      FileOpener.arguments(executable: executable, path: "/a b/c", line: line, column: column)
    }
    XCTAssertEqual(words("gedit", 3, 4), ["+3:4", "/a b/c"])
    XCTAssertEqual(words("gedit", 3, nil), ["+3", "/a b/c"])
    XCTAssertEqual(words("/usr/share/code/code", 3, 4), ["--goto", "/a b/c:3:4"])
    XCTAssertEqual(words("codium", 3, nil), ["--goto", "/a b/c:3"])
    XCTAssertEqual(words("/usr/bin/kate", 3, 4), ["--line", "3", "--column", "4", "/a b/c"])
    XCTAssertEqual(words("kate", 3, nil), ["--line", "3", "/a b/c"])
    XCTAssertEqual(words("gnome-text-editor", 3, 4), ["/a b/c"])
    XCTAssertEqual(words("mousepad", 3, 4), ["/a b/c"])
    XCTAssertEqual(words("gedit", nil, nil), ["/a b/c"])
  }

  func testAFileIsOpenedInThePersonsApp() async throws {
    try write("hello", "a.txt")
    let file = folder + "/a.txt"
    guard case .failed(let message) = FileOpener.open(path: folder + "/none") else {
      return XCTFail("there is no such file")
    }
    XCTAssertFalse(message.isEmpty)

    // A program of this name that writes down what it was begun with.
    let tools = FileManager.default.temporaryDirectory.appending(path: "tools-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: tools, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: tools) }
    let editor = tools + "/gedit"
    let script = #"""
      #!/bin/sh
      printf '%s\n' "$@" >"$0.new"
      mv "$0.new" "$0.words"

      """#
    try Data(script.utf8).write(to: URL(filePath: editor))
    chmod(editor, 0o700)
    var error: UnsafeMutablePointer<GError>?
    let app = try XCTUnwrap(
      g_app_info_create_from_commandline(editor, "Test", G_APP_INFO_CREATE_NONE, &error))
    defer {
      g_app_info_delete(app)
      g_object_unref(UnsafeMutableRawPointer(app))
    }
    XCTAssertNotEqual(g_app_info_set_as_default_for_type(app, "text/plain", &error), 0)
    await wait("GLib notices its new app") {
      guard let found = g_app_info_get_default_for_type("text/plain", 0) else { return false }
      defer { g_object_unref(UnsafeMutableRawPointer(found)) }
      return g_app_info_get_executable(found).map { String(cString: $0) } == editor
    }
    func written() -> [String]? {
      (try? String(contentsOfFile: editor + ".words", encoding: .utf8))?.split(separator: "\n").map(
        String.init)
    }
    XCTAssertEqual(FileOpener.open(path: file, line: 2, column: 5), .opened)
    await wait("the editor with a line") { written() == ["+2:5", file] }
    XCTAssertEqual(FileOpener.open(path: file), .opened)
    await wait("the editor with the file") { written() == [file] }
  }

  func testAFileThatNoAppOpensIsSaidSo() async throws {
    let type = "application/x-sqlite3"
    g_app_info_reset_type_associations(type)
    try XCTSkipIf(g_app_info_get_default_for_type(type, 0) != nil, "this machine has an app for it")
    try write("SQLite format 3\0", "a.sqlite3")
    XCTAssertEqual(FileOpener.open(path: folder + "/a.sqlite3"), .noApp)
  }

  // MARK: Copying

  func testATextIsCopied() async {
    Clipboard.setText("Grüße")
    XCTAssertEqual(Clipboard.text, "Grüße")
    Clipboard.setText("")
    XCTAssertEqual(Clipboard.text ?? "", "")
  }

}
