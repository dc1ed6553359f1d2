import Foundation
import GtkTestSupport
import ReleaseChecks
import XCTest

@testable import ShipShapeCore

/// A release folder of a test's own, below the test's folder.
final class ReleaseSample {
  let project: String

  /// - Parameter files: by their paths below the release's folder.
  init(in folder: URL, _ files: [String: String]) throws {
    let url = folder.appending(path: "Project-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: url.appending(path: "fastlane"), withIntermediateDirectories: true)
    project = ReleaseSurvey.wholePath(url.path)
    for (path, text) in files { try put(text, at: path) }
  }

  func put(_ text: String, at path: String) throws {
    let url = URL(filePath: "\(project)/fastlane/\(path)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(atPath: "\(project)/fastlane/\(path)")
  }

  /// A release in four languages, with something to fix in German and Spanish.
  static func texts(in folder: URL) throws -> ReleaseSample {
    var files: [String: String] = [:]
    for language in ["en-US", "de-DE", "es-ES", "nl-NL"] {
      files["metadata/\(language)/name.txt"] = "Tidepool"
      files["metadata/\(language)/description.txt"] = "It logs what you sail in \(language)."
      files["metadata/\(language)/keywords.txt"] = "boat,sail,tide"
      files["metadata/\(language)/release_notes.txt"] = "New map in \(language)."
    }
    files["metadata/de-DE/name.txt"] = "Tidepool: Gezeiten und Strandtiere"
    files["metadata/default/promotional_text.txt"] = "Now with all tides of the coast"
    for link in ["support_url", "privacy_url"] {
      files["metadata/default/\(link).txt"] = "https://tidepool.example/\(link)"
    }
    files["metadata/es-ES/keywords.txt"] =
      "tidepool," + (1...12).map { "palabra\($0)" }.joined(separator: ",")
    return try ReleaseSample(in: folder, files)
  }
}

extension UITestCase {
  /// Opens a sample's folder in a session without a window's own work: checks are made at once.
  func open(_ sample: ReleaseSample, in session: Session) throws {
    session.effects.survey = { [weak session] folder, _ in
      session?.surveyed(ReleaseSurvey.make(of: folder, year: 2026), at: .now)
    }
    session.effects.check = { [weak session] request in
      guard let session else { return }
      // A check is answered after the change that has begun it.
      Task { @MainActor in
        let outcome: Result<CheckedRelease, CheckFailure>
        do throws(CheckFailure) { outcome = .success(try request.run(first: { _ in })) } catch {
          outcome = .failure(error)
        }
        session.checkEnded(request.serial, outcome, at: .now)
      }
    }
    session.folderOpened(sample.project, at: .now)
    XCTAssertEqual(session.state.sheet, .details)
    session.detailsEdited { ($0.app, $0.version) = ("Tidepool", "2.4") }
    session.detailsConfirmed(at: .now)
  }

  /// Waits until the newest check is answered.
  func checked(_ session: Session) async {
    await wait("the check") { session.state.check.result != nil && !session.state.check.isRunning }
    await still()
  }
}
