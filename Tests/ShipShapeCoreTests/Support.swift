import Foundation
import Testing

@testable import ShipShapeCore

let newYork = TimeZone(identifier: "America/New_York") ?? .gmt
let tokyo = TimeZone(identifier: "Asia/Tokyo") ?? .gmt

extension Moment {
  /// A moment on a day of 2026 in New York, `seconds` after the countdowns' clock was first read.
  static func at(
    _ day: String = "2026-06-17", hour: Double = 9, seconds: Double = 0, zone: TimeZone = newYork
  ) -> Moment {
    let noon = CalendarDay(stored: day)?.noon(in: zone) ?? Date(timeIntervalSince1970: 0)
    return Moment(
      date: noon.addingTimeInterval((hour - 12) * 3_600 + seconds), instant: start + .seconds(seconds),
      zone: zone)
  }

  static let start = ContinuousClock.now
}

/// A folder of a test's own, gone with it.
final class TemporaryFolder {
  let url = FileManager.default.temporaryDirectory.appending(path: "shipshape-\(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(at: url) }

  var log: URL { url.appending(path: "data/history.sqlite") }
}

/// A session on a real file, opened as the app opens it.
@MainActor
final class SessionFixture {
  let folder: TemporaryFolder
  let database: HistoryDatabase
  let session: Session
  var timesUp: [Step.ID] = []
  var saved: [Settings] = []

  init(
    folder: TemporaryFolder? = nil, page: Page = .welcome, settings: Settings = Settings(),
    fixedLength: Duration? = nil, at moment: Moment = .at()
  ) throws {
    self.folder = try folder ?? TemporaryFolder()
    database = HistoryDatabase(path: self.folder.log.path)
    session = Session(
      database: database, settings: settings, page: page, fixedLength: fixedLength, at: moment)
    session.effects.timeUp = { [weak self] in self?.timesUp.append($0.id) }
    session.effects.saveSettings = { [weak self] in
      self?.saved.append($0)
      return true
    }
    session.opened(HistoryOpening.read(self.folder.log.path, at: moment), at: moment)
  }

  /// The app again, on the same file, as after a quit or a kill.
  func again(at moment: Moment = .at(hour: 10)) throws -> SessionFixture {
    try SessionFixture(folder: folder, at: moment)
  }

  var state: SessionState { session.state }

  /// What a process that opens the file now finds in the log.
  var stored: [FinishedStep] {
    get throws { try HistoryDatabase(path: folder.log.path).page(limit: 1_000).lines }
  }

  func finish(_ ids: Step.ID..., at moment: Moment = .at()) {
    for id in ids { session.donePressed(id, at: moment) }
  }
}
