import Foundation
import Testing

@testable import ReleaseChecks

/// `shipshape-check --fix` as it is run.
struct FixCommandTests {
  @Test func fixesAreShownAndAskedFor() throws {
    let path = "metadata/en-US/name.txt"
    let fixture = try ReleaseFixture([path: "\u{FEFF}Name\n", "metadata/it/name.txt": "\u{FEFF}Nome\n"])
    let asked = try Command.run(["--fix", fixture.project], input: "n\ny\n")
    #expect(asked.output.contains("- \\u{feff}Name") && asked.output.contains("Apply?"))
    #expect(try fixture.bytes(at: path).first == 0xEF)
    #expect(try fixture.bytes(at: "metadata/it/name.txt") == Array("Nome\n".utf8))
    #expect(asked.status == 1)
    let applied = try Command.run(["--fix", "--yes", fixture.project])
    #expect(applied.status == 0 && applied.output.contains("1 applied, 0 failed, 0 left."))
    #expect(try fixture.bytes(at: path) == Array("Name\n".utf8))
  }

  @Test func theEndOfInputIsANo() throws {
    let fixture = try ReleaseFixture(["metadata/en-US/name.txt": "\u{FEFF}Name"])
    #expect(try Command.run(["--fix", fixture.project]).status == 1)
    #expect(try fixture.bytes(at: "metadata/en-US/name.txt").first == 0xEF)
  }

  @Test func aGuessIsNotAppliedUnseen() throws {
    let latin1: [UInt8] = [0x47, 0x72, 0xFC]
    let fixture = try ReleaseFixture(["metadata/de-DE/name.txt": .bytes(latin1)])
    #expect(try Command.run(["--fix", "--yes", fixture.project]).output.contains("a guess"))
    #expect(try fixture.bytes(at: "metadata/de-DE/name.txt") == latin1)
    _ = try Command.run(["--fix", fixture.project], input: "y\n")
    #expect(try fixture.bytes(at: "metadata/de-DE/name.txt") == Array("Grü".utf8))
  }

  @Test func aReadOnlyFileIsLeftAlone() throws {
    let path = "metadata/en-US/name.txt"
    let fixture = try ReleaseFixture([path: "\u{FEFF}Name"])
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: "\(fixture.root)/\(path)")
    let outcome = try Command.run(["--fix", "--yes", fixture.project])
    #expect(outcome.output.contains("not changed: the file is read-only"))
    #expect(try fixture.bytes(at: path).first == 0xEF)
  }

  @Test(arguments: [0o464, 0o446]) func aFileThatAGroupOrOthersMayWriteIsNotReadOnly(mode: Int) throws {
    let path = "metadata/en-US/name.txt"
    let fixture = try ReleaseFixture([path: "\u{FEFF}Name"])
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: "\(fixture.root)/\(path)")
    let outcome = try Command.run(["--fix", "--yes", fixture.project])
    #expect(!outcome.output.contains("read-only"))
    #expect(try fixture.bytes(at: path) == Array("Name".utf8))
  }

  @Test func whatTheReviewersGetIsInNoDiff() throws {
    let fixture = try ReleaseFixture(["metadata/review_information/notes.txt": "\u{FEFF}The code is 4711"])
    #expect(try !Command.run(["--fix", "--yes", fixture.project]).output.contains("4711"))
    #expect(try fixture.bytes(at: "metadata/review_information/notes.txt").first == UInt8(ascii: "T"))
  }

  @Test func whatLiesOutsideTheProjectIsNotMended() throws {
    let elsewhere = try ReleaseFixture(["de-DE/name.txt": "\u{FEFF}Name"])
    for link in ["metadata/de-DE", "metadata"] {
      let target = link == "metadata" ? elsewhere.root : "\(elsewhere.root)/de-DE"
      let fixture = try ReleaseFixture([link: .link(target), "screenshots/it/1.png": .png(1320, 2868)])
      let outcome = try Command.run(["--fix", "--yes", "--min-severity", "info", fixture.project])
      #expect(outcome.output.contains("not changed") && outcome.output.contains("[link-outside]"))
      #expect(try elsewhere.bytes(at: "de-DE/name.txt").first == 0xEF)
    }
  }

  @Test func fixesAreAppliedUntilNoneIsLeft() throws {
    let path = "metadata/en-US/name.txt"
    let fixture = try ReleaseFixture([path: "\u{FEFF}\u{200B}Name", "metadata/en-US/keywords.txt": "、,\n,"])
    #expect(try Command.run(["--fix", "--yes", fixture.project]).status >= 0)
    #expect(try fixture.bytes(at: path) == Array("Name".utf8))
    #expect(try !fixture.bytes(at: "metadata/en-US/keywords.txt").isEmpty)
  }

  /// Each file is replaced whole or not at all, and nothing is left beside it.
  @Test func aSignalLeavesNothingHalfDone() throws {
    let codes = try StoreRules.bundled().locales.names.keys.sorted()
    let names = ["name", "subtitle", "description", "keywords", "release_notes", "promotional_text"]
    var wasEnded = 0
    for turn in 0..<12 {
      var files: [String: Contents] = [:]
      for code in codes { for name in names { files["metadata/\(code)/\(name).txt"] = "\u{FEFF}Text" } }
      let fixture = try ReleaseFixture(files)
      let signal = [SIGTERM, SIGINT, SIGHUP][turn % 3]
      if Command.kill(
        [fixture.project, "--fix", "--yes"], with: signal, after: 4_000 + 3_000 * UInt32(turn))
      {
        wasEnded += 1
      }
      for code in codes {
        let inside = try FileManager.default.contentsOfDirectory(atPath: "\(fixture.root)/metadata/\(code)")
        #expect(inside.count == names.count, "\(inside)")
        for name in names {
          let bytes = try fixture.bytes(at: "metadata/\(code)/\(name).txt")
          #expect(bytes.suffix(4).elementsEqual("Text".utf8))
        }
      }
    }
    #expect(wasEnded > 0)
  }
}
