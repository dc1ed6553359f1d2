import CAtspi
import Foundation
import XCTest

/// What Orca itself says along the journey, with no voice and no sound: `make speech` runs these and prints it.
final class SpeechTests: AppTestCase {
  /// One Orca for all tests: a second does not get along with a bus that a first was on.
  nonisolated(unsafe) private static var running: Orca?  // XCTest runs these one after another, on one thread

  private func startedOrca() throws -> Orca {
    try XCTSkipUnless(
      ProcessInfo.processInfo.environment["SHIPSHAPE_SPEECH"] != nil, "needs Orca: make speech")
    let orca = try SpeechTests.running ?? Orca()
    SpeechTests.running = orca
    orca.forget()
    return orca
  }

  override class func tearDown() {
    running?.stop()
    running = nil
    super.tearDown()
  }

  func testTheJourney() throws {
    let orca = try startedOrca()
    let app = try start()
    try orca.hear("ShipShape frame")
    try orca.hear("Welcome page panel")
    try orca.hear("Get Started push button")

    Keyboard.press(Keyboard.enter)
    try orca.hear("Screenshots, step 1 of 4 panel")
    try orca.hear("Start push button")

    try focus("Longer", app, orca)
    Keyboard.pressAnew(Keyboard.space)
    try orca.hear("30 minutes")
    try focus("Shorter", app, orca)
    Keyboard.pressAnew(Keyboard.space)
    try orca.hear("25 minutes")

    app.wait("the clip") {
      app.everything.contains { $0.name == "Play clip" && $0.has(ATSPI_STATE_SENSITIVE) }
    }
    try app.find("Play clip").grabFocus()
    try orca.hear("Silent clip. Pictures come into three phone frames.")

    try focus("Rating, 1 of 5", app, orca)
    Keyboard.press(Keyboard.right)
    try orca.hear("Rating, 2 of 5")
    Keyboard.press(Keyboard.delete)
    try orca.hear("No rating")

    // A running timer is not told of every second.
    try focus("Start", app, orca)
    Keyboard.pressAnew(Keyboard.space)
    app.waitForText("three seconds") { $0 == "24:57" }
    orca.forget()
    app.waitForText("five more") { $0 == "24:52" }
    XCTAssertEqual(orca.saidSince, [], "nothing is said while the timer runs")

    try focus("Done", app, orca)
    Keyboard.pressAnew(Keyboard.space)
    try orca.hear("Metadata, step 2 of 4 panel", "Screenshots is done.")
    try focus("Done", app, orca)
    Keyboard.pressAnew(Keyboard.space)
    try orca.hear("Keywords, step 3 of 4 panel", "Metadata is done.")
    try focus("Done", app, orca)
    Keyboard.pressAnew(Keyboard.space)
    try orca.hear("Final QA, step 4 of 4 panel", "Keywords is done.")
    try focus("Done", app, orca)
    Keyboard.pressAnew(Keyboard.space)
    try orca.hear("Ready to Ship!", "Cleared for launch!", "Every step of Release 1 is done.")
    Keyboard.pressAnew(Keyboard.enter)
    try orca.hear("Welcome page panel", "Release 2 begins, with fresh steps.")

    Keyboard.press(Keyboard.letter("h"), .control)
    try orca.hear("History dialog")
    try orca.hear("Final QA, ")
    XCTAssertFalse(orca.said.suffix(4).contains { $0.contains("not selected") }, "noise")
    Keyboard.press(Keyboard.escape)
    app.wait("History closes") { !app.windows.contains { $0.role == "dialog" } }
    Keyboard.press(Int32(UInt8(ascii: "?")), .control, .shift)
    try orca.hear("Keyboard Shortcuts")
    Keyboard.press(Keyboard.escape)
    app.terminate()
    orca.report()
  }

  func testADamagedLogIsSaidAtTheStart() throws {
    let orca = try startedOrca()
    let home = try TestHome.make()
    let data = home.appending(path: "data/\(RunningApp.folderName)")
    try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
    try Data(repeating: UInt8(ascii: "x"), count: 5_000).write(to: data.appending(path: "history.sqlite"))
    let app = try start(home: home)
    try orca.hear("Get Started push button", "The history file was damaged.")
    app.terminate()
    orca.report()
  }

  /// Puts the focus on a control as its own Tab would, and waits until Orca has said it.
  private func focus(_ name: String, _ app: RunningApp, _ orca: Orca) throws {
    app.wait("“\(name)” can have the focus") {
      guard let control = app.everything.first(where: { $0.name == name && $0.has(ATSPI_STATE_FOCUSABLE) })
      else { return false }
      control.grabFocus()
      return app.focused?.name == name
    }
    try orca.hear(name)
  }
}

/// Orca in a process of its own. Its log says what it would speak.
private final class Orca {
  private let process = Process()
  private let folder = FileManager.default.temporaryDirectory.appending(path: "orca-\(UUID().uuidString)")
  private var log: URL { folder.appending(path: "orca.log") }
  /// How many of its sentences have been looked at.
  private var heard = 0

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // On a terminal of its own: it writes to a file only in large portions, to a terminal line by line.
    process.executableURL = URL(filePath: "/usr/bin/script")
    process.arguments = ["--quiet", "--flush", "--command", "exec orca --debug-file=/dev/tty", log.path]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    do {
      try hear("Screen reader on.")
    } catch {
      stop()
      throw error
    }
  }

  /// Everything that it has said. Keys that it repeats are left out.
  var said: [String] {
    let text = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
    return text.split(whereSeparator: \.isNewline).compactMap { line in
      guard let match = line.firstMatch(of: /SPEECH OUTPUT: ['"](.*)['"]\{/) else { return nil }
      let sentence = String(match.1).replacing("\u{202f}", with: " ")
      return sentence.hasSuffix(" ") ? nil : sentence
    }
  }

  /// What it has said since the last `hear` or `forget`.
  var saidSince: [String] { Array(said.dropFirst(heard)) }

  func forget() { heard = said.count }

  /// Waits until it has said these, in whatever order.
  func hear(_ texts: String..., file: StaticString = #filePath, line: UInt = #line) throws {
    struct NotSaid: Error {}
    let deadline = Date().addingTimeInterval(15)
    while Date() < deadline {
      let since = saidSince
      let places = texts.map { text in since.firstIndex { $0.contains(text) } }
      if let last = places.compactMap(\.self).max(), !places.contains(nil) {
        heard += last + 1
        return
      }
      usleep(50_000)
    }
    XCTFail("Orca did not say \(texts); it said \(saidSince)", file: file, line: line)
    throw NotSaid()
  }

  /// Prints what it has said.
  func report() { print("Orca said:\n" + said.map { "  \($0)" }.joined(separator: "\n")) }

  func stop() {
    // Its terminal's end does not end it, and a second one does not begin beside it.
    let id = process.processIdentifier
    let children = (try? String(contentsOfFile: "/proc/\(id)/task/\(id)/children", encoding: .utf8)) ?? ""
    for child in children.split(separator: " ").compactMap({ Int32($0) }) { kill(child, SIGKILL) }
    process.terminate()
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }
}
