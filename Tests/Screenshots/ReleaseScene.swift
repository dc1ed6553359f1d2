import Foundation
import ReleaseChecks
import ShipShapeCore

/// The views of a release that has a folder.
extension Scene {
  /// A scene of "Tidepool 2.4", of which Screenshots is done and Metadata runs.
  private static func tidepool(
    _ name: String, _ page: Page,
    before: @escaping @MainActor (Session, Desk, Moment) throws -> Void = { _, _, _ in },
    during: (@MainActor (Session) throws -> Void)? = nil, pressed: String? = nil
  ) -> Scene {
    Scene(
      name: name, page: page,
      before: { session, moment in
        let desk = Desk(session, at: moment)
        desk.open(try SampleRelease.tidepool())
        desk.finish("screenshots")
        session.startPressed("metadata", at: moment.earlier(bySeconds: 79))
        try before(session, desk, moment)
        desk.settle()
      }, during: during, pressed: pressed)
  }

  static let ofRelease: [Scene] = [
    tidepool("welcome-release", .welcome),
    Scene(
      name: "details",
      before: { session, moment in
        // The one before, so that there is a version to go on from.
        let desk = Desk(session, at: moment.at(hour: 9, daysAgo: 40))
        desk.open(try SampleRelease.tidepool(), version: "2.3")
        desk.finishAll()
        session.continuePressed(at: moment)
        desk.settle()
        session.noticeDismissed()
      }, during: { $0.detailsWanted() }),
    Scene(name: "details-guessed", during: { try $0.look(into: .tidepool()) }),
    tidepool("step-release", .step("metadata")),
    tidepool(
      "step-worth-a-look", .step("metadata"),
      before: { session, _, _ in
        session.groupToggled(GroupPlace(step: "metadata", kind: .toFix))
        session.groupToggled(GroupPlace(step: "metadata", kind: .worthALook))
      }),
    Scene(
      name: "nothing-in-the-way", page: .step("screenshots"),
      before: { session, moment in Desk(session, at: moment).open(try SampleRelease.tidy()) }),
    tidepool(
      "finding", .step("metadata"), during: { $0.openRow("text-too-long", in: "metadata") }),
    tidepool(
      "fix", .step("keywords"),
      during: { session in
        session.openRow("keyword-blanks", in: "keywords")
        session.fixWanted()
      }),
    tidepool(
      "accept", .step("metadata"),
      during: { session in
        session.openRow("review-words", in: "metadata")
        session.acceptWanted()
        session.acceptFormEdited { $0.reason = "our partner’s app has this name" }
      }),
    tidepool(
      "languages", .step("metadata"), during: { $0.doorOpened() }, pressed: "Spanish (Spain), Subtitle"),
    tidepool("pictures", .step("screenshots"), during: { $0.doorOpened() }),
    tidepool("picture", .step("screenshots"), during: { $0.doorOpened() }, pressed: " 04_phone.png"),
    tidepool("keywords", .step("keywords"), during: { $0.doorOpened() }),
    tidepool("final-qa-asks", .step("final-qa")),
    tidepool("final-qa-release", .step("final-qa"), before: tick),
    tidepool("points", .step("final-qa"), before: tick, during: { $0.doorOpened() }),
    tidepool(
      "done-asks", .step("metadata"), during: { $0.donePressed("metadata", at: .now) }),
    tidepool("ready-with-open", .step("final-qa"), before: { _, desk, _ in desk.finishAll() }),
    Scene(
      name: "releases", page: .step("metadata"), before: { session, moment in try several(session, moment) },
      during: { $0.releasesWanted() }),
    Scene(
      name: "past", page: .step("metadata"),
      before: { session, moment in
        let past = try several(session, moment)
        session.releaseChosen(past, at: moment)
      }),
    Scene(
      name: "folder-missing", page: .step("metadata"),
      before: { session, moment in
        let desk = Desk(session, at: moment)
        let sample = try SampleRelease.passing()
        desk.open(sample)
        try sample.remove()
        session.folderChanged()
        desk.settle()
      }),
    Scene(name: "no-release", during: { try $0.look(into: .other()) }),
  ]

  /// What the app has is answered, and some points are ticked.
  private static func tick(_ session: Session, _ desk: Desk, _ moment: Moment) {
    desk.finish("metadata", "keywords")
    session.traitsAnswered(["in-app-purchases"], at: moment)
    let points = session.state.pointsFace?.groups.flatMap(\.points).filter(\.hasBox) ?? []
    for (position, point) in points.enumerated() where position % 3 == 0 {
      session.pointToggled(point.id, at: moment.earlier(bySeconds: Double(60 * (points.count - position))))
    }
  }

  /// Releases that are past, and two that are open. Tells the last that is past.
  @discardableResult
  private static func several(_ session: Session, _ moment: Moment) throws -> Release.ID {
    session.fill([(daysAgo: 120, steps: [("metadata", 10)])], before: moment.at(hour: 10, daysAgo: 110))
    let then = Desk(session, at: moment.at(hour: 16, daysAgo: 40))
    then.open(try SampleRelease.tidepool(), version: "2.3")
    session.openRow("review-words", in: "metadata")
    session.acceptWanted()
    session.acceptFormEdited { $0.reason = "our partner’s app has this name" }
    session.acceptConfirmed()
    then.settle()
    then.finishAll()
    let past = session.state.release.id
    let now = Desk(session, at: moment)
    session.continuePressed(at: moment)
    now.settle()
    now.finish("screenshots")
    let current = session.state.release.id
    session.newReleaseWanted()
    session.detailsEdited { ($0.app, $0.version) = ("Driftwood", "1.0") }
    session.detailsConfirmed(at: moment)
    now.settle()
    session.releaseChosen(current, at: moment)
    now.settle()
    session.noticeDismissed()
    return past
  }
}

extension Desk {
  func finishAll() { for step in Step.steps { finish(step.id) } }
}

extension Session {
  /// Opens a folder, and looks into it here.
  func look(into sample: SampleRelease) throws {
    surveyed(ReleaseSurvey.make(of: sample.project, year: state.today.year), at: .now)
  }

  /// Opens the page of a step and the first row in it of a rule.
  func openRow(_ rule: String, in step: Step.ID) {
    pageChosen(.step(step))
    guard let row = state.findings(of: step)?.rows.first(where: { $0.first.rule == rule }) else {
      return print("nothing of \(rule) in \(step)")
    }
    findingOpened(row.id)
  }
}
