import GtkKit
import ShipShapeCore

/// The first page: "Ship it", a picture, and the way into the steps. Header and footer lie over it in layers of their
/// own, so that the message is centred on the page whatever they need.
final class WelcomeView {
  let root: Overlay
  let header: HeaderView
  private let picture = Picture(name: "launch").clippedToCircle()
    .filled(width: 240, height: 240)
  private let floor: Box
  private let message: Box
  private let headerPlace: Box
  private let row: Box
  private let getStarted: Button
  private let getStartedLabel: Label
  private let tagLine: Label
  private let invitation = Invitation.makeButton()
  /// How the release stands, where one with a folder is open.
  private let standing = Label("").wrapping().styled("quiet")

  init(session: Session) {
    header = HeaderView(titleText: localized("Welcome")) { [weak session] in session?.pageChosen($0) }
    let builder = Builder(resource: ResourcePaths.ui("welcome-view"))
    root = builder.get("page")
    floor = builder.get("floor")
    message = builder.get("message")
    row = builder.get("row")
    headerPlace = builder.get("header_place")
    getStarted = builder.get("get_started")
    getStartedLabel = builder.get("get_started_label")
    tagLine = builder.get("tag_line")
    headerPlace.add(header.root)
    let releasePlace: Box = builder.get("release_place")
    releasePlace.add(.start(invitation))
    releasePlace.add(.start(standing))
    invitation.horizontalAlignment = .center
    standing.isCentred = true
    invitation.showAll()
    picture.verticalAlignment = .end
    picture.accessibleName = localized("A paper boat leaving the harbour")
    row.add(picture)
    let footer: Box = builder.get("footer")
    for layer in [message, headerPlace, footer] { root.setPassesClicks(layer, true) }
    root.setTabOrder { [headerPlace, message] in [headerPlace, message, footer] }
    root.afterSizing { [weak self] in self?.fit() }
    root.onStyleChange { [weak self] in self?.breakTagLine() }
  }

  /// The tag line's second line begins after its comma, whatever the font: it is as wide as what comes before.
  private func breakTagLine() {
    let text = tagLine.text
    guard let comma = text.firstIndex(of: ",") else { return }
    tagLine.widestInCharacters = 1
    tagLine.setMinimumSize(width: tagLine.width(of: String(text[...comma])))
  }

  func render(_ state: SessionState, at moment: Moment) {
    header.render(state, at: moment)
    let text: String =
      if state.isReady {
        localized("Ready to Ship!")
      } else if state.doneCount > 0, let step = state.firstOpenStep {
        // Translators: %@ is a step's name: "Continue with Metadata".
        localized("Continue with %@", localized(step.stepName))
      } else {
        localized("Get Started")
      }
    getStartedLabel.text = text
    getStarted.accessibleName = text
    renderRelease(state)
  }

  private func renderRelease(_ state: SessionState) {
    let hasFolder = state.release.location != nil
    invitation.isVisible = !hasFolder && !state.release.isPast
    standing.text = hasFolder ? ReleaseSentence.text(state) ?? "" : ""
    standing.isVisible = !standing.text.isEmpty
  }

  /// The page's initial focus.
  func focusInitialWidget() { getStarted.grabFocus() }

  /// A page that is low or narrow drops the picture first.
  private func fit() {
    let page = root.size
    let header = headerPlace.size.height
    guard page.width > 1, page.height > 1, header > 1 else { return }
    let isShown = picture.isVisible
    let now = message.naturalSize
    // What the picture adds to the row: its width and the gap, and what it is higher than the text.
    let added = Size(width: isShown ? 0 : 264, height: isShown ? 0 : 240 - row.naturalSize.height)
    let fits =
      now.width + added.width <= page.width && 2 * header + now.height + added.height <= page.height
    picture.isVisible = fits
    // Without the picture, text and button share their leading edge.
    getStarted.horizontalAlignment = fits ? .center : .start
    for part in [invitation as any Widget, standing] { part.horizontalAlignment = fits ? .center : .start }
    row.horizontalAlignment = fits ? .center : .start
    if !fits, !isShown { floor.setMinimumSize(height: 2 * header + now.height) }
  }
}
