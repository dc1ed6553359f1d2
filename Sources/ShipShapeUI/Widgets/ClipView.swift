import CGtk
import GtkKit

/// A step's clip, 16:9 with round corners, and a quiet bar to play, seek and replay it. When it cannot be shown, words
/// say why in its place.
final class ClipView {
  /// As wide as its column, as high as 16:9 asks.
  let root = LayoutBoxes.makeAspect(width: 528, height: 297)
  private let player: ClipPlayer
  private let videoPlace: Ref<GtkBox>
  private let trouble: Ref<GtkLabel>
  private let bar: Ref<GtkBox>
  private let play: Ref<GtkButton>
  private let playImage: Ref<GtkImage>
  private let seek: Ref<GtkScale>
  private let time: Ref<GtkLabel>
  private let actions = ActionGroup()

  /// - Parameter resource: the clip's resource path.
  convenience init(resource: String) { self.init(uri: "resource://\(resource)") }

  init(uri: String) {
    player = ClipPlayer(uri: uri)
    let builder = Builder(resource: ResourcePaths.ui("clip-view"))
    let clip = builder.get("clip", GtkOverlay.self)
    videoPlace = builder.get("video_place", GtkBox.self)
    trouble = builder.get("trouble", GtkLabel.self)
    bar = builder.get("bar", GtkBox.self)
    play = builder.get("play", GtkButton.self)
    playImage = builder.get("play_image", GtkImage.self)
    seek = builder.get("seek", GtkScale.self)
    time = builder.get("time", GtkLabel.self)
    gtk_box_pack_start(root.pointer, clip.widget, 1, 1, 0)
    gtk_widget_show(root.widget)
    // Times and their controls run from left to right in every language.
    for widget in children(of: bar.widget) + [bar.widget] {
      gtk_widget_set_direction(widget, GTK_TEXT_DIR_LTR)
    }
    roundCorners(clip)
    connectPlayer()
    addActions()
    render(player.status)
  }

  private func connectPlayer() {
    player.onChange = { [weak self] in self?.render($0) }
    // A window that closes destroys its widgets at once; the player must not speak to them after that.
    connect(root.widget, "destroy") { [weak self] _ in
      self?.player.onChange = { _ in }
      self?.player.unload()
    }
    player.onVideo = { [weak self] video in
      guard let self else { return }
      gtk_box_pack_start(videoPlace.pointer, video, 1, 1, 0)
      gtk_widget_show(video)
    }
  }

  private func addActions() {
    actions.add("play") { [weak self] in self?.player.togglePlay() }
    actions.add("replay") { [weak self] in self?.player.replay() }
    actions.insert(into: root.widget, prefix: "clip")
    connectDeciding(seek.widget, "change-value") { [weak self] arguments in
      guard let self else { return false }
      player.seek(to: min(max(0, arguments.double(2)), player.status.duration))
      return true
    }
  }

  /// Style sheets of GTK 3 do not clip children, so the video is clipped where it is drawn.
  private func roundCorners(_ clip: Ref<GtkOverlay>) {
    connectDeciding(clip.widget, "draw") { arguments in
      guard let context = arguments.cairo(1), let widget = arguments.widget else { return false }
      let width = Double(gtk_widget_get_allocated_width(widget))
      let height = Double(gtk_widget_get_allocated_height(widget))
      let radius = 12.0
      for (corner, (x, y)) in [
        (width - radius, radius), (width - radius, height - radius), (radius, height - radius),
        (radius, radius),
      ].enumerated() {
        cairo_arc(context, x, y, radius, Double(corner - 1) * .pi / 2, Double(corner) * .pi / 2)
      }
      cairo_close_path(context)
      cairo_clip(context)
      return false
    }
  }

  /// The page is shown: the clip is loaded, paused.
  func shown() { player.load() }

  /// The page is left, or something lies over it.
  func hidden() { player.pause() }

  private func render(_ status: ClipPlayer.Status) {
    setIcon(playImage, status.isPlaying ? "media-playback-pause-symbolic" : "media-playback-start-symbolic")
    let label = status.isPlaying ? localized("Pause clip") : localized("Play clip")
    if Accessible.name(play.widget) != label {
      Accessible.setName(play.widget, label)
      gtk_widget_set_tooltip_text(play.widget, status.isPlaying ? localized("Pause") : localized("Play"))
    }
    let range = seek.pointer.as(GtkRange.self)
    gtk_range_set_range(range, 0, max(0.1, status.duration))
    gtk_range_set_value(range, status.position)
    setText(time, "\(ClipView.figures(status.position)) / \(ClipView.figures(status.duration))")
    gtk_widget_set_visible(bar.widget, status.failure == nil ? 1 : 0)
    gtk_widget_set_visible(videoPlace.widget, status.failure == nil ? 1 : 0)
    gtk_widget_set_visible(trouble.widget, status.failure == nil ? 0 : 1)
    if let failure = status.failure { setText(trouble, ClipView.text(failure)) }
    for action in ["play", "replay"] {
      actions.setEnabled(action, status.failure == nil && status.duration > 0)
    }
    gtk_widget_set_sensitive(seek.widget, status.duration > 0 ? 1 : 0)
  }

  private static func figures(_ seconds: Double) -> String { TimeFigures.text(seconds: Int(seconds)) }

  static func text(_ failure: ClipPlayer.Failure) -> String {
    switch failure {
    case .missing(let part):
      // Translators: %@ is a GStreamer plug-in, or GStreamer itself.
      localized(
        "The clip cannot be played: %@ is missing. Everything else works without it.", part)
    case .unplayable(let file):
      localized("The clip %@ is missing or damaged. Everything else works without it.", file)
    }
  }
}
