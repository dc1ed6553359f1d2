import CGStreamer
import CGtk
import GtkKit

/// GStreamer, started when it is first needed and never before.
enum MediaSystem {
  /// What playing needs and may not have.
  struct Unavailable: Error, Hashable {
    /// The part that is missing, by GStreamer's name for it.
    let part: String
  }

  private static var runs: Bool?
  private static var waiting: [(Bool) -> Void] = []

  /// Starts GStreamer, away from the main loop: its first start on a machine looks at every plug-in there is. Calls
  /// `body` when that is done, with whether it runs.
  static func whenStarted(_ body: @escaping (_ runs: Bool) -> Void) {
    if let runs { return body(runs) }
    waiting.append(body)
    guard waiting.count == 1 else { return }
    Background.run {
      var error: UnsafeMutablePointer<GError>?
      let runs = gst_init_check(nil, nil, &error) != 0
      g_clear_error(&error)
      return runs
    } then: { runs in
      MediaSystem.runs = runs
      let bodies = MediaSystem.waiting
      MediaSystem.waiting = []
      for body in bodies { body(runs) }
    }
  }

  /// A new element of a factory; a full reference.
  static func make(_ factory: String) throws(Unavailable) -> UnsafeMutablePointer<GstElement> {
    guard let element = gst_element_factory_make(factory, nil) else { throw Unavailable(part: factory) }
    g_object_ref_sink(element)
    return element
  }
}
