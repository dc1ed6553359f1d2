import CGStreamer
import CGtk
package import GtkKit

/// A clip or a sound on GStreamer's `playbin`.
package final class MediaPlayer {
  /// What is played.
  package enum Kind {
    /// A silent video, shown by `gtksink`, which loads paused.
    case video
    /// A sound, which is played at once.
    case sound
  }

  /// What it tells of itself.
  package enum Event: Equatable {
    /// It is loaded, or knows more of its length.
    case loaded
    case ended
    /// The file is missing, cut short, or not what it should be.
    case failed
    /// GStreamer itself, or one of its parts, is not there.
    case missing(part: String)
  }

  private let library: GStreamer
  private let pipeline: GStreamer.Element
  private let bus: GStreamer.Bus?
  private var isOpen = true
  /// Whether the end was reached and nothing was asked for since.
  private var hasEnded = false
  private var onEvent: (Event) -> Void = { _ in }
  /// The widget that shows a video.
  package let videoWidget: AnyWidget?

  /// Opens what is at `uri`, `resource:///…` or `file:///…`, once GStreamer runs.
  ///
  /// - Parameters:
  ///   - ready: gets the player, before its first event; not called when a part is missing.
  ///   - onEvent: is told of everything that happens.
  package static func open(
    _ uri: String, _ kind: Kind, ready: @escaping (MediaPlayer) -> Void, onEvent: @escaping (Event) -> Void
  ) {
    MediaSystem.whenStarted { library in
      guard let library else { return onEvent(.missing(part: "GStreamer")) }
      do throws(MediaSystem.Unavailable) {
        let player = try MediaPlayer(uri, kind, library)
        player.onEvent = onEvent
        ready(player)
        player.start(kind)
      } catch {
        onEvent(.missing(part: error.part))
      }
    }
  }

  private init(_ uri: String, _ kind: Kind, _ library: GStreamer) throws(MediaSystem.Unavailable) {
    self.library = library
    var video: AnyWidget?
    var sink: GStreamer.Element?
    if kind == .video {
      let made = try MediaPlayer.make("gtksink", library)
      video = Property.widget(made, "widget").map { AnyWidget(retaining: $0) }
      sink = made
    }
    defer { if let sink { library.unref(sink) } }
    pipeline = try MediaPlayer.make("playbin", library)
    videoWidget = video
    bus = library.getBus(pipeline)
    Property.set(pipeline, "uri", uri)
    if let sink {
      library.setArgument(pipeline, "flags", "video")
      Property.set(pipeline, "video-sink", object: sink)
      // Its place is 16:9 to the pixel; what is rounded away must not come back as a black line.
      Property.set(pipeline, "force-aspect-ratio", false)
      // It is a Tab stop without a name otherwise.
      video?.canFocus = false
    }
  }

  /// A new element of a factory; a full reference.
  private static func make(
    _ factory: String, _ library: GStreamer
  ) throws(MediaSystem.Unavailable) -> GStreamer.Element {
    guard let element = library.makeElement(factory, nil) else {
      throw MediaSystem.Unavailable(part: factory)
    }
    g_object_ref_sink(element)
    return element
  }

  private func start(_ kind: Kind) {
    if let bus {
      library.addSignalWatch(bus)
      connect(bus, "message") { [weak self] arguments in
        if let message = arguments.boxed(1, as: GstMessage.self) { self?.received(message) }
      }
    }
    _ = library.setState(pipeline, kind == .video ? GST_STATE_PAUSED : GST_STATE_PLAYING)
  }

  isolated deinit { close() }

  /// Gives everything back to GStreamer. No event comes after this.
  package func close() {
    guard isOpen else { return }
    isOpen = false
    _ = library.setState(pipeline, GST_STATE_NULL)
    if let bus {
      library.removeSignalWatch(bus)
      library.unref(bus)
    }
    library.unref(pipeline)
  }

  private func received(_ message: UnsafeMutablePointer<GstMessage>) {
    guard isOpen else { return }
    switch message.pointee.type {
    case GST_MESSAGE_ASYNC_DONE, GST_MESSAGE_DURATION_CHANGED: onEvent(.loaded)
    case GST_MESSAGE_EOS:
      hasEnded = true
      onEvent(.ended)
    case GST_MESSAGE_ERROR: onEvent(.failed)
    case GST_MESSAGE_ELEMENT:
      guard let structure = library.messageStructure(message),
        library.structureName(structure).map({ String(cString: $0) }) == "missing-plugin"
      else { return }
      let name = library.structureText(structure, "name").map { String(cString: $0) }
      onEvent(.missing(part: name ?? "GStreamer"))
    default: break
    }
  }

  // MARK: Control

  package func play() { if isOpen { _ = library.setState(pipeline, GST_STATE_PLAYING) } }

  package func pause() {
    guard isOpen else { return }
    let change = library.setState(pipeline, GST_STATE_PAUSED)
    // A pause less than a millisecond after a play finds the sink with a picture in its hands: it says that it is
    // paused, and plays on (GStreamer 1.22). To go where it is makes it stop there.
    if change == GST_STATE_CHANGE_SUCCESS, !hasEnded, let position { seek(to: position) }
  }

  /// Goes to a time, in seconds.
  package func seek(to seconds: Double) {
    guard isOpen else { return }
    hasEnded = false
    let flags = GstSeekFlags(rawValue: GST_SEEK_FLAG_FLUSH.rawValue | GST_SEEK_FLAG_ACCURATE.rawValue)
    _ = library.seek(pipeline, GST_FORMAT_TIME, flags, gint64(max(0, seconds) * 1e9))
  }

  /// How long it is, in seconds; nil until it is known.
  package var duration: Double? { time(library.queryDuration) }

  /// Where it is, in seconds; nil until it is known.
  package var position: Double? { time(library.queryPosition) }

  private func time(
    _ query: @convention(c) (GStreamer.Element, GstFormat, UnsafeMutablePointer<gint64>) -> gboolean
  ) -> Double? {
    guard isOpen else { return nil }
    var nanoseconds: gint64 = 0
    return query(pipeline, GST_FORMAT_TIME, &nanoseconds) != 0 ? Double(nanoseconds) / 1e9 : nil
  }

  /// Rings the display's own bell, where no sound can be played.
  package static func beep() { gdk_display_beep(gdk_display_get_default()) }
}
