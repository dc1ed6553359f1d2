import Foundation
import JSON
import ReleaseRules
import Testing

@testable import ReleaseChecks

struct StoreRulesTests {
  private var json: String { String(decoding: BundledRules.json, as: UTF8.self) }

  @Test func theRulesSayWhenTheyWereChecked() throws {
    #expect(try StoreRules.bundled().checkedOn == "2026-11-01")
  }

  @Test func theyHaveWhatTheSpecificationCounts() throws {
    let rules = try StoreRules.bundled()
    #expect(rules.locales.names.count == 50)
    #expect(rules.locales.recent.count == 11)
    #expect(rules.fields.localized.count == 10)
    #expect(rules.fields.unlocalized.count == 7)
    #expect(rules.fields.review.count == 7)
    #expect(rules.screenshots.displayTypes.count == 33)
    #expect(
      rules.fields.contact.map(\.file) == [
        "first_name.txt", "last_name.txt", "phone_number.txt", "email_address.txt",
      ])
  }

  @Test func aNewSizeIsAChangeOfTheDataAlone() throws {
    let changed = json.replacing("[1260, 2736]", with: "[1234, 2345]")
    #expect(changed != json)
    let fixture = try ReleaseFixture(["screenshots/en-US/1.png": .png(1234, 2345)])
    #expect(try fixture.report().findings.contains { $0.rule == "screenshot-size" })
    let rules = try StoreRules(json: Array(changed.utf8))
    #expect(try !fixture.report(rules: rules).findings.contains { $0.rule == "screenshot-size" })
  }

  @Test func aNewLocaleIsAChangeOfTheDataAlone() throws {
    let changed = json.replacing("\"locales\": [", with: #""locales": [{"code": "tlh", "name": "Klingon"},"#)
    let fixture = try ReleaseFixture(["metadata/tlh/name.txt": "pong"])
    #expect(try fixture.report().findings.contains { $0.rule == "unknown-locale" })
    #expect(try fixture.report(rules: StoreRules(json: Array(changed.utf8))).findings.isEmpty)
  }

  @Test func aNewLimitIsAChangeOfTheDataAlone() throws {
    let changed = json.replacing(
      #""label": "Subtitle""#, with: #""label": "Subtitle", "max": 40, "ignored": 0"#)
    let rules = try StoreRules(json: Array(changed.utf8))
    #expect(rules.fields.localized["subtitle.txt"]?.maximum == 40)
  }

  @Test func aFileWithoutOurOwnPartIsGoodEnough() throws {
    let cut = try #require(json.range(of: "\n \"checks\": {"))
    let without = json[..<cut.lowerBound].trimmingCharacters(in: CharacterSet(charactersIn: ", \n")) + "}"
    let rules = try StoreRules(json: Array(without.utf8))
    #expect(try rules.checks.urlLength == StoreRules.bundled().checks.urlLength)
  }

  @Test(arguments: [
    ("", "not JSON from line 1, column 1"), ("[", "not JSON from line 1, column 1"),
    ("{}", "“meta” is missing"),
    ("{\"meta\": 3}", "“checked_on” is missing at meta"), ("{\"a\": 1} x", "not JSON from line 1, column 10"),
  ])
  func whatIsWrongIsNamed(json: String, what: String) {
    let fault = #expect(throws: JSONFault.self) { try StoreRules(json: Array(json.utf8)) }
    #expect(fault?.sentence == what)
  }

  @Test func thePlaceOfAWrongValueIsNamed() throws {
    let changed = json.replacing("\"max_per_set\": 10", with: "\"max_per_set\": \"ten\"")
    let fault = #expect(throws: JSONFault.self) { try StoreRules(json: Array(changed.utf8)) }
    #expect(fault?.sentence == "a whole number is wanted at screenshots.max_per_set")
  }

  @Test(arguments: [
    ("\"max_per_set\": 10", "\"max_per_set\": -1"), ("\"max\": 30", "\"max\": -5"),
    ("\"min_seconds\": 15", "\"min_seconds\": 1e25"), ("\"min_term_length\": 3", "\"min_term_length\": 2.5"),
  ])
  func numbersThatCountNothingAreRefused(right: String, wrong: String) {
    let changed = json.replacing(right, with: wrong)
    #expect(changed != json)
    #expect(throws: JSONFault.self) { try StoreRules(json: Array(changed.utf8)) }
  }
}
