import Foundation
import ReleaseChecks
import Testing

@testable import ShipShapeCore

/// A project with a release folder of a test's own, gone with it.
final class SampleRelease {
  /// As whole paths.
  let project: String
  let root: String
  private let folder: TemporaryFolder

  /// - Parameters:
  ///   - files: by their paths below the release's folder.
  ///   - root: where that is in the project.
  init(_ files: [String: String] = [:], root: String = "fastlane") throws {
    folder = try TemporaryFolder()
    project = ReleaseSurvey.wholePath(folder.url.path)
    self.root = "\(project)/\(root)"
    for (path, text) in files { try put(text, at: path) }
  }

  var location: ReleaseLocation { ReleaseLocation(folder: project, root: root) }

  func put(_ text: String, at path: String) throws { try put(Array(text.utf8), at: path) }

  /// - Parameter path: below the release's folder; one that begins with "/" is below the project's.
  func put(_ bytes: [UInt8], at path: String) throws {
    let url = URL(filePath: whole(path))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  func text(at path: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: whole(path))), as: UTF8.self)
  }

  func has(_ path: String) -> Bool { FileManager.default.fileExists(atPath: whole(path)) }

  func remove(_ path: String) throws { try FileManager.default.removeItem(atPath: whole(path)) }

  /// What is in the release's folder, and in no draft of it.
  var names: [String] {
    get throws { try FileManager.default.subpathsOfDirectory(atPath: root).sorted() }
  }

  func whole(_ path: String) -> String { path.hasPrefix("/") ? project + path : "\(root)/\(path)" }

  /// A PNG of a size and colour type, of which only the header is there.
  static func png(_ width: Int, _ height: Int, isTransparent: Bool = false, note: UInt8 = 0) -> [UInt8] {
    func big(_ number: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(number >> $0 & 0xFF) } }
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let header = big(width) + big(height) + [8, isTransparent ? 6 : 2, 0, 0, 0]
    return signature + big(13) + Array("IHDR".utf8) + header + [0, 0, 0, note]
  }

  /// A release in English and German with something to say of it in each step.
  static func untidy() throws -> SampleRelease {
    let sample = try SampleRelease([
      "metadata/en-US/name.txt": "\u{FEFF}Tidepool: Sea Log\n",
      "metadata/en-US/description.txt": "It logs.\r\nIt sails.\n",
      "metadata/en-US/keywords.txt": "boat, sail, tide\n",
      "metadata/en-US/release_notes.txt": "New map.\n",
      "metadata/de-DE/name.txt": "Tidepool: das Logbuch für die ganze weite See\n",
      "metadata/de-DE/description.txt": "Es schreibt alles auf. 🎉\n",
      "metadata/de-DE/keywords.txt": "boot, segel,android\n",
      "metadata/review_information/email_address.txt": "nobody\n",
    ])
    try sample.put(png(100, 200), at: "screenshots/en-US/1.png")
    try sample.put(png(1320, 2868, isTransparent: true), at: "screenshots/en-US/2.png")
    return sample
  }

  /// A release with nothing in the way.
  static func tidy() throws -> SampleRelease {
    try SampleRelease([
      "metadata/en-US/name.txt": "Tidepool\n", "metadata/en-US/description.txt": "It logs what you sail.\n",
    ])
  }
}

/// A session with a folder on a real log, opened as the app opens it. What it asks of other threads waits until
/// `settle` does it here.
@MainActor
final class ReleaseApp {
  let folder: TemporaryFolder
  let database: HistoryDatabase
  let session: Session
  private(set) var surveys: [String] = []
  private(set) var checks: [CheckRequest] = []
  private(set) var mends: [MendTask] = []
  private(set) var stops = 0
  private(set) var watched: ReleaseLocation?
  private(set) var opened: [String] = []
  var fileOpening = FileOpening.opened
  private var seconds: Double
  /// Stay as long as the app does.
  private var samples: [SampleRelease] = []

  init(folder: TemporaryFolder? = nil, isOpen: Bool = true, seconds: Double = 0) throws {
    self.folder = try folder ?? TemporaryFolder()
    self.seconds = seconds
    database = HistoryDatabase(path: self.folder.log.path)
    session = Session(database: database, at: .at(seconds: seconds))
    session.effects.survey = { [weak self] folder, _ in self?.surveys.append(folder) }
    session.effects.check = { [weak self] in self?.checks = [$0] }
    session.effects.stopCheck = { [weak self] in self?.stops += 1 }
    session.effects.watch = { [weak self] location, _ in self?.watched = location }
    session.effects.mend = { [weak self] in self?.mends.append($0) }
    session.effects.openFile = { [weak self] path, line, column in
      self?.opened.append("\(path):\(line ?? 0):\(column ?? 0)")
      return self?.fileOpening ?? .noApp
    }
    if isOpen { open() }
  }

  /// An app that has a sample's folder, and has checked it.
  convenience init(
    _ sample: SampleRelease, named name: String = "Tidepool", page: Page = .step("metadata")
  ) throws {
    try self.init()
    try openFolder(sample, named: name)
    session.pageChosen(page)
  }

  func openFolder(_ sample: SampleRelease, named name: String = "Tidepool", version: String = "2.3") throws {
    samples.append(sample)
    session.folderOpened(sample.project, at: now())
    settle()
    try #require(state.sheet == .details)
    session.detailsEdited { ($0.app, $0.version) = (name, version) }
    session.detailsConfirmed(at: now())
    settle()
  }

  func open() { session.opened(HistoryOpening.read(folder.log.path, at: now()), at: now()) }

  /// The app again, on the same log, as after a quit or a kill.
  func again() throws -> ReleaseApp { try ReleaseApp(folder: folder, seconds: seconds + 10) }

  var state: SessionState { session.state }

  /// A moment after all that was before.
  func now() -> Moment {
    seconds += 1
    return .at(seconds: seconds)
  }

  /// Does all that waits, and what follows from it.
  func settle() {
    while true {
      if !mends.isEmpty {
        session.mended(mends.removeFirst().run(), at: now())
      } else if !surveys.isEmpty {
        session.surveyed(ReleaseSurvey.make(of: surveys.removeFirst(), year: 2026), at: now())
      } else if let request = checks.popLast() {
        answer(request)
      } else {
        return
      }
    }
  }

  /// Runs a check here.
  func answer(_ request: CheckRequest) {
    let outcome: Result<CheckedRelease, CheckFailure>
    do throws(CheckFailure) {
      outcome = .success(
        try request.run(first: { session.checkFoundFirst(request.serial, $0, at: now()) }))
    } catch {
      outcome = .failure(error)
    }
    session.checkEnded(request.serial, outcome, at: now())
  }

  /// Takes a check that waits without running it.
  func takeCheck() throws -> CheckRequest {
    let request = checks.popLast()
    return try #require(request)
  }

  /// Takes what waits to be done to files without doing it.
  func takeMends() -> [MendTask] {
    defer { mends = [] }
    return mends
  }

  func finish(_ ids: Step.ID...) {
    for id in ids {
      session.pageChosen(.step(id))
      session.donePressed(id, at: now())
      if state.question != nil { session.doneAnywayPressed(at: now()) }
    }
  }

  func finishAll() { for step in Step.steps { finish(step.id) } }

  // MARK: Findings

  func findings(_ step: Step.ID = "metadata") throws -> StepFindings {
    try #require(state.findings(of: step))
  }

  /// The row of a rule, in a file where that matters.
  func row(_ rule: String, _ file: String? = nil, in step: Step.ID = "metadata") throws -> FindingRow {
    try #require(
      findings(step).rows.first { row in
        row.first.rule == rule && (file == nil || row.items.contains { $0.file == file })
      }, "\(rule)")
  }

  func hasRule(_ rule: String, in step: Step.ID = "metadata") throws -> Bool {
    try findings(step).rows.contains { $0.first.rule == rule }
  }

  /// Opens the page and the row of a rule.
  func openRow(_ rule: String, _ file: String? = nil, in step: Step.ID = "metadata") throws {
    session.pageChosen(.step(step))
    session.findingOpened(try row(rule, file, in: step).id)
  }

  var openFinding: OpenFinding? { if case .finding(let open) = state.place { open } else { nil } }

  /// Fix… of a rule, and Apply Fix.
  func fix(_ rule: String, _ file: String? = nil, in step: Step.ID = "metadata") throws {
    try openRow(rule, file, in: step)
    session.fixWanted()
    settle()
    session.fixApplied()
    settle()
  }

  /// Accept… of a rule, for a reason.
  func accept(
    _ rule: String, _ file: String? = nil, in step: Step.ID = "metadata", for reason: String = "We like it",
    forTeam: Bool = false
  ) throws {
    try openRow(rule, file, in: step)
    session.acceptWanted()
    session.acceptFormEdited { ($0.reason, $0.isForTeam) = (reason, forTeam) }
    session.acceptConfirmed()
    settle()
  }

  func undo() {
    session.undoPressed(at: now())
    settle()
  }
}
