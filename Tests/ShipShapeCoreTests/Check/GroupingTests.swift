import ReleaseChecks
import Testing

@testable import ShipShapeCore

/// How a step's findings are grouped, ordered and folded.
struct GroupingTests {
  private func item(
    _ rule: String, _ severity: Finding.Severity, _ language: String? = nil, accepted: String? = nil
  ) -> FoundItem {
    FoundItem(
      id: "\(rule)|\(language ?? "")", rule: rule, severity: severity,
      message: Message(plain: "\(rule) in \(language ?? "")"), advice: "Mend it.", source: "Apple",
      locale: language, language: language, file: nil, line: nil, column: nil,
      accepted: accepted.map { AcceptedAs(reason: $0, isOfTeam: false) }, fixTitle: nil, index: nil)
  }

  private func group(_ items: [FoundItem]) -> StepFindings { StepFindings(items) { "All of \($0)" } }

  private let languages = ["Danish", "Dutch", "English", "French", "German", "Italian"]

  @Test func theGravestComeFirstAndOnlyThoseThatAreThere() {
    let findings = group([
      item("note", .info), item("look", .warning, "Dutch"), item("fix", .error, "German"),
      item("live", .error, "French", accepted: "so"), item("fix", .error, "Italian"),
    ])
    #expect(findings.groups.map(\.kind) == [.toFix, .worthALook, .goodToKnow, .accepted])
    #expect(findings.groups.map(\.count) == [2, 1, 1, 1])
    #expect(findings.toFix == 2 && findings.count(.accepted) == 1 && !findings.isClear)
    let less = group([item("note", .info), item("look", .warning, accepted: "so")])
    #expect(less.groups.map(\.kind) == [.goodToKnow, .accepted])
    #expect(less.isClear && less.count(.toFix) == 0 && less.group(.toFix) == nil)
    #expect(StepFindings().isClear && StepFindings().rows.isEmpty)
  }

  @Test func fiveOfOneRuleAreFiveRows() {
    let findings = group(languages.prefix(5).map { item("name", .error, $0) })
    #expect(findings.rows.map(\.language) == languages.prefix(5).map { $0 })
    #expect(findings.rows.allSatisfy { !$0.isFolded && $0.title == $0.first.message })
  }

  @Test func sixOfOneRuleAreOne() throws {
    let findings = group(languages.map { item("name", .error, $0) } + [item("name", .error, "Italian")])
    let row = try #require(findings.rows.first)
    #expect(findings.rows.count == 1 && row.isFolded && row.items.count == 7)
    #expect(row.title.text == "All of name" && row.language == nil)
    #expect(row.languages == languages, "each once")
    #expect(findings.toFix == 7, "each counts")
    #expect(findings.row(row.id)?.group.kind == .toFix)
  }

  @Test func aRuleFoldsInEachGroupByItself() {
    let findings = group(
      languages.map { item("name", .error, $0) } + languages.map { item("name", .warning, $0) }
        + languages.prefix(5).map { item("name", .info, $0) })
    #expect(findings.groups.map(\.rows.count) == [1, 1, 5])
    #expect(Set(findings.rows.map(\.id)).count == 7, "and each row is known by itself")
  }

  @Test func foldedRowsStandBeforeTheOthersWhichKeepTheirOrder() {
    var items = languages.map { item("name", .error, $0) }
    items.insert(item("price", .error, "Danish"), at: 0)
    items.insert(item("html", .error, "Dutch"), at: 3)
    #expect(group(items).rows.map(\.first.rule) == ["name", "price", "html"])
  }

  @Test func inAFolderTheOrderIsByLanguage() throws {
    let sample = try SampleRelease(
      Dictionary(
        uniqueKeysWithValues: ["sv", "da", "it", "de-DE"].map {
          ("metadata/\($0)/name.txt", String(repeating: "a", count: 31))
        }))
    try sample.put("nobody", at: "metadata/fr-FR/support_url.txt")
    let checked = try CheckRequest(location: sample.location, year: 2026).run()
    let rows = try #require(checked.findings(of: "metadata").group(.toFix)).rows
    #expect(rows.map(\.first.locale) == ["da", "de-DE", "fr-FR", "it", "sv"])
    #expect(rows.map(\.language) == ["Danish", "German", "French", "Italian", "Swedish"])
  }

  @Test func aCodeThatIsNoneIsItsName() throws {
    let sample = try SampleRelease(["metadata/xx-YY/name.txt": "Name", "metadata/en-US/name.txt": "Name"])
    let checked = try CheckRequest(location: sample.location, year: 2026).run()
    let items = checked.steps.values.flatMap(\.rows).flatMap(\.items).filter { $0.locale == "xx-YY" }
    #expect(!items.isEmpty && items.allSatisfy { $0.language == "xx-YY" })
  }

  @Test func idsAreTheSameInTheNextCheckAndDifferInOne() throws {
    let sample = try SampleRelease.untidy()
    let first = try CheckRequest(location: sample.location, year: 2026).run()
    let second = try CheckRequest(location: sample.location, year: 2026).run()
    func ids(_ checked: CheckedRelease) -> [String] {
      checked.steps.values.flatMap(\.rows).flatMap(\.items).map(\.id).sorted()
    }
    #expect(ids(first) == ids(second) && Set(ids(first)).count == ids(first).count)
    #expect(first != second, "and they are two checks")
  }

  @Test func aRowIsFollowedThroughFoldingAndBack() throws {
    let six = group(languages.map { item("name", .error, $0) })
    let five = group(languages.dropFirst().map { item("name", .error, $0) })
    let folded = try #require(six.rows.first)
    #expect(five.row(after: folded)?.language == "Dutch")
    #expect(six.row(after: five.rows[2])?.id == folded.id)
    #expect(six.row(after: folded)?.id == folded.id)
    #expect(group([item("other", .error)]).row(after: folded) == nil)
    let accepted = group(languages.map { item("name", .error, $0, accepted: "so") })
    #expect(accepted.row(after: folded)?.id == accepted.rows.first?.id)
  }

  @Test func aLanguageStandsOverItsMessages() throws {
    let sample = try SampleRelease.untidy()
    let checked = try CheckRequest(location: sample.location, year: 2026).run()
    let items = checked.findings(of: "screenshots").rows.flatMap(\.items)
    let fallback = try #require(items.first { $0.rule == "fallback-screenshots" })
    #expect(fallback.language == "German" && fallback.message.text.hasPrefix("has no screenshots"))
  }
}
