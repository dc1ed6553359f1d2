import GtkKit
import MediaKit

/// One clip. It loads paused and tells of every change.
final class ClipPlayer {
  /// What is shown of a clip.
  struct Status: Hashable {
    var isPlaying = false
    var hasEnded = false
    /// Seconds.
    var position = 0.0
    /// Seconds; zero until it is known.
    var duration = 0.0
    var failure: Failure?
  }

  /// Why a clip cannot be shown.
  enum Failure: Hashable {
    /// GStreamer itself, or one of its parts, is not there.
    case missing(part: String)
    /// The file is missing, cut short, or not a video.
    case unplayable(file: String)
  }

  private(set) var status = Status() {
    didSet { if status != oldValue { onChange(status) } }
  }
  var onChange: (Status) -> Void = { _ in }
  /// Called once with the widget that shows the video.
  var onVideo: (AnyWidget) -> Void = { _ in }

  private let uri: String
  private var isOpening = false
  private var media: MediaPlayer?
  private var clock: MainLoopSource?
  /// Whether it is to play as soon as it is loaded.
  private var playsWhenLoaded = false

  /// - Parameter uri: of the clip: `resource:///…` or `file:///…`.
  init(uri: String) { self.uri = uri }

  isolated deinit { unload() }

  /// Loads the clip, paused on its first picture. Does nothing when it is loaded, or has failed.
  func load() {
    guard media == nil, !isOpening, status.failure == nil else { return }
    isOpening = true
    MediaPlayer.open(uri, .video) { [weak self] media in
      guard let self, isOpening else { return media.close() }
      isOpening = false
      self.media = media
      if let video = media.videoWidget { onVideo(video) }
    } onEvent: { [weak self] event in
      self?.received(event)
    }
  }

  /// Gives everything back.
  func unload() {
    clock?.cancel()
    isOpening = false
    media?.close()
    media = nil
  }

  private func received(_ event: MediaPlayer.Event) {
    switch event {
    case .loaded:
      readPosition()
      if playsWhenLoaded, status.duration > 0 { play() }
    case .ended:
      media?.pause()
      clock?.cancel()
      status.position = status.duration
      status.isPlaying = false
      status.hasEnded = true
    // A missing plug-in was told of before, and is the reason for a failure.
    case .failed: if status.failure == nil { fail(.unplayable(file: fileName)) }
    case .missing(let part): fail(.missing(part: part))
    }
  }

  private func fail(_ failure: Failure) {
    unload()
    status = Status(failure: failure)
  }

  private var fileName: String { uri.split(separator: "/").last.map(String.init) ?? uri }

  // MARK: Control

  /// Plays it now, or as soon as it is loaded.
  func play() {
    guard let media, status.failure == nil, status.duration > 0 else { return playsWhenLoaded = true }
    playsWhenLoaded = false
    if status.hasEnded { seek(to: 0) }
    media.play()
    status.isPlaying = true
    // The position is only asked for while it moves.
    clock?.cancel()
    clock = MainLoop.after(milliseconds: 200) { [weak self] in
      guard let self, status.isPlaying else { return false }
      readPosition()
      return true
    }
  }

  func pause() {
    playsWhenLoaded = false
    guard status.isPlaying else { return }
    clock?.cancel()
    media?.pause()
    readPosition()
    status.isPlaying = false
  }

  func togglePlay() { if status.isPlaying { pause() } else { play() } }

  func replay() {
    seek(to: 0)
    play()
  }

  /// Goes to a time, in seconds.
  func seek(to seconds: Double) {
    media?.seek(to: seconds)
    // At the end there is nothing left to play, so that Play begins anew.
    status.hasEnded = status.duration > 0 && seconds >= status.duration - 0.05
    status.position = seconds
  }

  private func readPosition() {
    if let duration = media?.duration { status.duration = duration }
    if !status.hasEnded, let position = media?.position { status.position = min(position, status.duration) }
  }
}
