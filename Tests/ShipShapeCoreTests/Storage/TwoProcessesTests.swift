import Foundation
import Testing

@testable import ShipShapeCore

/// Two processes on one log, as where there is no session bus to keep it to one.
@MainActor
struct TwoProcessesTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func theSecondToBeginAReleaseJoinsTheFirsts() throws {
    do { _ = try SessionFixture(folder: folder) }
    let first = try SessionFixture(folder: folder)
    first.finish("screenshots", "metadata", "keywords", "final-qa")
    let second = try SessionFixture(folder: folder)
    first.session.continuePressed(at: .at(hour: 10))
    first.finish("metadata", at: .at(hour: 11))
    second.session.continuePressed(at: .at(hour: 12))
    #expect(second.state.release == first.state.release)
    #expect(second.state.doneCount == 1, "it has what the first did")
    second.finish("keywords", at: .at(hour: 13))
    let again = try first.again()
    #expect(again.state.release == first.state.release)
    #expect(again.state.doneCount == 2)
    #expect(
      try Connection(path: folder.log.path).rows("SELECT number FROM release ORDER BY number") {
        $0.integer(0)
      }
        == [1, 2])
  }

  @Test func twoFirstStartsAreOneRelease() throws {
    let moment = Moment.at()
    let sessions = (0..<2).map { _ in Session(database: HistoryDatabase(path: folder.log.path), at: moment) }
    let openings = sessions.map { _ in HistoryOpening.read(folder.log.path, at: moment) }
    for (session, opening) in zip(sessions, openings) { session.opened(opening, at: moment) }
    #expect(sessions[0].state.release == sessions[1].state.release)
    sessions[0].donePressed("metadata", at: moment)
    sessions[1].donePressed("keywords", at: moment)
    #expect(try SessionFixture(folder: folder).state.doneCount == 2)
  }

  @Test func releasesOfTwoFoldersStayTwo() throws {
    let first = try ReleaseApp(folder: folder)
    let second = try ReleaseApp(folder: folder)
    for app in [first, second] { app.session.newReleaseWanted() }
    for (app, name) in [(first, "Harbour"), (second, "Tidepool")] {
      app.session.detailsEdited { $0.app = name }
      app.session.detailsConfirmed(at: app.now())
      app.finish("keywords")
    }
    #expect(second.state.release.name == "Tidepool" && second.state.release.number == 3)
    #expect(!second.state.log.hasUnsavedWork && second.state.doneCount == 1)
    #expect(try second.again().state.release == second.state.release)
    let all = try second.database.releases()
    #expect(all.map(\.release.label.name) == ["Tidepool", "Harbour", nil])
    #expect(all.map(\.stepsDone) == [1, 1, 0])
  }
}
