import ReleaseChecks
import Testing

@testable import ShipShapeCore

/// The text around what was found, and a message under the name of its language.
struct ExcerptTests {
  /// What a rule finds in one text, with its excerpt.
  private func excerpt(_ rule: String, _ path: String, _ text: String) throws -> Excerpt? {
    let sample = try SampleRelease([path: text, "metadata/de-DE/name.txt": "Gezeiten"])
    let report = try #require(try CheckRequest(location: sample.location, year: 2026).run().report)
    let finding = try #require(report.findings.first { $0.rule == rule && $0.file?.shown == path }, "\(rule)")
    return report.excerpt(of: finding)
  }

  private func marked(_ excerpt: Excerpt) throws -> String {
    String(decoding: Array(excerpt.text.utf8)[try #require(excerpt.mark)], as: UTF8.self)
  }

  private let description = "metadata/en-US/description.txt"

  @Test func whatIsMeantIsMarked() throws {
    let excerpt = try #require(try excerpt("emoji", description, "Für Segler: 🎉 und mehr"))
    #expect(excerpt.text == "Für Segler: 🎉 und mehr" && !excerpt.isOver)
    #expect(try marked(excerpt) == "🎉")
  }

  @Test func onlyItsLineIsShown() throws {
    let text = "First line.\nSecond 🎉 line.\nThird line.\n"
    let excerpt = try #require(try excerpt("emoji", description, text))
    #expect(excerpt.text.hasPrefix("Second 🎉 line.") && !excerpt.text.contains("First"))
    #expect(!excerpt.text.contains("Third"))
    #expect(try marked(excerpt) == "🎉")
    let windows = try #require(try self.excerpt("emoji", description, "Eins.\r\nZwei 🎉\r\nDrei"))
    #expect(
      windows.text.contains("Zwei 🎉") && !windows.text.contains("Eins") && !windows.text.contains("Drei"))
    #expect(try marked(windows) == "🎉")
  }

  @Test func aLongLineIsCutAtWords() throws {
    let words = Array(repeating: "segeln", count: 60).joined(separator: " ")
    let excerpt = try #require(try excerpt("emoji", description, "\(words) 🎉 \(words)"))
    #expect(excerpt.text.hasPrefix("… segeln ") && excerpt.text.hasSuffix(" …"))
    #expect(excerpt.text.count < 300)
    #expect(try marked(excerpt) == "🎉")
  }

  @Test func whatIsOverALimitIsMarkedAsSuch() throws {
    let excerpt = try #require(
      try excerpt("text-too-long", "metadata/en-US/name.txt", String(repeating: "ä", count: 30) + "über"))
    #expect(excerpt.isOver)
    #expect(try marked(excerpt) == "über")
  }

  @Test func aMarkOfThousandsIsCut() throws {
    let excerpt = try #require(
      try excerpt("text-too-long", description, String(repeating: "a", count: 9_000)))
    #expect(excerpt.text.count < 500 && excerpt.text.hasSuffix(" …") && excerpt.isOver)
    #expect(try marked(excerpt).allSatisfy { $0 == "a" })
  }

  @Test func aWholeTextHasNoMark() throws {
    let sample = try SampleRelease(["metadata/en-US/keywords.txt": "boat,sail"])
    let report = try #require(try CheckRequest(location: sample.location, year: 2026).run().report)
    let finding = try #require(report.findings.first { $0.rule == "keyword-room" })
    let excerpt = try #require(report.excerpt(of: finding))
    #expect(excerpt.text == "boat,sail" && !excerpt.isOver)
  }

  @Test func picturesAndWhatIsMissingHaveNone() throws {
    let sample = try SampleRelease.untidy()
    let checked = try CheckRequest(
      location: sample.location, facts: Facts(kind: .first, isComplete: true), year: 2026
    ).run()
    let report = try #require(checked.report)
    for rule in ["screenshot-size", "missing-text", "email-address"] {
      let finding = try #require(report.findings.first { $0.rule == rule }, "\(rule)")
      #expect(report.excerpt(of: finding) == nil, "\(rule)")
    }
  }

  /// Every mark lies in its text, and between its letters.
  @Test func everyMarkFitsItsText() throws {
    let sample = try SampleRelease.untidy()
    try sample.put("\u{FEFF}Ünï\u{301}cöde 👩‍👩‍👧 <b>x</b> ﬁ\u{200B} $1 \r\r\n\n Android", at: description)
    let report = try #require(try CheckRequest(location: sample.location, year: 2026).run().report)
    var count = 0
    for finding in report.findings {
      guard let excerpt = report.excerpt(of: finding), let mark = excerpt.mark else { continue }
      count += 1
      #expect(mark.lowerBound >= 0 && mark.upperBound <= excerpt.text.utf8.count, "\(finding.rule)")
      #expect(String(validating: Array(excerpt.text.utf8)[mark], as: UTF8.self) != nil, "\(finding.rule)")
    }
    #expect(count > 5)
  }

  // MARK: A message

  @Test func aMessageLosesTheLanguageThatStandsOverIt() {
    let message: Message = "\("de-DE") has no screenshots, and \(plural(2, "picture"))"
    let short = message.without(leading: ["de", "de-DE"])
    #expect(short.text == "has no screenshots, and 2 pictures")
    #expect(short.template == "has no screenshots, and %2$@", "by which its translation is found")
  }

  @Test func anyOtherMessageStays() {
    let other: Message = "\("it") has no screenshots"
    #expect(other.without(leading: ["de-DE"]) == other && other.without(leading: []) == other)
    let inside: Message = "There are none for \("de-DE")"
    #expect(inside.without(leading: ["de-DE"]) == inside)
    let number: Message = "\(3) are over"
    #expect(number.without(leading: ["3"]) == number)
    let plain: Message = "Nothing in it"
    #expect(plain.without(leading: ["Nothing"]) == plain)
    let word: Message = "\("de-DE"): none"
    #expect(word.without(leading: ["de-DE"]) == word, "only a language that is the sentence's subject")
  }
}
