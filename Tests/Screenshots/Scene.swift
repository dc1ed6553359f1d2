import Foundation
import ShipShapeCore

/// A view in a state that is worth a picture.
struct Scene {
  let name: String
  var page = Page.welcome
  /// What had happened before, from the first minute on.
  var before: @MainActor (Session, Moment) throws -> Void = { _, _ in }
  /// What happens while one looks.
  var during: (@MainActor (Session) throws -> Void)?
  /// A part of the name of a button that is pressed then.
  var pressed: String?

  static let all = withoutRelease + ofRelease

  private static let withoutRelease: [Scene] = [
    Scene(name: "welcome"),
    Scene(name: "welcome-under-way") { session, moment in session.donePressed("screenshots", at: moment) },
    Scene(name: "step-idle", page: .step("screenshots")),
    Scene(
      name: "step-running", page: .step("metadata"),
      before: { session, moment in
        session.donePressed("screenshots", at: moment)
        session.noticeDismissed()
        session.sealPressed(3, of: "metadata", at: moment)
        session.startPressed("metadata", at: moment.earlier(bySeconds: 78))
      }),
    Scene(
      name: "step-ended", page: .step("keywords"),
      before: { session, moment in
        session.startPressed("keywords", at: moment.earlier(bySeconds: 901))
        session.clockTicked(at: moment)
      }),
    Scene(
      name: "undo", page: .step("screenshots"),
      during: { session in session.donePressed("screenshots", at: .now) }),
    Scene(
      name: "trouble", page: .step("metadata"),
      before: { session, moment in
        session.opened(
          HistoryOpening(
            keptAside: "/home/you/.local/share/shipshape/history.sqlite.corrupt-20260617-094100"),
          at: moment)
      }),
    Scene(
      name: "history", page: .step("keywords"),
      before: { session, moment in
        let days: [(Int, [(Step.ID, Double)])] = [
          (8, [("keywords", 11), ("final-qa", 11.6), ("metadata", 14.25)]),
          (1, [("metadata", 16.3), ("screenshots", 16.8)]),
        ]
        session.fill(days, before: moment)
        for (hour, id) in zip([9.7, 10.1, 10.4], ["screenshots", "metadata", "keywords"]) {
          session.donePressed(id, at: moment.at(hour: hour, daysAgo: 0))
        }
        session.pageChosen(.step("keywords"))
        session.noticeDismissed()
      },
      during: { $0.historyPressed() }),
    Scene(name: "history-empty", page: .step("screenshots"), during: { $0.historyPressed() }),
    Scene(
      name: "ready", page: .step("final-qa"),
      before: { session, moment in
        session.sealPressed(4, of: "final-qa", at: moment)
        for step in Step.steps { session.donePressed(step.id, at: moment) }
        session.noticeDismissed()
      }),
    Scene(
      name: "ready-again", page: .step("final-qa"),
      before: { session, moment in
        for step in Step.steps { session.donePressed(step.id, at: moment) }
        session.noticeDismissed()
        session.readyClosed()
      }),
  ]
}

extension Moment {
  func earlier(bySeconds seconds: Double) -> Moment {
    var earlier = self
    earlier.date -= seconds
    earlier.instant -= .seconds(seconds)
    return earlier
  }

  func at(hour: Double, daysAgo: Int) -> Moment {
    let noon = day.advanced(byDays: -daysAgo).noon(in: UserZone.current)
    return Moment(
      date: noon.addingTimeInterval((hour - 12) * 3_600), instant: instant, zone: UserZone.current)
  }
}

extension Session {
  /// Steps that were done on earlier days, each day's in a release that is over.
  func fill(_ days: [(daysAgo: Int, steps: [(Step.ID, Double)])], before moment: Moment) {
    for (daysAgo, steps) in days {
      for (id, hour) in steps { donePressed(id, at: moment.at(hour: hour, daysAgo: daysAgo)) }
      for step in Step.steps { donePressed(step.id, at: moment.at(hour: 18, daysAgo: daysAgo + 40)) }
      continuePressed(at: moment)
    }
  }
}
