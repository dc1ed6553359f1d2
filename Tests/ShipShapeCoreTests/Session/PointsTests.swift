import Foundation
import ReleaseChecks
import Testing

@testable import ShipShapeCore

/// Final QA's points: ticks, the question once, what the folder answers, and that the log keeps it.
@MainActor
struct PointsTests {
  private let sample: SampleRelease
  private let app: ReleaseApp

  init() throws {
    sample = try .untidy()
    try sample.put(#"{"points": [{"text": "The beta crew signed off"}]}"#, at: "/.shipshape.json")
    app = try ReleaseApp(sample, page: .step("final-qa"))
  }

  private var face: PointsFace { get throws { try #require(app.state.pointsFace) } }

  private func point(_ id: String) throws -> PointsFace.Point {
    try #require(try face.groups.flatMap(\.points).first { $0.id == id }, "\(id)")
  }

  private func anyOpen() throws -> PointsFace.Point {
    try #require(try face.groups.flatMap(\.points).first { $0.state == .toTick(known: nil) })
  }

  @Test func aReleaseWithoutAFolderHasNoPoints() throws {
    let bare = try ReleaseApp()
    #expect(bare.state.pointsFace == nil)
    bare.session.pointToggled("anything", at: bare.now())
    bare.session.traitsAnswered(["accounts"], at: bare.now())
    bare.session.traitsWanted()
    #expect(bare.state.memory == ReleaseMemory())
  }

  @Test func aTickIsKeptWithItsTimeAndTakenBack() throws {
    let before = try face
    let point = try anyOpen()
    #expect(!point.isDone && point.hasBox)
    let moment = app.now()
    app.session.pointToggled(point.id, at: moment)
    #expect(
      try self.point(point.id).state == .ticked(PointTick(at: moment), isToday: true, known: nil))
    #expect(try face.done == before.done + 1 && face.count == before.count)
    let again = try app.again()
    again.settle()
    #expect(again.state.memory.ticks[point.id]?.day == moment.day)
    app.session.dayTurned(at: .at("2026-06-18"))
    #expect(try self.point(point.id).state == .ticked(PointTick(at: moment), isToday: false, known: nil))
    app.session.pointToggled(point.id, at: app.now())
    #expect(app.state.memory.ticks.isEmpty)
    #expect(try app.again().state.memory.ticks.isEmpty)
  }

  @Test func whatIsNoPointIsNotTicked() throws {
    app.session.pointToggled("nothing", at: app.now())
    #expect(app.state.memory.ticks.isEmpty)
  }

  @Test func theTeamsPointsStandLast() throws {
    let last = try #require(try face.groups.last)
    #expect(last.title.text == "The team")
    #expect(last.points.map(\.text.text) == ["The beta crew signed off"])
    let id = try #require(last.points.first?.id)
    app.session.pointToggled(id, at: app.now())
    #expect(try point(id).isDone)
  }

  @Test func theQuestionStandsUntilItIsAnswered() throws {
    let all = try face
    #expect(all.asksTraits && !all.isAnswered && all.leftOut == nil)
    #expect(all.traits.count == 11 && all.traits.allSatisfy { !$0.isOwned })
    app.session.traitsAnswered(["accounts"], at: app.now())
    let some = try face
    #expect(!some.asksTraits && some.isAnswered)
    #expect(some.count < all.count)
    #expect(some.leftOut?.text.contains("points are left out: nothing about") == true)
    let again = try app.again()
    again.settle()
    #expect(again.state.memory.traits == ["accounts"])
    #expect(again.state.pointsFace?.asksTraits == false)
  }

  @Test func theAnswerCanBeChanged() throws {
    app.session.traitsWanted()
    app.session.traitsAnswered([], at: app.now())
    let few = try face.count
    #expect(app.state.memory.traits == [])
    app.session.traitsAnswered(["price"], at: app.now())
    #expect(app.state.memory.traits == [], "it was not asked")
    app.session.doorOpened()
    app.session.traitsWanted()
    #expect(try face.asksTraits)
    app.session.placeLeft()
    #expect(try !face.asksTraits, "the room was left without an answer")
    app.session.traitsWanted()
    app.session.traitsAnswered(["accounts", "price"], at: app.now())
    #expect(try face.count > few)
    #expect(try face.traits.filter(\.isOwned).map(\.id) == ["accounts", "price"])
  }

  @Test func whatTheFolderAnswersIsNotTicked() throws {
    try sample.put("2026 Tidepool Ltd\n", at: "metadata/copyright.txt")
    app.session.folderChanged()
    app.settle()
    let point = try point("m-copyright")
    #expect(point.state == .byFolder("From the folder: “2026 Tidepool Ltd”") || point.isDone)
    #expect(point.isDone && !point.hasBox)
    app.session.pointToggled("m-copyright", at: app.now())
    #expect(app.state.memory.ticks.isEmpty)
  }

  @Test func whatTheFolderKnowsInPartIsSaidAndTicked() throws {
    let point = try point("q-content")
    let known = try #require(point.fromFolder)
    #expect(known.text == "The texts were searched: no placeholder" && point.hasBox)
    let moment = app.now()
    app.session.pointToggled("q-content", at: moment)
    #expect(
      try self.point("q-content").state == .ticked(PointTick(at: moment), isToday: true, known: known))
  }

  @Test func whatIsOpenInTheFolderLeadsThere() throws {
    let open = try #require(try face.groups.flatMap(\.points).first { $0.waitsFor != nil })
    let wait = try #require(open.waitsFor)
    #expect(!open.isDone && !open.hasBox && open.fromFolder?.text.hasPrefix("From the folder: ") == true)
    app.session.pointToggled(open.id, at: app.now())
    #expect(app.state.memory.ticks.isEmpty)
    let group = try #require(try face.groups.first { $0.points.contains(open) })
    #expect(try #require(group.worst) >= wait.severity)
    app.session.pointOpened(open.id)
    #expect(app.state.page == .step(wait.step))
    let row = try #require(app.openFinding?.row)
    #expect(try app.findings(wait.step).row(row)?.row.items.contains { $0.id == wait.item } == true)
  }

  @Test func aGroupOpensTheRoomAtItsPlace() throws {
    let title = try #require(try face.groups.last).title
    app.session.pointGroupOpened(title)
    #expect(app.state.place == .room && app.state.openPointGroup == title)
    app.session.placeLeft()
    #expect(app.state.openPointGroup == nil)
  }

  @Test func aPastReleaseIsReadAndNotChanged() throws {
    let point = try anyOpen()
    app.session.pointToggled(point.id, at: app.now())
    app.session.traitsAnswered(["price"], at: app.now())
    app.finishAll()
    let id = app.state.release.id
    app.session.continuePressed(at: app.now())
    app.settle()
    app.session.releaseChosen(id, at: app.now())
    #expect(app.state.release.isPast)
    let memory = app.state.memory
    #expect(memory.ticks[point.id] != nil && memory.traits == ["price"])
    #expect(try !face.canChange && !face.asksTraits)
    app.session.pointToggled(point.id, at: app.now())
    app.session.traitsWanted()
    app.session.traitsAnswered([], at: app.now())
    #expect(app.state.memory == memory)
    #expect(try self.point(point.id).isDone)
  }
}
