import Foundation
import Testing

@testable import ReleaseChecks

/// `shipshape-check` as it is run: its options, what it writes, how it ends.
struct CommandTests {
  private let long = Contents.text(String(repeating: "a", count: 31))

  @Test func aGoodFolderEndsWithNought() throws {
    let fixture = try ReleaseFixture(["metadata/en-US/name.txt": "Name"])
    let outcome = try Command.run([fixture.project])
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    let verdict = "Nothing stands in the way: 1 text in 1 language."
    #expect(outcome.output == "\(verdict)\nRules checked on 2026-11-01.\n")
  }

  @Test func findingsEndWithOneAtTheSeverityAskedFor() throws {
    let fixture = try ReleaseFixture(["metadata/en-US/release_notes.txt": "🎉"])
    #expect(try Command.run([fixture.project]).status == 0)
    #expect(try Command.run(["--fail-on", "warning", fixture.project]).status == 1)
    #expect(try Command.run(["--fail-on=info", fixture.project]).status == 1)
    try fixture.put(long, at: "metadata/en-US/name.txt")
    #expect(try Command.run([fixture.project]).status == 1)
  }

  @Test(arguments: [
    (["--frobnicate"], "unknown option --frobnicate"), (["--kind", "third"], "--kind takes first, update"),
    (["--kind"], "--kind needs a value"), (["--format", "xml"], "--format takes text, json, github"),
    (["--devices", "phone"], "--devices takes a list"), (["--complete=yes"], "--complete takes no value"),
    (["a", "b"], "one folder at a time"), (["--yes"], "--yes goes with --fix"),
    (["/nowhere/at/all"], "/nowhere/at/all cannot be checked: it is not there"),
    (["--rules", "/nowhere.json", "/"], "the rules /nowhere.json cannot be read"),
  ])
  func whatCannotBeCheckedIsOneLineAndTwo(arguments: [String], line: String) throws {
    let outcome = try Command.run(arguments)
    #expect(outcome.status == 2 && outcome.output.isEmpty)
    #expect(outcome.errors.contains(line), "\(outcome.errors)")
    #expect(outcome.errors.split(separator: "\n").count == 1)
  }

  @Test func anEmptyFolderHasNotPassed() throws {
    let fixture = try ReleaseFixture(["metadata": .folder])
    let outcome = try Command.run([fixture.project])
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("there are no texts and no pictures"))
  }

  @Test func theCurrentFolderIsTheDefault() throws {
    let fixture = try ReleaseFixture(["metadata/en-US/name.txt": long])
    #expect(try Command.run([], folder: fixture.project).status == 1)
    #expect(try Command.run(["."], folder: fixture.root + "/metadata").status == 1)
  }

  @Test func helpAndVersionNeedNoFolder() throws {
    let help = try Command.run(["--help"])
    #expect(help.status == 0)
    for option in [
      "--kind", "--complete", "--devices", "--primary", "--folder", "--format", "--fail-on", "--no-pixels",
      "--rules",
      "--fix", "--yes", "--version",
    ] { #expect(help.output.contains(option)) }
    #expect(try Command.run(["--version"]).output.hasPrefix("shipshape-check "))
  }

  @Test func theProjectsFileIsReadAndOptionsGoBefore() throws {
    let fixture = try ReleaseFixture(["metadata/en-US/release_notes.txt": "First!"])
    try fixture.put(
      #"{"kind": "first", "accepted": [{"rule": "whats-new-on-first-version", "reason": "other store"}]}"#,
      at: "../.shipshape.json")
    let outcome = try Command.run(["--fail-on", "warning", fixture.project])
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("1 accepted") && !outcome.output.contains("other store"))
    #expect(
      try Command.run(["--min-severity", "info", fixture.project]).output.contains("Accepted: other store"))
    #expect(try Command.run(["--kind", "update", fixture.project]).output.contains("Accepted") == false)
    try fixture.put("{\"kind\": \"last\"}", at: "../.shipshape.json")
    #expect(try Command.run([fixture.project]).status == 2)
  }

  @Test func severalReleasesAreListed() throws {
    let fixture = try ReleaseFixture([
      "one/fastlane/metadata/it/name.txt": "Nome", "two/fastlane/metadata/it/name.txt": long,
    ])
    let outcome = try Command.run([fixture.root])
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("“one/fastlane”, “two/fastlane”"))
    #expect(try Command.run([fixture.root, "--folder", "one/fastlane"]).status == 0)
    #expect(try Command.run(["--folder", "two/fastlane", fixture.root]).status == 1)
  }

  @Test func otherRulesAreTaken() throws {
    let fixture = try ReleaseFixture(["metadata/en-US/name.txt": "Name"])
    try fixture.put(
      .text(
        String(decoding: ReleaseRulesJSON.bytes, as: UTF8.self).replacing("2026-11-01", with: "2027-01-01")),
      at: "../rules.json")
    #expect(
      try Command.run(["--rules", "\(fixture.project)/rules.json", fixture.project]).output.contains(
        "checked on 2027-01-01"))
  }

  @Test func jsonIsOneDocument() throws {
    let fixture = try ReleaseFixture(["metadata/en-US/name.txt": long])
    let outcome = try Command.run(["--format", "json", fixture.project])
    #expect(outcome.status == 1)
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    #expect((root["summary"] as? [String: Int])?["errors"] == 1)
  }

  @Test func githubsPathsStartAtTheWorkspace() throws {
    let fixture = try ReleaseFixture(["metadata/en-US/name.txt": long])
    let outcome = try Command.run(["--format", "github"], folder: fixture.project)
    #expect(
      outcome.output.hasPrefix(
        "::error file=fastlane/metadata/en-US/name.txt,line=1,col=31,title=text-too-long::en-US: "))
  }

  @Test func aSecretIsNeverWritten() throws {
    let fixture = try ReleaseFixture(["metadata/review_information/demo_password.txt": "\u{FEFF}hunter2"])
    for arguments in [
      ["--format", "text"], ["--format", "json"], ["--format", "github"], ["--fix"], ["--fix", "--yes"],
    ] {
      let outcome = try Command.run(arguments + [fixture.project])
      #expect(!outcome.output.contains("hunter2") && !outcome.errors.contains("hunter2"))
    }
  }

  @Test func aReportThatCannotBeWrittenIsNoSuccess() throws {
    let fixture = try ReleaseFixture(["metadata/en-US/name.txt": "Name"])
    let process = Process()
    process.executableURL = Command.binary
    process.arguments = [fixture.project]
    process.standardOutput = FileHandle(forWritingAtPath: "/dev/full")
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 2)
  }

  @Test func anotherProjectsFileIsNotObeyed() throws {
    let fixture = try ReleaseFixture(["a/metadata/en-US/name.txt": long])
    try fixture.put(#"{"accepted": [{"rule": "text-too-long", "reason": "x"}]}"#, at: ".shipshape.json")
    #expect(try Command.run(["\(fixture.root)/a"]).status == 1)
  }

  @Test func githubIsToldWhatCannotBeChecked() throws {
    #expect(
      try Command.run(["--format", "github", "/nowhere/at/all"]).output.hasPrefix(
        "::error title=shipshape-check::/nowhere"))
  }

  @Test func namesOfOthersWriteNoCommandsAndNoColours() throws {
    let fixture = try ReleaseFixture([
      "metadata/en-US/name.txt": "Name", "metadata/en-US/keywords.txt": "ab\u{1B}[31m,cd",
    ])
    try fixture.put("x", at: "metadata/x\u{1B}[2J\n::error ::pwned/name.txt")
    for format in ["text", "github", "json"] {
      let output = try Command.run(["--format", format, fixture.project]).output
      #expect(!output.contains("\u{1B}") && !output.contains("\n::error ::pwned"))
    }
  }

  @Test func aPathInsideLeadsToAWholeRoot() throws {
    let fixture = try ReleaseFixture(["metadata/en-US/name.txt": "Name"])
    let output = try Command.run(["--format", "json", "\(fixture.root)/metadata"]).output
    let report = try #require(JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    #expect(report["root"] as? String == fixture.root)
  }

  @Test func aTextOrALanguageIsCheckedByItself() throws {
    let fixture = try ReleaseFixture([
      "metadata/en-US/name.txt": long, "metadata/en-US/subtitle.txt": long, "metadata/it/name.txt": "Nome",
      "screenshots/de-DE/1.png": .png(10, 10),
    ])
    func errors(_ path: String) throws -> [String] {
      let outcome = try Command.run([
        "--format", "line", "--min-severity", "error", "\(fixture.root)/\(path)",
      ])
      let lines = outcome.output.split(separator: "\n").map(String.init)
      #expect(outcome.status == (lines.isEmpty ? 0 : 1), "\(outcome.errors)")
      return lines
    }
    #expect(try errors("metadata/en-US/name.txt").count == 1)
    #expect(try errors("metadata/en-US").count == 2)
    #expect(try errors("metadata/it").isEmpty)
    #expect(try errors("metadata/it/name.txt").isEmpty)
    #expect(try errors("screenshots/de-DE").count == 1)
    #expect(try errors("").count == 3)
    let verdict = try Command.run(["\(fixture.root)/metadata/en-US/name.txt"]).output
    #expect(verdict.hasPrefix("1 error in 1 text (1 language).\n"), "\(verdict)")
    #expect(try Command.run(["\(fixture.root)/README.md"]).status == 2)
  }

  @Test func picturesByThemselvesAreJudged() throws {
    let fixture = try ReleaseFixture(["shots/en-US/1.png": .png(100, 100)])
    let outcome = try Command.run(["\(fixture.root)/shots"])
    #expect(
      outcome.status == 1 && outcome.output.contains("[screenshot-size]"),
      "\(outcome.output)\(outcome.errors)")
  }

  @Test func quietlyItSaysWhatFailsAndThenTheVerdict() throws {
    let fixture = try ReleaseFixture([
      "metadata/en-US/name.txt": long, "metadata/en-US/keywords.txt": "a, b", "metadata/it/name.txt": long,
    ])
    let lines = try Command.run(["-q", fixture.project]).output.split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 4 && lines.last == "" && lines.first?.hasPrefix("error: ") == true)
    #expect(lines.dropLast().last?.hasPrefix("2 errors and 1 warning in 3 texts") == true, "\(lines)")
  }

  @Test func reportsCanBeWrittenToFiles() throws {
    let fixture = try ReleaseFixture(["metadata/en-US/name.txt": long])
    let file = "\(fixture.root)/report.sarif"
    let both = try Command.run(["--format", "sarif=\(file)", "--format", "text", fixture.project])
    #expect(both.status == 1 && both.output.hasPrefix("1 error in "))
    #expect(try String(contentsOfFile: file, encoding: .utf8).contains("\"version\":\t\"2.1.0\""))
    #expect(try Command.run(["--format", "json", "--format", "line", fixture.project]).status == 2)
    #expect(try Command.run(["--format", "json=/nowhere/x", fixture.project]).status == 2)
  }

  @Test func whatIsFoundCanBeAccepted() throws {
    let fixture = try ReleaseFixture([
      "metadata/en-US/name.txt": long, "metadata/it/name.txt": long, "metadata/it/subtitle.txt": long,
    ])
    #expect(try Command.run(["--accept", fixture.project]).errors.contains("--accept needs a --reason"))
    #expect(
      try Command.run(["--accept", "nonsense", "--reason", "x", fixture.project]).errors.contains(
        "no rule “nonsense”"))
    let one = try Command.run([
      "--accept", "text-too-long:metadata/it/name.txt", "--reason", "live", fixture.project,
    ])
    #expect(one.status == 0 && one.output.contains("1 acceptance written to"), "\(one.output)\(one.errors)")
    #expect(try Command.run([fixture.project]).output.hasPrefix("2 errors in "))
    #expect(try Command.run(["--accept", "--reason", "all", fixture.project], input: "n\n").status == 1)
    #expect(try Command.run([fixture.project]).status == 1)
    #expect(try Command.run(["--accept", "--reason", "all", "--yes", fixture.project]).status == 0)
    #expect(try Command.run([fixture.project]).status == 0)
    // Another text is looked at anew.
    try fixture.put(.text(String(repeating: "b", count: 40)), at: "metadata/it/name.txt")
    #expect(try Command.run([fixture.project]).status == 1)
    try fixture.put("Nome", at: "metadata/it/name.txt")
    let unused = try Command.run(["--unused", fixture.project])
    #expect(
      unused.status == 0 && unused.output.contains("1 acceptance taken out"),
      "\(unused.output)\(unused.errors)")
    #expect(try Command.run(["--unused", fixture.project]).output == "Every acceptance meets something.\n")
  }

  @Test func theLastReleaseIsComparedWith() throws {
    let fixture = try ReleaseFixture([
      "metadata/en-US/release_notes.txt": "Old.", "metadata/it/release_notes.txt": "Vecchio.",
      "metadata/en-US/description.txt": "One.", "metadata/it/description.txt": "Uno.",
    ])
    #expect(try Command.run(["--since", "auto", fixture.project]).errors.contains("--since: "))
    func git(_ arguments: String...) throws {
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments =
        [
          "git", "-C", fixture.project, "-c", "user.name=a", "-c", "user.email=a@b.c", "-c",
          "tag.gpgSign=false",
        ] + arguments
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0, "\(arguments)")
    }
    try git("init", "-q")
    try git("add", ".")
    try git("commit", "-q", "-m", "first")
    #expect(
      try Command.run(["--since", "auto", fixture.project]).errors.contains(
        "no tag that looks like a version"))
    try git("tag", "v2.3")
    try git("tag", "nightly")
    try fixture.put("New.", at: "metadata/en-US/release_notes.txt")
    try fixture.put("Two.", at: "metadata/en-US/description.txt")
    try fixture.put("Neu.", at: "metadata/de-DE/release_notes.txt")
    for tag in ["auto", "v2.3"] {
      let outcome = try Command.run(["--since", tag, fixture.project])
      #expect(
        outcome.output.contains("metadata/it/release_notes.txt: What's New is still that of v2.3."),
        "\(outcome.output)\(outcome.errors)")
      #expect(
        outcome.output.contains("Since v2.3: 3 texts and 0 pictures changed.\n  Description as it was: it\n"))
    }
    #expect(try Command.run(["--since", "v9", fixture.project]).status == 2)
    let json = try Command.run(["--since", "auto", "--format", "json", fixture.project]).output
    let report = try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect(((report["since"] as? [String: Any])?["texts"] as? [String])?.count == 3)
  }

  @Test func anAcceptedRuleThatIsNoneIsSaid() throws {
    let fixture = try ReleaseFixture(["metadata/en-US/name.txt": "Name"])
    try fixture.put(
      #"{"$schema": "x", "accepted": [{"rule": "nonsense", "reason": "r"}]}"#, at: "../.shipshape.json")
    #expect(
      try Command.run(["--min-severity", "info", fixture.project]).output.contains(
        "There is no rule “nonsense”"))
  }

  @Test func rulesExplainThemselves() throws {
    let list = try Command.run(["--list-rules"])
    #expect(list.status == 0 && list.output.split(separator: "\n").count == Rule.all.count)
    for rule in Rule.all {
      let outcome = try Command.run(["--explain", rule.id])
      #expect(outcome.status == 0 && outcome.output.contains(rule.why) && outcome.output.contains("Source: "))
      for line in rule.examples().found.lines + rule.examples().silent.lines {
        #expect(outcome.output.contains("\n  \(line)\n"))
      }
    }
    let unknown = try Command.run(["--explain", "text-to-long"])
    #expect(unknown.status == 2 && unknown.errors.contains("did you mean text-too-long?"))
  }

  @Test func whatCannotBeCheckedIsSaidInJSONToo() throws {
    let outcome = try Command.run(["--format", "json", "/nowhere/at/all"])
    let report = try #require(JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    #expect(outcome.status == 2 && (report["error"] as? String)?.contains("it is not there") == true)
  }

  @Test func nothingOfOthersIsWrittenRaw() throws {
    let fixture = try ReleaseFixture([
      "metadata/en-US/name.txt": "Name", "screenshots/en-US/\u{1B}[31m\u{9B}.Png": .png(1320, 2868),
    ])
    try fixture.put("{\"\\u001b[2J\": 1}", at: ".shipshape.json")
    let outcome = try Command.run(["--format", "github", fixture.project])
    #expect(
      !(outcome.output + outcome.errors).unicodeScalars.contains { $0.value == 0x1B || $0.value == 0x9B })
    try FileManager.default.removeItem(atPath: "\(fixture.root)/.shipshape.json")
    for arguments in [["--fix", "--yes"], ["--format", "json"]] {
      let output = try Command.run(arguments + [fixture.project]).output
      #expect(!output.unicodeScalars.contains { $0.value == 0x1B || $0.value == 0x9B })
    }
  }
}
