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

  private static var starting: Task<Bool, Never>?

  /// Starts GStreamer, away from the main loop: its first start on a machine looks at every plug-in there is.
  ///
  /// - Returns: whether it runs.
  static func start() async -> Bool {
    if let starting { return await starting.value }
    let task = Task.detached {
      var error: UnsafeMutablePointer<GError>?
      let runs = gst_init_check(nil, nil, &error) != 0
      g_clear_error(&error)
      return runs
    }
    starting = task
    return await task.value
  }

  /// A new element of a factory; a full reference.
  static func make(_ factory: String) throws(Unavailable) -> UnsafeMutablePointer<GstElement> {
    guard let element = gst_element_factory_make(factory, nil) else { throw Unavailable(part: factory) }
    g_object_ref_sink(element)
    return element
  }
}
