import Foundation
import Testing

@testable import ReleaseChecks

/// The words of a check in another language, from a catalogue that is really compiled and really looked up.
struct CatalogueTests {
  private let catalogue = """
    msgid ""
    msgstr "Content-Type: text/plain; charset=UTF-8\\nPlural-Forms: nplurals=2; plural=(n != 1);\\n"
    msgid "%1$@ in %2$@ (%3$@)%4$@."
    msgstr "In %2$@ (%3$@): %1$@%4$@."
    msgid "warning"
    msgid_plural "warnings"
    msgstr[0] "Warnung"
    msgstr[1] "Warnungen"
    msgid "text"
    msgid_plural "texts"
    msgstr[0] "Text"
    msgstr[1] "Texten"
    msgid "language"
    msgid_plural "languages"
    msgstr[0] "Sprache"
    msgstr[1] "Sprachen"
    msgid "Rules checked on %1$@."
    msgstr "Regeln vom %1$@."
    msgid "Combine them: the text looks the same, and the store has refused this."
    msgstr "Setzen Sie sie zusammen."

    """

  private func check(_ environment: [String: String]) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "words-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let messages = folder.appending(path: "de/LC_MESSAGES")
    try FileManager.default.createDirectory(at: messages, withIntermediateDirectories: true)
    let source = folder.appending(path: "de.po")
    try Data(catalogue.utf8).write(to: source)
    let compiler = try Process.run(
      URL(filePath: "/usr/bin/msgfmt"),
      arguments: ["-o", messages.appending(path: "shipshape-check.mo").path, source.path])
    compiler.waitUntilExit()
    #expect(compiler.terminationStatus == 0)
    let fixture = try ReleaseFixture([
      "metadata/en-US/name.txt": "Cafe\u{301}", "metadata/fr-FR/name.txt": "Cafe\u{301}",
    ])
    let words = environment.merging(["TEXTDOMAINDIR": folder.path]) { $1 }
    return try Command.run([fixture.project], environment: words).output
  }

  @Test func whereThereIsACatalogueItsWordsAreSaid() throws {
    let said = try check(["LC_ALL": "C.UTF-8", "LANGUAGE": "de"])
    #expect(said.hasPrefix("In 2 Texten (2 Sprachen): 2 Warnungen."), "\(said)")
    #expect(
      said.contains("Setzen Sie sie zusammen.") && said.hasSuffix("Regeln vom 2026-11-01.\n"), "\(said)")
  }

  @Test(arguments: [[:], ["LC_ALL": "C", "LANGUAGE": "de"], ["LC_ALL": "C.UTF-8", "LANGUAGE": "sv"]])
  func elsewhereItIsEnglish(environment: [String: String]) throws {
    let said = try check(environment)
    #expect(said.hasPrefix("2 warnings in 2 texts (2 languages)."), "\(said)")
    #expect(said.hasSuffix("Rules checked on 2026-11-01.\n"))
  }
}
