import GtkKit
import ShipShapeCore

/// A step's clip, 16:9 with round corners, and a quiet bar to play, seek and replay it. When it cannot be shown, words
/// say why in its place. Where there is little height it is a strip with its title, which opens it.
final class ClipView {
  /// How much of it is shown.
  enum Form { case video, strip, nothing }

  /// As wide as its column, as high as 16:9 asks, less where there is less room.
  let root = LayoutBoxes.makeAspect(width: ClipView.shape.width, height: ClipView.shape.height)
  /// The least height at which the picture says anything.
  static let leastVideoHeight = 132
  static let stripHeight = 44
  private static let shape = Size(width: 528, height: 297)

  /// Whether the strip was pressed: the clip then has its whole height, whatever the page's.
  private(set) var isOpened = false
  /// Called when that changes.
  var onOpened: () -> Void = {}

  private let player: ClipPlayer
  private let clip: Overlay
  private let videoPlace: Box
  private let failurePlace: Box
  private let failureText: Label
  private let bar: Box
  private let strip: Button
  private let play: Button
  private let playImage: Image
  private let seek: Scale
  private let time: Label
  private let actions = ActionGroup()

  convenience init(_ step: Step) {
    self.init(
      uri: "resource://\(ResourcePaths.clip(step.id))", name: localized(step.stepName),
      whatItShows: localized(step.clipDescription))
  }

  /// - Parameters:
  ///   - name: of what it is about.
  ///   - whatItShows: in words, for those who cannot see it.
  init(uri: String, name: String, whatItShows: String) {
    player = ClipPlayer(uri: uri)
    let builder = Builder(resource: ResourcePaths.ui("clip-view"))
    clip = builder.get("clip")
    videoPlace = builder.get("video_place")
    failurePlace = builder.get("failure_place")
    failureText = builder.get("failure")
    bar = builder.get("bar")
    strip = builder.get("strip")
    play = builder.get("play")
    playImage = builder.get("play_image")
    seek = builder.get("seek")
    time = builder.get("time")
    // Translators: %@ is a step's name.
    builder.get("strip_title", Label.self).text = localized("Show the clip: %@", name)
    strip.accessibleName = localized("Show the clip: %@", name)
    // Translators: what a screen reader says of the silent clip; %@ says what is to be seen in it.
    clip.accessibleName = localized("Silent clip. %@", whatItShows)
    clip.setAccessibleRole(.panel)
    root.add(.expanding(clip))
    root.add(.expanding(strip))
    LayoutBoxes.letFillWidth(strip)
    root.isVisible = true
    // Times and their controls run from left to right in every language.
    for widget in bar.contents { widget.direction = .leftToRight }
    bar.direction = .leftToRight
    // Style sheets of GTK 3 do not clip children, so the video is clipped where it is drawn.
    clip.onDraw { canvas in
      canvas.clipToRoundedCorners(radius: 12)
      return false
    }
    connectPlayer()
    addActions()
    render(player.status)
  }

  private func connectPlayer() {
    player.onChange = { [weak self] in self?.render($0) }
    // A window that closes destroys its widgets at once; the player must not speak to them after that.
    root.onDestroy { [weak self] in
      self?.player.onChange = { _ in }
      self?.player.unload()
    }
    player.onVideo = { [weak self] video in
      self?.videoPlace.add(.expanding(video))
      video.isVisible = true
    }
  }

  private func addActions() {
    actions.add("play") { [weak self] in self?.player.togglePlay() }
    actions.add("replay") { [weak self] in self?.player.replay() }
    actions.add("open") { [weak self] in self?.open() }
    actions.insert(into: root, prefix: "clip")
    seek.onChangeRequest { [weak self] seconds in
      guard let self else { return }
      player.seek(to: min(max(0, seconds), player.status.duration))
    }
    seek.leaveWheelToPage()
  }

  // MARK: Its form

  /// How high it is at its whole size, in a column of a width.
  static func wholeHeight(forWidth width: Int) -> Int { width * shape.height / shape.width }

  /// Shows as much of it as there is room for.
  func show(as form: Form) {
    if form != .video { player.pause() }
    clip.isVisible = form == .video
    strip.isVisible = form == .strip
  }

  private func open() {
    isOpened = true
    onOpened()
    play.grabFocus()
    player.play()
  }

  /// The page is shown: the clip is loaded, paused.
  func pageShown() { player.load() }

  /// The page is left, or something lies over it.
  func pageHidden() {
    player.pause()
    guard isOpened else { return }
    isOpened = false
    onOpened()
  }

  // MARK: Following the player

  private func render(_ status: ClipPlayer.Status) {
    playImage.iconName = status.isPlaying ? "media-playback-pause-symbolic" : "media-playback-start-symbolic"
    let label = status.isPlaying ? localized("Pause clip") : localized("Play clip")
    if play.accessibleName != label {
      play.accessibleName = label
      play.tooltip = status.isPlaying ? localized("Pause") : localized("Play")
    }
    seek.setRange(0...max(0.1, status.duration))
    seek.value = status.position
    time.text = "\(ClipView.figures(status.position)) / \(ClipView.figures(status.duration))"
    bar.isVisible = status.failure == nil
    videoPlace.isVisible = status.failure == nil
    failurePlace.isVisible = status.failure != nil
    if let failure = status.failure { failureText.text = ClipView.text(failure) }
    for action in ["play", "replay"] {
      actions.setEnabled(action, when: status.failure == nil && status.duration > 0)
    }
    seek.isSensitive = status.duration > 0
  }

  private static func figures(_ seconds: Double) -> String { TimeText.figures(seconds: Int(seconds)) }

  static func text(_ failure: ClipPlayer.Failure) -> String {
    switch failure {
    case .missing(let part):
      // Translators: %1$@ is a part of GStreamer, %2$@ the package that has it.
      localized(
        "The clip cannot be played: %1$@ is missing. Install the package %2$@. Everything else works without it.",
        part, package(of: part))
    case .unplayable(let file):
      localized("The clip %@ is missing or damaged. Everything else works without it.", file)
    }
  }

  /// The package that has a part of GStreamer, by Debian's name for it.
  private static func package(of part: String) -> String {
    switch part {
    case "gtksink": "gstreamer1.0-gtk3"
    case "playbin": "gstreamer1.0-plugins-base"
    case "GStreamer": "libgstreamer1.0-0"
    default: "gstreamer1.0-plugins-good"
    }
  }
}
