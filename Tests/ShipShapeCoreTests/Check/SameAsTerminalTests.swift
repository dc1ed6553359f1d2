import ReleaseChecks
import Testing

@testable import ShipShapeCore

/// What the window shows of a folder is what `shipshape-check` says of it, to the finding.
struct SameAsTerminalTests {
  /// A finding in words that both sides have.
  private struct Line: Hashable, Comparable {
    let step: String
    let rule: String
    let severity: String
    let file: String?
    let locale: String?
    let place: String
    let advice: String
    let accepted: String?

    static func < (left: Line, right: Line) -> Bool { left.words < right.words }
    private var words: String { "\(step) \(rule) \(file ?? "") \(locale ?? "") \(place) \(advice)" }
  }

  private func terminal(_ sample: SampleRelease, _ facts: Facts) throws -> Report {
    let rules = try StoreRules.bundled()
    let place = try ReleaseFinder(rules: rules).find(at: sample.project)
    let project = try ProjectFile.nearest(toRoot: ReleaseSurvey.wholePath(place.root))
    return try ReleaseCheck(
      rules: rules, facts: facts.filled(from: project.file.facts), accepted: project.file.accepted, year: 2026
    ).run(at: place, project: project.folder)
  }

  private func lines(_ report: Report) -> [Line] {
    report.findings.map {
      Line(
        step: $0.step.rawValue, rule: $0.rule, severity: $0.severity.rawValue, file: $0.file?.shown,
        locale: $0.locale, place: "\($0.position?.line ?? 0):\($0.position?.column ?? 0)", advice: $0.advice,
        accepted: $0.accepted)
    }.sorted()
  }

  private func lines(_ checked: CheckedRelease) -> [Line] {
    checked.steps.flatMap { step, findings in
      findings.rows.flatMap(\.items).map {
        Line(
          step: step, rule: $0.rule, severity: $0.severity.rawValue, file: $0.file, locale: $0.locale,
          place: "\($0.line ?? 0):\($0.column ?? 0)", advice: $0.advice.text, accepted: $0.accepted?.reason)
      }
    }.sorted()
  }

  @Test(arguments: [
    Facts(), Facts(kind: .first, isComplete: true, devices: [.iphone, .ipad], primaryLocale: "en-US"),
    Facts(kind: .update, isComplete: false, devices: [.iphone], primaryLocale: "de-DE"),
  ])
  func theFindingsAreTheSame(facts: Facts) throws {
    let sample = try SampleRelease.untidy()
    let checked = try CheckRequest(location: sample.location, facts: facts, year: 2026).run()
    let expected = lines(try terminal(sample, facts))
    #expect(lines(checked) == expected)
    #expect(Set(expected.map(\.step)) == Set(Step.steps.map(\.id)), "each step has some")
  }

  @Test func theProjectsFileCountsInBoth() throws {
    let sample = try SampleRelease.untidy()
    try sample.put(
      """
      {"kind": "first", "complete": true, "primary": "de-DE", "devices": ["iphone"], "otherBrands": ["tide"],
        "accepted": [
          {"rule": "emoji", "file": "metadata/de-DE/description.txt", "reason": "party"},
          {"rule": "keyword-blanks", "reason": "readable"},
          {"rule": "line-endings", "file": "metadata/en-US/description.txt", "reason": "old", "crc32": "00000000"}
        ]}
      """, at: "/.shipshape.json")
    let checked = try CheckRequest(location: sample.location, year: 2026).run()
    let expected = lines(try terminal(sample, Facts()))
    #expect(lines(checked) == expected)
    #expect(checked.facts.kind == .first && checked.facts.primaryLocale == "de-DE")
    let accepted = checked.steps.values.flatMap(\.rows).flatMap(\.items).filter { $0.accepted != nil }
    #expect(accepted.count == expected.count { $0.accepted != nil } && accepted.count >= 3)
    #expect(accepted.allSatisfy { $0.accepted?.isOfTeam == true && $0.group == .accepted })
    #expect(expected.contains { $0.rule == "acceptance-unused" }, "one was for another version")
  }

  @Test func whatIsSaidInTheWindowCountsBeforeTheFile() throws {
    let sample = try SampleRelease.untidy()
    try sample.put(#"{"kind": "first", "complete": true}"#, at: "/.shipshape.json")
    let facts = Facts(kind: .update)
    let checked = try CheckRequest(location: sample.location, facts: facts, year: 2026).run()
    #expect(checked.facts == Facts(kind: .update, isComplete: true))
    #expect(lines(checked) == lines(try terminal(sample, facts)))
  }

  @Test func eachAcceptedSaysWhereItComesFrom() throws {
    let sample = try SampleRelease.untidy()
    try sample.put(#"{"accepted": [{"rule": "emoji", "reason": "party"}]}"#, at: "/.shipshape.json")
    let own = Acceptance(rule: "keyword-blanks", reason: "readable")
    let checked = try CheckRequest(location: sample.location, accepted: [own], year: 2026).run()
    let accepted = checked.steps.values.flatMap(\.rows).flatMap(\.items).filter { $0.accepted != nil }
    #expect(
      accepted.filter { $0.rule == "emoji" }.map(\.accepted) == [AcceptedAs(reason: "party", isOfTeam: true)])
    let blanks = accepted.filter { $0.rule == "keyword-blanks" }.compactMap(\.accepted)
    #expect(!blanks.isEmpty && blanks.allSatisfy { $0 == AcceptedAs(reason: "readable", isOfTeam: false) })
    // What meets nothing is said of the file's, not of the window's.
    let unused = Acceptance(rule: "html", reason: "none")
    let other = try CheckRequest(location: sample.location, accepted: [unused], year: 2026).run()
    #expect(!other.steps.values.flatMap(\.rows).contains { $0.first.rule == "acceptance-unused" })
  }

  @Test func aReasonOfTheTeamsThatIsGivenAgainHereIsTheWindows() throws {
    let sample = try SampleRelease.untidy()
    let path = "metadata/de-DE/description.txt"
    try sample.put(
      #"{"accepted": [{"rule": "emoji", "file": "\#(path)", "reason": "party", "crc32": "00000000"}]}"#,
      at: "/.shipshape.json")
    let own = Acceptance(rule: "emoji", file: path, reason: "party")
    let checked = try CheckRequest(location: sample.location, accepted: [own], year: 2026).run()
    let emoji = checked.steps.values.flatMap(\.rows).flatMap(\.items).filter { $0.rule == "emoji" }
    #expect(emoji.map(\.accepted) == [AcceptedAs(reason: "party", isOfTeam: false)])
  }

  @Test func aBrokenFileIsSaidAndTheCheckGoesOn() throws {
    let sample = try SampleRelease.untidy()
    let expected = lines(try terminal(sample, Facts()))
    try sample.put(#"{"kind": "frist"}"#, at: "/.shipshape.json")
    let checked = try CheckRequest(location: sample.location, year: 2026).run()
    #expect(checked.project.fault?.contains("kind") == true)
    #expect(checked.project.folder == sample.project, "where the file is")
    #expect(lines(checked) == expected)
  }

  @Test func whatHasNotChangedIsFoundAgainWithTheReadingBefore() throws {
    let sample = try SampleRelease.untidy()
    let first = try CheckRequest(location: sample.location, year: 2026).run()
    try sample.put("boot,segel", at: "metadata/de-DE/keywords.txt")
    let second = try CheckRequest(location: sample.location, year: 2026, previous: first.report?.folder).run()
    #expect(lines(second) == lines(try terminal(sample, Facts())))
    #expect(lines(second) != lines(first))
  }
}
