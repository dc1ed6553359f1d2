import GtkKit
import ShipShapeCore

/// What is asked of the person's own folders: which release to open, and where to keep its report.
final class ReleaseFiles {
  private let session: Session
  private let parent: ApplicationWindow
  private var isAsking = false

  init(session: Session, parent: ApplicationWindow) {
    self.session = session
    self.parent = parent
  }

  func chooseFolder() {
    guard session.state.sheet == nil, !isAsking else { return }
    isAsking = true
    FileDialogs.chooseFolder(
      title: localized("Open Release Folder"), acceptLabel: localized("Open"),
      startingAt: session.state.release.location?.folder, over: parent
    ) { [weak self] folder in
      self?.isAsking = false
      if let folder { self?.session.folderOpened(folder, at: .now) }
    }
  }

  /// Asks where to keep the report of the release, as Markdown or as JSON.
  func exportReport() {
    guard session.state.check.result != nil, !isAsking else { return }
    isAsking = true
    let report = ReleaseReport.make(state: session.state, now: .now)
    FileDialogs.save(
      title: localized("Export Report"), suggestedName: report.suggestedName,
      filters: [(localized("Markdown"), "*.md"), (localized("JSON"), "*.json")], over: parent
    ) { [weak self] path, filter in
      self?.isAsking = false
      guard let path else { return }
      // What the name ends with is what is meant; else the kind that was chosen.
      let isJSON = path.hasSuffix(".json") || filter == 1 && !path.hasSuffix(".md")
      self?.write(isJSON ? report.json : report.markdown, to: path)
    }
  }

  private func write(_ text: String, to path: String) {
    Background.run {
      ReleaseReport.write(text, to: path)
    } then: { [weak self] failure in
      self?.session.reportWritten(to: path, failure: failure)
    }
  }
}
