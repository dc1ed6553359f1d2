import CAtspi
import Foundation
import XCTest

/// The built app in a process of its own, with homes of its own, driven from outside.
final class RunningApp {
  let home: URL
  private let process = Process()
  private let errors = Pipe()

  /// The binary that is tested: the build beside the tests, or the one that `SHIPSHAPE_BINARY` names.
  static var binary: URL {
    if let named = ProcessInfo.processInfo.environment["SHIPSHAPE_BINARY"] { return URL(filePath: named) }
    let beside = Bundle.main.bundleURL.appending(path: "shipshape")
    if FileManager.default.isExecutableFile(atPath: beside.path) { return beside }
    return (Bundle.main.executableURL ?? beside).deletingLastPathComponent().appending(path: "shipshape")
  }

  /// Whether that is a release build, as `SHIPSHAPE_BINARY` is taken to be.
  static var isRelease: Bool { ProcessInfo.processInfo.environment["SHIPSHAPE_BINARY"] != nil }

  /// A release build has other folders than a development build.
  static var folderName: String { isRelease ? "shipshape" : "shipshape-devel" }

  /// Starts the app.
  ///
  /// - Parameters:
  ///   - home: of an earlier run, to start again where it ended; a new one when left out.
  ///   - changes: to the environment; an empty value takes the variable away.
  ///   - obeysPermissions: as root, without root's power to read and write what its mode forbids.
  init(
    home: URL? = nil, arguments: [String] = [], _ changes: [String: String] = [:],
    obeysPermissions: Bool = false
  ) throws {
    self.home = try home ?? TestHome.make()
    var environment = ProcessInfo.processInfo.environment
    environment["NO_AT_BRIDGE"] = nil
    for (name, folder) in [
      ("XDG_DATA_HOME", "data"), ("XDG_CONFIG_HOME", "config"), ("XDG_STATE_HOME", "state"),
    ] {
      environment[name] = self.home.appending(path: folder).path
    }
    for (name, value) in changes { environment[name] = value.isEmpty ? nil : value }
    if obeysPermissions, getuid() == 0 {
      process.executableURL = URL(filePath: "/usr/bin/setpriv")
      process.arguments =
        ["--bounding-set=-dac_override,-dac_read_search", "--inh-caps=-dac_override,-dac_read_search"]
        + [RunningApp.binary.path] + arguments
    } else {
      process.executableURL = RunningApp.binary
      process.arguments = arguments
    }
    process.environment = environment
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    try process.run()
  }

  deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

  var pid: Int32 { process.processIdentifier }
  var isRunning: Bool { process.isRunning }

  /// Waits for the end, and tells how it ended and what was said on stderr.
  func finish(within seconds: Double = 8, file: StaticString = #filePath, line: UInt = #line) -> (
    code: Int32, errors: String
  ) {
    let deadline = Date().addingTimeInterval(seconds)
    while process.isRunning, Date() < deadline { usleep(10_000) }
    if process.isRunning {
      XCTFail("it goes on after \(seconds) s", file: file, line: line)
      kill(pid, SIGKILL)
    }
    process.waitUntilExit()
    let data = errors.fileHandleForReading.readDataToEndOfFile()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  /// Ends it as a logout does.
  @discardableResult
  func terminate(file: StaticString = #filePath, line: UInt = #line) -> (code: Int32, errors: String) {
    kill(pid, SIGTERM)
    return finish(file: file, line: line)
  }

  /// Ends it as a power cut does.
  func kill9() {
    kill(pid, SIGKILL)
    process.waitUntilExit()
  }

  // MARK: What it shows

  /// Its windows and dialogs.
  var windows: [Element] {
    Element.applications.first { $0.process == pid }?.children ?? []
  }

  var everything: [Element] { windows.flatMap(\.tree) }

  private func within(_ dialog: String?) -> [Element] {
    guard let dialog else { return everything }
    return everything.first { $0.name == dialog && $0.role == "dialog" }?.tree ?? []
  }

  /// The thing of this name, once it is there: in a dialog of that name, or anywhere in the app.
  func find(
    _ name: String, role: String? = nil, in dialog: String? = nil, seconds: Double = 8,
    file: StaticString = #filePath, line: UInt = #line
  ) throws -> Element {
    var found: Element?
    wait("“\(name)”", seconds: seconds, file: file, line: line) {
      found = self.within(dialog).first {
        $0.name == name && (role == nil || $0.role == role) && $0.has(ATSPI_STATE_SHOWING)
      }
      return found != nil
    }
    return try XCTUnwrap(found, "“\(name)”", file: file, line: line)
  }

  func has(_ name: String, in dialog: String? = nil) -> Bool {
    within(dialog).contains { $0.name == name && $0.has(ATSPI_STATE_SHOWING) }
  }

  /// Presses the button of this name, once it can be pressed.
  func press(
    _ name: String, in dialog: String? = nil, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    var pressed = false
    wait("“\(name)” can be pressed", file: file, line: line) {
      guard
        let button = self.within(dialog).first(where: {
          $0.name == name && $0.has(ATSPI_STATE_SENSITIVE) && $0.has(ATSPI_STATE_SHOWING)
            && !["label", "heading"].contains($0.role)
        })
      else { return false }
      pressed = button.press()
      return pressed
    }
  }

  /// Clicks the control of this name with the pointer, once it can be pressed and has stopped moving.
  func click(
    _ name: String, in dialog: String? = nil, times: Int = 1, file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    var place: (x: Int, y: Int)?
    wait("“\(name)” can be clicked", file: file, line: line) {
      guard let control = self.control(name, in: dialog) else { return false }
      let middle = control.middle
      defer { place = middle }
      return place.map { $0 == middle } ?? false
    }
    let middle = try XCTUnwrap(place, file: file, line: line)
    Echo.wait()
    Pointer.move(to: middle)
    for _ in 0..<times { Pointer.click(at: middle) }
  }

  private func control(_ name: String, in dialog: String?) -> Element? {
    within(dialog).first {
      $0.name == name && $0.has(ATSPI_STATE_SENSITIVE) && $0.has(ATSPI_STATE_SHOWING)
        && !["label", "heading", "panel", "dialog"].contains($0.role)
    }
  }

  /// Whether a control lies where it can be seen: above the History row.
  func isSeen(_ name: String) throws -> Bool {
    guard let control = control(name, in: nil),
      let history = control.role.isEmpty ? nil : self.control("History", in: nil)
    else { return false }
    let notice = self.control("Close notice", in: nil)?.middle.y ?? .max
    return control.middle.y + 24 < min(history.middle.y - 16, notice - 16)
  }

  /// The text that is shown somewhere, once it is.
  func waitForText(
    _ what: String, seconds: Double = 8, file: StaticString = #filePath, line: UInt = #line,
    _ matches: @escaping (String) -> Bool
  ) {
    wait(what, seconds: seconds, file: file, line: line) { self.everything.contains { matches($0.name) } }
  }

  func wait(
    _ what: String, seconds: Double = 8, file: StaticString = #filePath, line: UInt = #line,
    until condition: () -> Bool
  ) {
    let deadline = Date().addingTimeInterval(seconds)
    while !condition() {
      guard Date() < deadline, process.isRunning else {
        return XCTFail(
          "waited in vain for \(what); "
            + (process.isRunning ? "there is \(shownNames)" : "it has ended: \(finish())"),
          file: file, line: line)
      }
      usleep(20_000)
    }
  }

  private var shownNames: [String] {
    everything.filter { $0.has(ATSPI_STATE_SHOWING) }.map(\.name).filter { !$0.isEmpty }
  }

  /// The page indicator that is marked.
  var currentPage: String? {
    everything.first {
      $0.role == "radio button" && !$0.name.hasPrefix("Rating") && $0.has(ATSPI_STATE_CHECKED)
    }?
    .name
  }

  func waitForPage(_ name: String, file: StaticString = #filePath, line: UInt = #line) {
    // While pages slide, the indicators of both are shown, and they move.
    var place = 0
    wait("the page “\(name)”", file: file, line: line) {
      let shown = self.everything.filter {
        $0.role == "radio button" && $0.name == name && $0.has(ATSPI_STATE_SHOWING)
      }
      guard shown.count == 1, let indicator = shown.first, indicator.has(ATSPI_STATE_CHECKED) else {
        return false
      }
      defer { place = indicator.middle.x }
      return place == indicator.middle.x
    }
  }

  /// Waits until an indicator says that its step is done: the log is read beside the first frame.
  func waitForDone(_ indicator: String, file: StaticString = #filePath, line: UInt = #line) {
    wait("“\(indicator)” is done", file: file, line: line) {
      self.everything.contains { $0.name == indicator && $0.description == "Done" }
    }
  }

  /// What has the keyboard's focus.
  var focused: Element? { everything.first { $0.has(ATSPI_STATE_FOCUSED) } }

  func waitForFocus(_ name: String, file: StaticString = #filePath, line: UInt = #line) {
    wait("the focus on “\(name)” (it is on “\(focused?.name ?? "nothing")”)", file: file, line: line) {
      self.focused?.name == name
    }
  }
}

/// The app takes a press that follows another at once for its echo.
enum Echo {
  // XCTest runs these tests one after another, on one thread.
  nonisolated(unsafe) private static var lastPress = ContinuousClock.now

  static func pressed() { lastPress = .now }

  /// Waits until a press cannot be taken for an echo of the last one.
  static func wait() {
    let left = lastPress + .milliseconds(450) - .now
    if left > .zero { usleep(UInt32(left / .microseconds(1))) }
  }
}

/// Home folders for the app that is tested. They go when the test ends.
enum TestHome {
  // XCTest runs these tests one after another, on one thread.
  nonisolated(unsafe) private static var made: [URL] = []

  static func make() throws -> URL {
    let home = FileManager.default.temporaryDirectory.appending(path: "shipshape-app-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    made.append(home)
    return home
  }

  static func removeAll() {
    for home in made { try? FileManager.default.removeItem(at: home) }
    made = []
  }
}

/// The pointer, as a hand on a mouse moves it.
enum Pointer {
  static func move(to place: (x: Int, y: Int)) { atspi_generate_mouse_event(place.x, place.y, "abs", nil) }

  static func click(at place: (x: Int, y: Int)) {
    atspi_generate_mouse_event(place.x, place.y, "b1c", nil)
    Echo.pressed()
    usleep(60_000)
  }

  static func turnWheelDown() {
    atspi_generate_mouse_event(-1, -1, "b5c", nil)
    usleep(60_000)
  }
}

/// Keys, as a person at the keyboard presses them.
enum Keyboard {
  enum Modifier: Int {
    case shift = 50
    case control = 37
    case alt = 64
  }

  static func press(_ key: Int32, _ modifiers: Modifier...) {
    for modifier in modifiers { atspi_generate_keyboard_event(modifier.rawValue, nil, ATSPI_KEY_PRESS, nil) }
    atspi_generate_keyboard_event(Int(key), nil, ATSPI_KEY_SYM, nil)
    for modifier in modifiers {
      atspi_generate_keyboard_event(modifier.rawValue, nil, ATSPI_KEY_RELEASE, nil)
    }
    Echo.pressed()
    usleep(60_000)
  }

  /// Holds a key down, so that it repeats itself.
  static func hold(_ code: Code, milliseconds: UInt32) {
    atspi_generate_keyboard_event(code.rawValue, nil, ATSPI_KEY_PRESS, nil)
    usleep(milliseconds * 1_000)
    atspi_generate_keyboard_event(code.rawValue, nil, ATSPI_KEY_RELEASE, nil)
  }

  /// Keys by their place on the keyboard.
  enum Code: Int { case enter = 36 }

  /// Presses a key when the press before is so long ago that it cannot be taken for its echo.
  static func pressAnew(_ key: Int32) {
    Echo.wait()
    press(key)
  }

  static let enter: Int32 = 0xff0d
  static let tab: Int32 = 0xff09
  static let escape: Int32 = 0xff1b
  static let delete: Int32 = 0xffff
  static let left: Int32 = 0xff51
  static let right: Int32 = 0xff53
  static let up: Int32 = 0xff52
  static let pageDown: Int32 = 0xff56
  static let pageUp: Int32 = 0xff55
  static let space: Int32 = 0x20
  static func letter(_ character: Character) -> Int32 { Int32(character.asciiValue ?? 0) }
}
