import Foundation
import ShipShapeCore

/// Does here, at once, what the window does away from the main loop, before there is a window.
final class Desk {
  private let session: Session
  private let moment: Moment
  private var surveys: [String] = []
  private var checks: [CheckRequest] = []
  private var mends: [MendTask] = []

  init(_ session: Session, at moment: Moment) {
    (self.session, self.moment) = (session, moment)
    session.effects.survey = { [weak self] folder, _ in self?.surveys.append(folder) }
    session.effects.check = { [weak self] in self?.checks = [$0] }
    session.effects.mend = { [weak self] in self?.mends.append($0) }
  }

  /// Does all that waits, and what follows from it.
  func settle() {
    while true {
      if !mends.isEmpty {
        session.mended(mends.removeFirst().run(), at: moment)
      } else if !surveys.isEmpty {
        session.surveyed(ReleaseSurvey.make(of: surveys.removeFirst(), year: moment.day.year), at: moment)
      } else if let request = checks.popLast() {
        let outcome: Result<CheckedRelease, CheckFailure>
        do throws(CheckFailure) { outcome = .success(try request.run()) } catch { outcome = .failure(error) }
        session.checkEnded(request.serial, outcome, at: moment)
      } else {
        return
      }
    }
  }

  /// Opens a folder as "Tidepool" of this version.
  func open(_ sample: SampleRelease, version: String = "2.4") {
    session.folderOpened(sample.project, at: moment)
    settle()
    session.detailsEdited { ($0.app, $0.version) = ("Tidepool", version) }
    session.detailsConfirmed(at: moment)
    settle()
    session.noticeDismissed()
  }

  /// Marks steps as done, whatever is open in them.
  func finish(_ steps: Step.ID...) {
    for id in steps {
      session.pageChosen(.step(id))
      session.donePressed(id, at: moment)
      if session.state.question != nil { session.doneAnywayPressed(at: moment) }
    }
    session.noticeDismissed()
  }
}
