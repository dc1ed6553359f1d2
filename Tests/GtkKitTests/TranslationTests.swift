import Foundation
import GtkKit
import GtkTestSupport
import XCTest

/// Words from a catalogue that is really compiled and really looked up.
@MainActor
final class TranslationTests: GtkTestCase {
  func testACatalogueTranslatesTextsAndPlurals() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "words-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let messages = folder.appending(path: "de/LC_MESSAGES")
    try FileManager.default.createDirectory(at: messages, withIntermediateDirectories: true)
    let catalogue = """
      msgid ""
      msgstr "Content-Type: text/plain; charset=UTF-8\\nPlural-Forms: nplurals=2; plural=(n != 1);\\n"
      msgid "Screenshots"
      msgstr "Bildschirmfotos"
      msgid "Step %1$@: %2$@"
      msgstr "%2$@ (Schritt %1$@)"
      msgid "%@ minute left"
      msgid_plural "%@ minutes left"
      msgstr[0] "noch %@ Minute"
      msgstr[1] "noch %@ Minuten"

      """
    let source = folder.appending(path: "de.po")
    try Data(catalogue.utf8).write(to: source)
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/msgfmt")
    compiler.arguments = ["-o", messages.appending(path: "shipshape-test.mo").path, source.path]
    try compiler.run()
    compiler.waitUntilExit()
    XCTAssertEqual(compiler.terminationStatus, 0)

    setenv("LANGUAGE", "de", 1)
    defer {
      unsetenv("LANGUAGE")
      TextDomain.use("shipshape", folder: "/nowhere")
    }
    XCTAssertTrue(TextDomain.use("shipshape-test", folder: folder.path))
    XCTAssertEqual(localized("Screenshots"), "Bildschirmfotos")
    XCTAssertEqual(localized("Step %1$@: %2$@", "1", localized("Screenshots")), "Bildschirmfotos (Schritt 1)")
    XCTAssertEqual(localizedPlural("%@ minute left", "%@ minutes left", count: 1, "1"), "noch 1 Minute")
    XCTAssertEqual(localizedPlural("%@ minute left", "%@ minutes left", count: 7, "7"), "noch 7 Minuten")
    XCTAssertEqual(localized("Metadata"), "Metadata", "what is not in it stays as it is")
  }
}
