import CGStreamer
import CGtk
import GtkKit

/// One clip on GStreamer's `playbin`, shown by `gtksink`. It loads paused and tells of every change.
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
    /// The file is missing, cut short, or no video.
    case unplayable(file: String)
  }

  private(set) var status = Status() {
    didSet { if status != oldValue { onChange(status) } }
  }
  var onChange: (Status) -> Void = { _ in }
  /// Called once with the widget that shows the video.
  var onVideo: (UnsafeMutablePointer<GtkWidget>) -> Void = { _ in }

  private let uri: String
  private var pipeline: UnsafeMutablePointer<GstElement>?
  private var bus: UnsafeMutablePointer<GstBus>?
  private var clock: MainLoopSource?
  private var wantsPlay = false

  /// - Parameter uri: of the clip: `resource:///…` or `file:///…`.
  init(uri: String) { self.uri = uri }

  isolated deinit { unload() }

  /// Loads the clip, paused on its first picture. Does nothing when it is loaded, or has failed.
  func load() {
    guard pipeline == nil, status.failure == nil else { return }
    MediaSystem.whenStarted { [weak self] runs in self?.mediaStarted(runs) }
  }

  private func mediaStarted(_ runs: Bool) {
    guard pipeline == nil, status.failure == nil else { return }
    guard runs else { return status.failure = .missing(part: "GStreamer") }
    do {
      try build()
    } catch {
      status.failure = .missing(part: error.part)
    }
  }

  private func build() throws(MediaSystem.Unavailable) {
    let sink = try MediaSystem.make("gtksink")
    defer { gst_object_unref(sink) }
    let pipeline = try MediaSystem.make("playbin")
    self.pipeline = pipeline
    Property.set(pipeline, "uri", uri)
    gst_util_set_object_arg(gObject(pipeline), "flags", "video")
    Property.set(pipeline, "video-sink", object: sink)
    // Its place is 16:9 to the pixel; what is rounded away must not come back as a black line.
    Property.set(pipeline, "force-aspect-ratio", false)
    if let video = Property.widget(sink, "widget") {
      // It is a Tab stop without a name otherwise.
      gtk_widget_set_can_focus(video, 0)
      onVideo(video)
    }
    bus = gst_element_get_bus(pipeline)
    if let bus {
      gst_bus_add_signal_watch(bus)
      connect(bus, "message") { [weak self] arguments in
        if let message = arguments.boxed(1, as: GstMessage.self) { self?.received(message) }
      }
    }
    gst_element_set_state(pipeline, GST_STATE_PAUSED)
  }

  /// Gives everything back to GStreamer.
  func unload() {
    clock?.cancel()
    guard let pipeline else { return }
    gst_element_set_state(pipeline, GST_STATE_NULL)
    if let bus {
      gst_bus_remove_signal_watch(bus)
      gst_object_unref(bus)
    }
    gst_object_unref(pipeline)
    self.pipeline = nil
    bus = nil
  }

  private func received(_ message: UnsafeMutablePointer<GstMessage>) {
    switch message.pointee.type {
    case GST_MESSAGE_ASYNC_DONE, GST_MESSAGE_DURATION_CHANGED: readPosition()
    case GST_MESSAGE_EOS:
      wantsPlay = false
      if let pipeline { gst_element_set_state(pipeline, GST_STATE_PAUSED) }
      clock?.cancel()
      status.position = status.duration
      status.isPlaying = false
      status.hasEnded = true
    case GST_MESSAGE_ERROR:
      // A missing plug-in was told of before, and is the reason for this.
      if status.failure == nil { fail(.unplayable(file: fileName)) }
    case GST_MESSAGE_ELEMENT:
      guard let structure = gst_message_get_structure(message),
        String(cString: gst_structure_get_name(structure)) == "missing-plugin"
      else { return }
      let name = gst_structure_get_string(structure, "name").map { String(cString: $0) }
      fail(.missing(part: name ?? "GStreamer"))
    default: break
    }
  }

  private func fail(_ failure: Failure) {
    wantsPlay = false
    status = Status(failure: failure)
    unload()
  }

  private var fileName: String { uri.split(separator: "/").last.map(String.init) ?? uri }

  // MARK: Control

  func play() {
    guard let pipeline, status.failure == nil else { return }
    if status.hasEnded { seek(to: 0) }
    wantsPlay = true
    gst_element_set_state(pipeline, GST_STATE_PLAYING)
    status.isPlaying = true
    // The position is only asked for while it moves.
    clock?.cancel()
    clock = MainLoop.after(milliseconds: 200) { [weak self] in
      guard let self, wantsPlay else { return false }
      readPosition()
      return true
    }
  }

  func pause() {
    guard let pipeline, wantsPlay else { return }
    wantsPlay = false
    clock?.cancel()
    gst_element_set_state(pipeline, GST_STATE_PAUSED)
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
    guard let pipeline else { return }
    let time = gint64(seconds * 1e9)
    gst_element_seek_simple(
      pipeline, GST_FORMAT_TIME,
      GstSeekFlags(rawValue: GST_SEEK_FLAG_FLUSH.rawValue | GST_SEEK_FLAG_ACCURATE.rawValue), time)
    // At the end there is nothing left to play, so that Play begins anew.
    status.hasEnded = status.duration > 0 && seconds >= status.duration - 0.05
    status.position = seconds
  }

  private func readPosition() {
    guard let pipeline else { return }
    var time: gint64 = 0
    if gst_element_query_duration(pipeline, GST_FORMAT_TIME, &time) != 0 {
      status.duration = Double(time) / 1e9
    }
    if !status.hasEnded, gst_element_query_position(pipeline, GST_FORMAT_TIME, &time) != 0 {
      status.position = min(Double(time) / 1e9, status.duration)
    }
  }
}
