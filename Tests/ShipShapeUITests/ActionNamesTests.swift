import CGtk
import Foundation
import GtkKit
import GtkTestSupport
import XCTest

@testable import ShipShapeCore
@testable import ShipShapeUI

/// A name of an action that nothing answers to is a button without an effect: GTK shows it, and says nothing.
@MainActor
final class ActionNamesTests: UITestCase {
  /// The names in every .ui file, with the file's own name for the message.
  private func namesInFiles() throws -> [(name: String, file: String)] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Resources/ui").standardized
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "ui" }
    return try files.flatMap { file in
      let text = try String(contentsOf: file, encoding: .utf8)
      return text.matches(of: /name="(?:action|action-name)"[^>]*>([^<]+)</).map {
        (String($0.1), file.lastPathComponent)
      }
    }
  }

  /// The names of every button below `root`, shown or not, wherever they come from.
  private func namesOfButtons(below root: UnsafeMutablePointer<GtkWidget>) -> [String] {
    let own =
      root.asOptional(GtkButton.self) == nil ? nil : gtk_actionable_get_action_name(OpaquePointer(root))
    let below = root.asOptional(GtkContainer.self) == nil ? [] : children(of: root)
    return (own.map { [String(cString: $0)] } ?? []) + below.flatMap { namesOfButtons(below: $0) }
  }

  /// Whether a widget below `root`, shown or not, has the action.
  private func hasAction(_ name: String, below root: UnsafeMutablePointer<GtkWidget>) -> Bool {
    let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return false }
    if let group = gtk_widget_get_action_group(root, parts[0]),
      g_action_group_has_action(group, parts[1]) != 0
    {
      return true
    }
    guard root.asOptional(GtkContainer.self) != nil else { return false }
    return children(of: root).contains { hasAction(name, below: $0) }
  }

  func testEveryActionThatAFileNamesIsThere() async throws {
    let names = try namesInFiles()
    XCTAssertGreaterThan(names.count, 12)
    let window = try await makeWindow(makeSession(page: .step("screenshots")))
    for (name, file) in names {
      XCTAssertTrue(hasAction(name, below: window.window.widget), "\(file) names \(name), which is no action")
    }
    let bound = namesOfButtons(below: window.window.widget)
    XCTAssertTrue(bound.contains("win.page"), "\(bound)")
    for name in bound { XCTAssertTrue(hasAction(name, below: window.window.widget), "a button has \(name)") }
    XCTAssertFalse(hasAction("win.no-such-action", below: window.window.widget))
    window.close()
  }
}
