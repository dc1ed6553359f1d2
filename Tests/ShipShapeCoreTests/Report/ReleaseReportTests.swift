import Foundation
import JSON
import ReleaseChecks
import Testing

@testable import ShipShapeCore

/// A release as text: the whole of a small one, and what a part says when it is not known.
@MainActor
struct ReleaseReportTests {
  private let sample: SampleRelease
  private let app: ReleaseApp

  init() throws {
    sample = try SampleRelease(
      [
        "metadata/en-US/name.txt": "Tidepool\n",
        "metadata/en-US/description.txt": "It logs. 🎉\n",
        "metadata/en-US/support_url.txt": "https://harbourlog.app/help\n",
        "metadata/de-DE/name.txt": "Tidepool: das Logbuch für die ganze weite See\n",
      ], root: "ios/fastlane")
    try sample.put(#"{"points": [{"text": "The *beta* crew signed off"}]}"#, at: "/ios/.shipshape.json")
    app = try ReleaseApp(sample, page: .step("metadata"))
  }

  private func report() -> ReleaseReport { .make(state: app.state, now: .at(seconds: 600)) }

  @Test func aSmallReleaseWhole() throws {
    try app.accept("emoji", for: "We like it")
    app.session.startPressed("screenshots", at: .at(seconds: 100))
    app.session.donePressed("screenshots", at: .at(seconds: 190))
    app.session.sealPressed(4, of: "screenshots", at: .at(seconds: 191))
    app.session.traitsAnswered([], at: .at(seconds: 192))
    app.session.pointToggled("nothing", at: .at(seconds: 193))
    let face = try #require(app.state.pointsFace)
    let team = try #require(face.groups.last?.points.first?.id)
    app.session.pointToggled(team, at: .at(seconds: 200))
    let entry = try #require(app.state.memory.accepted.first)
    let (day, offset) = LocalClock.reading(at: entry.instant)
    let accepted = ReportDates.Time(instant: entry.instant, utcOffset: offset, day: day)
    let dates = ReportDates(today: day)
    let points = try #require(app.state.pointsFace).groups.flatMap(\.points)
    let open = points.dropLast().map { "- [ ] \($0.text.text)" }.joined(separator: "\n")
    #expect(
      report().markdown == """
        # Tidepool 2.3

        A release; main language English (U.S.). Folder `ios/fastlane`: 2 languages, 4 texts, 0 pictures.
        Checked on June 17, 2026 at 9:00 AM with the rules of November 1, 2026. ShipShape \(AppIdentity.version).

        | step | done | time spent | rating | to fix | worth a look | good to know | accepted |
        |---|---|---|---|---|---|---|---|
        | Screenshots | Jun 17, 9:03 AM | 2 min | 4 of 5 | 0 | 0 | 0 | 0 |
        | Metadata | – | – | – | 1 | 0 | 0 | 1 |
        | Keywords | – | – | – | 0 | 0 | 0 | 0 |
        | Final QA | – | – | – | 0 | 0 | 1 | 0 |

        ## To fix

        ### Metadata

        - German, `metadata/de-DE/name.txt:1:31`: App name has 45 of 30 characters, 15 over (46 bytes). Shorten it by 15 characters. (text-too-long)

        ## Accepted

        - English (U.S.), `metadata/en-US/description.txt:1`: Description contains emoji, as 🎉 (U+1F389); the store has refused emoji since 2025 (emoji). “We like it”, June 17, \(dates.time(accepted)), until the file changes.

        ## Final QA: 1 of \(points.count) points

        \(open)
        - [x] The \\*beta\\* crew signed off (9:03 AM)
        - Left out, 12 points: accounts, purchases, user content, young users, tracking, external AI, app previews

        Not checked, since nothing leaves the computer: 1 address.

        """)
    #expect(report().suggestedName == "Tidepool 2.3.md")
  }

  @Test func asJSONEveryFindingIsInIt() throws {
    try app.accept("emoji", for: "We like it")
    let team = try #require(app.state.pointsFace?.groups.last?.points.first?.id)
    app.session.pointToggled(team, at: .at(seconds: 200))
    let json = try JSONNode(Array(report().json.utf8))
    #expect(json["version"]?.number == 1 && json["tool"]?["name"]?.string == "ShipShape")
    #expect(json["release"]?["app"]?.string == "Tidepool" && json["release"]?["appVersion"]?.string == "2.3")
    #expect(json["check"]?["at"]?.string?.hasPrefix("2026-06-17T09:00:") == true)
    let metadata = try #require(json["steps"]?.elements?.first { $0["id"]?.string == "metadata" })
    #expect(metadata["toFix"]?.number == 1 && metadata["accepted"]?.number == 1)
    let findings = try #require(metadata["findings"]?.elements)
    #expect(findings.map { $0["rule"]?.string } == ["text-too-long", "emoji"])
    #expect(findings.last?["accepted"]?["reason"]?.string == "We like it")
    #expect(findings.last?["accepted"]?["fromTeam"]?.bool == false)
    let points = try #require(json["points"]?["list"]?.elements)
    let last = try #require(points.last)
    #expect(last["state"]?.string == "ticked" && last["at"]?.string == "2026-06-17T09:03:20-04:00")
    #expect(last["text"]?.string == "The *beta* crew signed off")
    #expect(points.count == app.state.pointsFace?.count)
  }

  @Test func whatTheFolderSaysStandsAtItsPoint() throws {
    try sample.put("2026 Tidepool Ltd\n", at: "metadata/copyright.txt")
    try sample.put("12345\n", at: "metadata/review_information/phone_number.txt")
    app.session.folderChanged()
    app.settle()
    let lines = report().markdown.split(separator: "\n")
    #expect(
      lines.contains {
        $0.hasPrefix("- [x] Copyright is") && $0.hasSuffix("(the folder: “2026 Tidepool Ltd”)")
      })
    #expect(
      lines.contains {
        $0.hasPrefix("- [ ] Contact first name") && $0.contains("look: ") || $0.contains("(to fix: ")
      })
    #expect(!lines.contains { $0.hasPrefix("- Left out") }, "it was not asked yet")
  }

  @Test func aReleaseWithoutAFolderHasItsStepsOnly() throws {
    let bare = try ReleaseApp()
    bare.session.donePressed("keywords", at: .at(seconds: 60))
    let report = ReleaseReport.make(state: bare.state, now: .at("2027-01-02"))
    #expect(
      report.markdown == """
        # Release 1

        A release.
        Not checked. ShipShape \(AppIdentity.version).

        | step | done | time spent | rating | to fix | worth a look | good to know | accepted |
        |---|---|---|---|---|---|---|---|
        | Screenshots | – | – | – | – | – | – | – |
        | Metadata | – | – | – | – | – | – | – |
        | Keywords | Jun 17, 2026, 9:01 AM | – | – | – | – | – | – |
        | Final QA | – | – | – | – | – | – | – |

        """)
    #expect(report.suggestedName == "Release 1.md")
    let json = try JSONNode(Array(report.json.utf8))
    #expect(json["release"] != nil && json["check"]?.members == nil && json["points"]?.members == nil)
  }

  @Test func aPastReleaseIsToldFromItsLog() throws {
    try app.accept("emoji", for: "We like it")
    app.finishAll()
    let id = app.state.release.id
    app.session.continuePressed(at: app.now())
    app.settle()
    app.session.releaseChosen(id, at: app.now())
    let text = report().markdown
    #expect(text.contains("Folder `ios/fastlane`: 2 languages, 0 pictures."))
    #expect(text.contains("Checked on June 17, 2026 at 9:00 AM. ShipShape"))
    #expect(text.contains("App name has 45 of 30 characters, 15 over (46 bytes)"))
    #expect(text.contains("“We like it”, June 17"))
  }

  @Test func aNameIsAFilesName() throws {
    let other = try ReleaseApp()
    try other.openFolder(sample, named: "A/B: C", version: "1")
    #expect(ReleaseReport.make(state: other.state, now: .at()).suggestedName == "A-B- C 1.md")
  }

  @Test func timesAreThoseOfTheirPlace() {
    let time = ReportDates.Time(.at("2026-11-30", hour: 0.5, zone: tokyo))
    #expect(time.stored == "2026-11-30T00:30:00+09:00")
    let dates = ReportDates(today: CalendarDay(year: 2026, month: 12, day: 1))
    #expect(dates.time(time) == "12:30 AM" && dates.short(time) == "Nov 30, 12:30 AM")
    #expect(dates.sinceToday(time) == "Nov 30, 12:30 AM")
  }
}
