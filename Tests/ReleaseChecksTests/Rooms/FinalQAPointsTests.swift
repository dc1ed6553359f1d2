import JSON
import Testing

@testable import ReleaseChecks

struct FinalQAPointsTests {
  private let points: FinalQAPoints

  init() throws { points = try .bundled() }

  private func traits(_ ids: String...) -> Set<AppTrait>? { points.traits(Set(ids)) }

  @Test func everyPointHasWhatTheWindowShows() {
    #expect(points.all.count >= 60)
    #expect(Set(points.all.map(\.id)).count == points.all.count)
    for point in points.all {
      #expect(!point.text.text.isEmpty && !point.group.text.isEmpty && !point.source.isEmpty, "\(point.id)")
      #expect(point.guideline?.isEmpty != true, "\(point.id)")
      #expect(point.rules.allSatisfy(Rule.isKnown), "\(point.id)")
    }
  }

  /// What a point wants can be said of an app, and each thing that is asked leaves something out.
  @Test func everyTraitIsWantedByAPoint() {
    #expect(
      points.traits.map(\.id) == [
        "accounts", "sign-in", "social-login", "in-app-purchases", "subscriptions", "price", "user-content",
        "young-users", "tracking", "external-ai", "previews",
      ])
    let wanted = Set(points.all.flatMap(\.traits))
    #expect(wanted == Set(points.traits.map(\.id)))
  }

  @Test func whatTheDataSaysOfTheFolderIsWhatTheCodeKnows() {
    #expect(Set(points.all.filter { $0.part != nil }.map(\.id)) == Report.answeredPoints)
  }

  @Test func untilItIsAnsweredEveryPointCounts() {
    let selection = points.points(for: Facts(), traits: nil)
    #expect(selection.points == points.all)
    #expect(selection.leftOut == nil)
    #expect(
      selection.groups.map(\.title.text) == [
        "Build and version", "Quality", "Privacy", "Accounts", "Review information", "Store texts",
        "Screenshots",
        "Business and compliance", "Release plan",
      ])
  }

  @Test func anAppWithNothingLeavesTwelveOut() {
    let selection = points.points(for: Facts(kind: .update), traits: traits())
    #expect(selection.leftOutCount == 12)
    #expect(selection.points.count == points.all.count - 12)
    #expect(
      selection.leftOut?.text
        == "12 points are left out: nothing about accounts, purchases, user content, young users, tracking, external AI or app previews"
    )
    #expect(!selection.groups.map(\.title.text).contains("Accounts"))
  }

  @Test func whatTheAppHasStays() {
    let selection = points.points(for: Facts(), traits: traits("sign-in", "price", "kept by a newer version"))
    let ids = Set(selection.points.map(\.id))
    #expect(ids.contains("a-demo") && !ids.contains("a-delete"))
    #expect(ids.contains("b-agreements") && !ids.contains("b-iap"))
    #expect(!selection.leftOutTraits.map(\.id).contains("sign-in"))
    #expect(
      selection.leftOut?.text.contains("nothing about accounts, log-in by others, in-app purchases,") == true)
    let all = points.points(for: Facts(), traits: Set(points.traits))
    #expect(all.points == points.all)
    #expect(all.leftOut == nil)
  }

  @Test func oneIsSaidAsOne() {
    let all = Set(points.traits)
    let selection = points.points(for: Facts(), traits: all.filter { $0.id != "tracking" })
    #expect(selection.leftOut?.text == "1 point is left out: nothing about tracking")
  }

  @Test func theKindAndTheDevicesLeaveOutWhatIsNotForThem() {
    let first = Set(points.points(for: Facts(kind: .first), traits: nil).points.map(\.id))
    #expect(!first.contains("l-phased") && !first.contains("m-whatsnew"))
    let update = Set(points.points(for: Facts(kind: .update), traits: nil).points.map(\.id))
    #expect(update.contains("l-phased") && update.contains("m-whatsnew"))
    let mac = Set(points.points(for: Facts(devices: [.mac]), traits: nil).points.map(\.id))
    #expect(!mac.contains("q-ipad") && mac.contains("q-crash"))
  }

  @Test func theTeamsOwnStandLast() {
    let team = [
      TeamPoint("The press kit is ready"), TeamPoint("Watch faces", devices: [.watch]),
      TeamPoint("The press kit is ready", kind: .update),
    ]
    let selection = points.points(for: Facts(devices: [.iphone]), traits: nil, team: team)
    #expect(selection.groups.last?.title == "The team")
    #expect(selection.groups.last?.points.map(\.text.text) == ["The press kit is ready"])
    #expect(selection.groups.last?.points.first?.isOfTeam == true)
    #expect(selection.groups.last?.points.first?.id == team[0].id)
  }

  @Test(arguments: [
    (#"{"id": "x", "group": "G", "text": "T", "severity": "must", "source": "s"}"#, "“must” is neither"),
    (#"{"id": "x", "group": "G", "text": "T", "severity": "blocker"}"#, "“source” is missing"),
    (
      #"{"id": "x", "group": "G", "text": "T", "severity": "blocker", "source": "s", "traits": ["wings"]}"#,
      "“wings” is not a trait"
    ),
  ])
  func aBrokenPointIsNamed(point: String, sentence: String) {
    let json = #"{"meta": {"checked_on": "2026-11-01"}, "traits": [], "points": [\#(point)]}"#
    let fault = #expect(throws: JSONFault.self) { try FinalQAPoints(json: Array(json.utf8)) }
    #expect(fault?.sentence.contains(sentence) == true, "\(fault?.sentence ?? "")")
  }
}
