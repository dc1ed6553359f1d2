import GtkKit
import ShipShapeCore

/// The dialogs of a release: its details, the other releases, and that there is none in a folder.
final class ReleaseSheets {
  private let session: Session
  private let parent: ApplicationWindow
  private let application: Application
  private var details: ReleaseDetailsView?
  private var releases: ReleasesView?
  private var none: NoReleaseView?

  init(session: Session, parent: ApplicationWindow, application: Application) {
    self.session = session
    self.parent = parent
    self.application = application
  }

  /// Opens the dialog of a sheet that came, and takes away that of one that went.
  func follow(_ state: SessionState) {
    close()
    switch state.sheet {
    case .details:
      let view = ReleaseDetailsView(
        session: session, purpose: state.details?.purpose ?? .open, parent: parent)
      details = view
      join(view.dialog)
      view.render(state)
      view.present()
    case .releases:
      let view = ReleasesView(session: session, parent: parent)
      releases = view
      join(view.dialog)
      view.render(state)
      view.present()
    case .noRelease(let folder, let why):
      let view = NoReleaseView(session: session, folder: folder, why: why, parent: parent)
      none = view
      join(view.dialog)
      view.present()
    case .history, .ready, nil: break
    }
  }

  func render(_ state: SessionState) {
    details?.render(state)
    releases?.render(state)
  }

  /// The window's keys hold in a dialog too.
  private func join(_ dialog: Dialog) {
    dialog.join(application)
    dialog.borrowActions(of: parent, prefix: "win")
  }

  func close() {
    details?.dismiss()
    releases?.dismiss()
    none?.dismiss()
    (details, releases, none) = (nil, nil, nil)
  }
}
