import Testing

@testable import ReleaseChecks

struct LanguageGridTests {
  private let files: [String: Contents] = [
    "metadata/default/promotional_text.txt": "Now with more.",
    "metadata/en-US/name.txt": "Harbour Log", "metadata/en-US/release_notes.txt": "New map.\n",
    "metadata/en-US/support_url.txt": "http://harbour.app/help",
    "metadata/de-DE/name.txt": .text(String(repeating: "ä", count: 34)),
    "metadata/de-DE/promotional_text.txt": " \n", "metadata/de-DE/keywords.txt": "boot, segel",
  ]

  private func grid(_ facts: Facts = Facts(), accepted: [Acceptance] = []) throws -> LanguageGrid {
    try ReleaseFixture(files).report(facts: facts, accepted: accepted).languageGrid
  }

  @Test func columnsAreTheTextsOfAVersionAsFindingsCallThem() throws {
    let columns = try grid().columns
    #expect(
      columns.map(\.title) == [
        "App name", "Subtitle", "Promotional text", "Description", "What's New", "Support URL",
        "Marketing URL",
        "Privacy policy URL",
      ])
    #expect(columns.map(\.limit) == [30, 30, 170, 4000, 4000, nil, nil, nil])
    #expect(columns.filter(\.isLink).count == 3)
  }

  @Test func aCellSaysHowLongItsTextIsAndWhatIsWrongWithIt() throws {
    let report = try ReleaseFixture(files).report()
    let cell = try #require(report.languageGrid.cell("name", "de-DE"))
    #expect(cell.state == .set)
    #expect([cell.count, cell.limit, cell.over] == [34, 30, 4])
    #expect(cell.path == RelativePath("metadata/de-DE/name.txt"))
    #expect(cell.standing.worst == .error)
    #expect(cell.standing.findings.first.map { report.findings[$0].rule } == Rule.textTooLong.id)
  }

  @Test func itsTextHasWhatIsOverMarked() throws {
    let report = try ReleaseFixture(files).report()
    let row = try #require(report.languageGrid.rows.first)
    let text = try #require(report.text(of: row.cells[0], in: row))
    #expect(text.text.unicodeScalars.count == 34)
    #expect(text.marks == [.init(kind: .over, range: 30..<34, rule: Rule.textTooLong.id)])
  }

  @Test func whatDefaultLendsIsInheritedUnlessABlankFileHidesIt() throws {
    let grid = try grid()
    let inherited = try #require(grid.cell("promotional_text", "en-US"))
    #expect(inherited.state == .inherited(from: "default"))
    #expect(inherited.count == 14)
    #expect(inherited.path == RelativePath("metadata/default/promotional_text.txt"))
    let empty = try #require(grid.cell("promotional_text", "de-DE"))
    #expect(empty.state == .empty)
    #expect(empty.count == nil)
    #expect(empty.standing.worst == .warning)
  }

  @Test func missingIsOnlyWhatIsWanted() throws {
    let silent = try grid()
    #expect(silent.cell("subtitle", "de-DE")?.state == .unused)
    #expect(silent.cell("description", "de-DE")?.state == .unused)
    #expect(silent.cell("release_notes", "de-DE")?.standing.worst == .warning)
    let complete = try grid(Facts(kind: .update, isComplete: true, primaryLocale: "en-US"))
    #expect(complete.cell("subtitle", "de-DE")?.state == .unused)
    let missing = try #require(complete.cell("release_notes", "de-DE"))
    #expect(missing.state == .missing)
    #expect(missing.path == RelativePath("metadata/de-DE/release_notes.txt"))
    #expect(missing.standing.worst == .error)
    #expect(complete.primary?.folder == "en-US")
  }

  @Test func thePrimaryLanguageHasARowThoughItHasNoFolder() throws {
    let grid = try grid(Facts(kind: .update, isComplete: true, primaryLocale: "fr-FR"))
    #expect(grid.rows.map(\.name) == ["German", "English (U.S.)", "French"])
    #expect(grid.cell("name", "fr-FR")?.state == .missing)
  }

  @Test func anAcceptedFindingStaysAndNoLongerCounts() throws {
    let grid = try grid(accepted: [Acceptance(rule: "text-too-long", reason: "as it was")])
    let cell = try #require(grid.cell("name", "de-DE"))
    #expect(cell.standing.worst == nil)
    #expect(cell.standing.findings.count == 1)
    #expect(grid.countToFix == 0)
  }

  @Test func theOrderIsByWhatIsToFixOrByName() throws {
    let files: [String: Contents] = [
      "metadata/sv/name.txt": .text(String(repeating: "a", count: 31)),
      "metadata/ko/name.txt": .text(String(repeating: "a", count: 31)),
      "metadata/de-DE/name.txt": "Log", "metadata/ca/name.txt": "Log",
    ]
    let grid = try ReleaseFixture(files).report().languageGrid
    #expect(grid.rows(.toFixFirst).map(\.code) == ["ko", "sv", "ca", "de-DE"])
    #expect(grid.rows(.byName).map(\.code) == ["ca", "de-DE", "ko", "sv"])
    #expect(grid.rows(.byName, by: { $0.code == "ko" ? "Ägäis" : $0.name }).map(\.code).first == "ko")
    #expect(grid.countToFix == 2)
  }

  @Test func aFolderThatIsNoLanguageHasItsNameAndItsFinding() throws {
    let report = try ReleaseFixture(["metadata/klingon/name.txt": "Log"]).report()
    let row = try #require(report.languageGrid.rows.first)
    #expect(row.name == "klingon")
    #expect(row.cells.allSatisfy { $0.state == .unused })
    #expect(row.ownFindings.map { report.findings[$0].rule } == [Rule.unknownLocale.id])
    #expect(row.standing.worst == .error)
  }

  @Test func theTextOfALinkOutOfTheProjectIsNotShown() throws {
    let outside = try ReleaseFixture(["name.txt": "Secret"])
    let report = try ReleaseFixture(["metadata/it/name.txt": .link("\(outside.root)/name.txt")]).report()
    let row = try #require(report.languageGrid.rows.first)
    #expect(row.cells[0].count == 6)
    #expect(report.text(of: row.cells[0], in: row) == nil)
  }

  @Test func whatChangedSinceTheLastReleaseIsKnownWhereItWasAsked() throws {
    #expect(try grid().cell("name", "en-US")?.isChanged == nil)
    let fixture = try ReleaseFixture(files)
    let since = SinceRelease(tag: "1.0", changed: [RelativePath("metadata/en-US/name.txt")])
    let report = try ReleaseCheck(rules: .bundled(), year: 2026, since: since).run(root: fixture.root)
    #expect(report.languageGrid.cell("name", "en-US")?.isChanged == true)
    #expect(report.languageGrid.cell("name", "de-DE")?.isChanged == false)
  }
}

extension LanguageGrid {
  fileprivate func cell(_ field: String, _ folder: String) -> Cell? {
    rows.first { $0.folder == folder }?.cells.first { $0.field == field }
  }
}
