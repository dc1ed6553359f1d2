import CAtspi
import Foundation
import XCTest

/// The app with a real release's folder: opened, read, mended on the disk and in the window, and brought to its end.
final class ReleaseTests: AppTestCase {
  private let details = "Release Details"
  private let tooLong = "App name has 34 of 30 characters, 4 over"
  private let blanks = "Blanks around commas waste 2 characters"

  /// A project with a release in three languages, with something to fix in German and blanks in its keywords.
  private func makeProject() throws -> URL {
    let project = try TestHome.make()
    for language in ["en-US", "de-DE", "fr-FR"] {
      try put("Tidepool", project, "metadata/\(language)/name.txt")
      try put("It shows the tides, said in \(language).", project, "metadata/\(language)/description.txt")
      try put("New in \(language): a map.", project, "metadata/\(language)/release_notes.txt")
      try put("tide,coast,moon", project, "metadata/\(language)/keywords.txt")
      try put("https://example.net/\(language)", project, "metadata/\(language)/support_url.txt")
      try put("https://example.net/privacy/\(language)", project, "metadata/\(language)/privacy_url.txt")
    }
    try put("2026 Tidepool Makers", project, "metadata/copyright.txt")
    try put("WEATHER", project, "metadata/primary_category.txt")
    try put("Tidepool: Gezeiten und Strandtiere", project, "metadata/de-DE/name.txt")
    try put("ebbe, flut, watt", project, "metadata/de-DE/keywords.txt")
    return project
  }

  private func put(_ text: String, _ project: URL, _ path: String) throws {
    let file = project.appending(path: "fastlane/\(path)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data((text + "\n").utf8).write(to: file)
  }

  private func text(_ project: URL, _ path: String) throws -> String {
    try String(contentsOf: project.appending(path: "fastlane/\(path)"), encoding: .utf8)
  }

  /// The app with the project's folder open, on the page of a step.
  private func open(_ project: URL, _ indicator: String, home: URL? = nil) throws -> RunningApp {
    let app = try RunningApp(home: home, arguments: [project.path])
    app.wait("the window", seconds: 15) { app.currentPage != nil }
    if home == nil {
      _ = try app.find(details, role: "dialog")
      try app.press("Open", in: details)
      app.wait("the sheet goes") {
        !app.everything.contains { $0.name == self.details && $0.role == "dialog" }
      }
    }
    try app.press(indicator)
    app.waitForPage(indicator)
    return app
  }

  func testAFolderIsOpenedAndMendedOnTheDisk() throws {
    let project = try makeProject()
    let app = try open(project, indicators[2])
    _ = try app.find("To fix, 1", role: "toggle button")
    XCTAssertTrue(app.everything.contains { $0.name == indicators[2] && $0.description.contains("1 to fix") })
    let row = try app.find(tooLong, role: "list item")
    XCTAssertEqual(row.description, "German, metadata/de-DE/name.txt")
    try app.click(tooLong)
    _ = try app.find("Back to the list")
    app.waitForFocus("Open File")
    // An edit shows without a button, and moves no focus.
    try put("Tidepool", project, "metadata/de-DE/name.txt")
    app.waitForText("that it is mended") { $0 == "Mended." }
    try app.press("Back to the list")
    app.wait("the list without it") { !app.has(self.tooLong) && !app.has("To fix, 1") }
    XCTAssertEqual(app.terminate().code, 0)

    // Started again, it knows the folder without a question.
    try put("Tidepool: Gezeiten und Strandtiere", project, "metadata/de-DE/name.txt")
    let again = try open(project, indicators[2], home: app.home)
    _ = try again.find(tooLong, role: "list item")
    XCTAssertEqual(again.terminate().code, 0)
  }

  func testAFixIsPreviewedAppliedAndTakenBack() throws {
    let project = try makeProject()
    let app = try open(project, indicators[3])
    _ = try app.find(blanks, role: "list item")
    try app.click(blanks)
    try app.press("Fix…")
    app.waitForText("what it would be") { $0 == "ebbe,flut,watt" }
    XCTAssertEqual(
      try text(project, "metadata/de-DE/keywords.txt"), "ebbe, flut, watt\n", "nothing is done yet")
    try app.click("Apply Fix")
    app.waitForText("the notice") { $0 == "Fixed metadata/de-DE/keywords.txt." }
    XCTAssertEqual(try text(project, "metadata/de-DE/keywords.txt"), "ebbe,flut,watt\n")
    Echo.wait()
    Keyboard.press(Int32(UInt8(ascii: "z")), .control)
    app.wait("it is taken back") {
      (try? self.text(project, "metadata/de-DE/keywords.txt")) == "ebbe, flut, watt\n"
    }
    XCTAssertEqual(app.terminate().code, 0)
  }

  func testOneIsAcceptedForTheTeam() throws {
    let project = try makeProject()
    let app = try open(project, indicators[2])
    try app.click(tooLong)
    try app.press("Accept…")
    app.waitForFocus("Reason")
    for letter in "ok" { Keyboard.press(Int32(letter.asciiValue ?? 0)) }
    try app.click("For the team too, in .shipshape.json")
    app.wait("that it can be accepted") {
      app.everything.contains { $0.name == "Accept" && $0.has(ATSPI_STATE_SENSITIVE) }
    }
    try app.click("Accept")
    app.waitForText("the notice") { $0.hasPrefix("Accepted: ") }
    let places = [project, project.appending(path: "fastlane")].map { $0.appending(path: ".shipshape.json") }
    let written = places.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
    XCTAssertEqual(written.count, 1)
    XCTAssertTrue(written.first?.contains("\"ok\"") == true)
    XCTAssertEqual(app.terminate().code, 0)
  }

  func testDoneAsksAndReadyTellsTheTruth() throws {
    let project = try makeProject()
    let app = try open(project, indicators[2])
    _ = try app.find("To fix, 1", role: "toggle button")
    for indicator in indicators.dropFirst() where indicator != indicators[2] {
      try app.press(indicator)
      app.waitForPage(indicator)
      try app.press("Done")
      app.wait("done, or a question") {
        app.has("Done Anyway") || app.currentPage != indicator
      }
      if app.has("Done Anyway") { try app.press("Done Anyway") }
      app.wait("the next page") { app.currentPage != indicator }
    }
    try app.press(indicators[2])
    app.waitForPage(indicators[2])
    try app.click("Done")
    _ = try app.find("1 is still to fix in Metadata.", role: "alert")
    try app.press("Review")
    _ = try app.find("Back to the list")
    Echo.wait()
    Keyboard.press(Keyboard.escape)
    app.wait("the list") { app.has(self.tooLong) }
    try app.press("Done")
    try app.press("Done Anyway")
    _ = try app.find("Ready to Ship!", role: "dialog")
    app.waitForText("what is open") { $0.hasPrefix("with ") && $0.contains("open problem") }
    XCTAssertEqual(app.terminate().code, 0)
  }

  func testAFindingTakesThePointerAndKeysWhileANoticeIsUp() throws {
    for (width, height) in [(360, 480), (1_366, 700)] {
      let home = try TestHome.make()
      let state = home.appending(path: "state/\(RunningApp.folderName)")
      try FileManager.default.createDirectory(at: state, withIntermediateDirectories: true)
      try Data("{\"width\": \(width), \"height\": \(height)}".utf8)
        .write(to: state.appending(path: "window.json"))
      let app = try RunningApp(home: home, arguments: [try makeProject().path])
      try app.press("Open", in: details)
      try app.press(indicators[3])
      app.waitForPage(indicators[3])
      // Keywords has nothing to fix, so its Done asks nothing.
      try app.click("Done")
      _ = try app.find("Undo")
      try app.press(indicators[2])
      app.waitForPage(indicators[2])
      Echo.wait()
      Keyboard.press(0xffc5)  // F8
      app.waitForFocus("Open File")
      Keyboard.press(Keyboard.tab)
      app.waitForFocus("Copy")
      Keyboard.press(Keyboard.tab)
      app.waitForFocus("Accept…")
      try app.click("Next finding")
      app.wait("the next, at \(width)") { !app.has(self.tooLong) }
      try app.click("Previous finding")
      _ = try app.find(tooLong, role: "panel")
      try app.click("Back to the list")
      _ = try app.find("To fix, 1", role: "toggle button")
      XCTAssertEqual(app.terminate().code, 0)
    }
  }

  func testAFolderThatVanishesIsToldAndComesBack() throws {
    let project = try makeProject()
    let app = try open(project, indicators[2])
    _ = try app.find(tooLong, role: "list item")
    let away = project.deletingLastPathComponent().appending(path: "away-\(UUID().uuidString)")
    try FileManager.default.moveItem(at: project, to: away)
    app.waitForText("that it is gone") { $0 == "The folder is not there" }
    XCTAssertTrue(app.has(tooLong), "what is known stays readable")
    try FileManager.default.moveItem(at: away, to: project)
    app.waitForText("that it is back") { $0.contains("Checked at") }
    XCTAssertEqual(app.terminate().code, 0)
  }

  func testASecondStartOpensItsFolderInTheFirst() throws {
    let project = try makeProject()
    let app = try start()
    let second = try RunningApp(home: app.home, arguments: [project.path])
    XCTAssertEqual(second.finish().code, 0)
    _ = try app.find(details, role: "dialog")
    XCTAssertEqual(app.terminate().code, 0)
  }

  func testNoReleaseInAFolder() throws {
    let folder = try TestHome.make()
    let app = try RunningApp(arguments: [folder.path])
    _ = try app.find("No release folder here", role: "dialog", seconds: 15)
    try app.click("Close", in: "No release folder here")
    app.waitForPage("Welcome")
    XCTAssertTrue(app.has("Open Release Folder…"))
    XCTAssertEqual(app.terminate().code, 0)
  }
}
