import Foundation
import Testing

@testable import ShipShapeCore

/// Settings and window state in their files, as people and accidents leave them.
struct JSONFileTests {
  let folder: TemporaryFolder
  let file: JSONFile<Settings>

  init() throws {
    folder = try TemporaryFolder()
    file = JSONFile<Settings>(folder.url.appending(path: "config/settings.json").path)
  }

  func write(_ text: String) throws {
    let url = URL(filePath: file.path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  @Test func whatIsSavedIsFoundAgain() throws {
    #expect(file.load() == nil)
    var settings = Settings()
    settings.sound = false
    settings.minutes = ["metadata": 45]
    try file.save(settings)
    #expect(file.load() == settings)
    let window = JSONFile<WindowState>(folder.url.appending(path: "window.json").path)
    let state = WindowState(width: 1_000, height: 600, isMaximized: true, page: "step-2")
    try window.save(state)
    #expect(window.load() == state)
  }

  @Test(arguments: ["{", "[]", "{\"sound\": 3}", "\u{0}", "{\"minutes\": {\"metadata\": \"long\"}}"])
  func aBrokenFileIsKeptBesideItsPlace(text: String) throws {
    try write(text)
    if text == "[]" { return #expect(file.load() == Settings()) }
    #expect(file.load() == nil)
    #expect(try String(contentsOfFile: file.path + ".unreadable", encoding: .utf8) == text)
  }

  @Test func anEmptyObjectIsTheUsualSettings() throws {
    try write("{}")
    #expect(file.load() == Settings())
  }

  @Test(arguments: [(-10_000_000_000_000, 5), (0, 5), (4, 5), (7, 7), (121, 120), (9_000_000_000_000, 120)])
  func aLengthThatWasEditedIsBroughtIntoRange(minutes: Int, expected: Int) throws {
    try write("{\"minutes\": {\"metadata\": \(minutes)}}")
    let metadata = try #require(Step.withID("metadata"))
    #expect(file.load()?.minutes(for: metadata) == expected)
  }

  @Test func whatThisVersionDoesNotKnowStays() throws {
    try write(#"{"theme": {"dark": [1, 2.5, null, "x"]}, "sound": true}"#)
    var settings = try #require(file.load())
    settings.sound = false
    try file.save(settings)
    let node = try #require(
      try JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: file.path))) as? [String: Any])
    #expect(node["sound"] as? Bool == false)
    #expect(((node["theme"] as? [String: Any])?["dark"] as? [Any])?.count == 4)
  }

  @Test func aLinkStaysALink() throws {
    try write("{}")
    let real = folder.url.appending(path: "dotfiles.json").path
    try FileManager.default.moveItem(atPath: file.path, toPath: real)
    try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: real)
    var settings = Settings()
    settings.sound = false
    try file.save(settings)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: file.path) == real)
    #expect(JSONFile<Settings>(real).load()?.sound == false)
  }

  @Test func aPipeInItsPlaceHoldsNothingUpAndIsNotReplaced() throws {
    try FileManager.default.createDirectory(
      atPath: Files.folder(of: file.path), withIntermediateDirectories: true)
    #expect(mkfifo(file.path, 0o600) == 0)
    #expect(file.load() == nil)
    #expect(throws: (any Error).self) { try file.save(Settings()) }
    #expect(Files.kind(file.path) == .other)
  }
}
