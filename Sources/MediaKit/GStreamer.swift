import CGStreamer
import CGtk
import Glibc

/// The functions of GStreamer that are used here, from a library that is opened when the first clip is shown.
///
/// Linked in, it and the fifteen libraries that it needs would be loaded before the first frame.
nonisolated struct GStreamer: Sendable {
  typealias Element = UnsafeMutablePointer<GstElement>
  typealias Bus = UnsafeMutablePointer<GstBus>
  typealias ErrorPlace = UnsafeMutablePointer<UnsafeMutablePointer<GError>?>

  let initCheck: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, ErrorPlace?) -> gboolean
  let makeElement: @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>?) -> Element?
  let setState: @convention(c) (Element, GstState) -> GstStateChangeReturn
  let getBus: @convention(c) (Element) -> Bus?
  let addSignalWatch: @convention(c) (Bus) -> Void
  let removeSignalWatch: @convention(c) (Bus) -> Void
  let unref: @convention(c) (UnsafeMutableRawPointer) -> Void
  let seek: @convention(c) (Element, GstFormat, GstSeekFlags, gint64) -> gboolean
  let queryDuration: @convention(c) (Element, GstFormat, UnsafeMutablePointer<gint64>) -> gboolean
  let queryPosition: @convention(c) (Element, GstFormat, UnsafeMutablePointer<gint64>) -> gboolean
  let messageStructure: @convention(c) (UnsafeMutablePointer<GstMessage>) -> UnsafePointer<GstStructure>?
  let structureName: @convention(c) (UnsafePointer<GstStructure>) -> UnsafePointer<CChar>?
  let structureText:
    @convention(c) (UnsafePointer<GstStructure>, UnsafePointer<CChar>) -> UnsafePointer<CChar>?
  let setArgument:
    @convention(c) (UnsafeMutableRawPointer, UnsafePointer<CChar>, UnsafePointer<CChar>) -> Void

  /// Opens the library; nil when it is not installed, or lacks something.
  static func open() -> GStreamer? {
    // Never closed: GStreamer's own threads and types stand until the process ends.
    guard let library = dlopen("libgstreamer-1.0.so.0", RTLD_NOW | RTLD_LOCAL) else { return nil }
    struct Missing: Error {}
    // The type comes from the member that it is for.
    func function<T>(_ name: String) throws -> T {
      guard let address = dlsym(library, name) else { throw Missing() }
      return unsafeBitCast(address, to: T.self)
    }
    return try? GStreamer(
      initCheck: function("gst_init_check"),
      makeElement: function("gst_element_factory_make"),
      setState: function("gst_element_set_state"),
      getBus: function("gst_element_get_bus"),
      addSignalWatch: function("gst_bus_add_signal_watch"),
      removeSignalWatch: function("gst_bus_remove_signal_watch"),
      unref: function("gst_object_unref"),
      seek: function("gst_element_seek_simple"),
      queryDuration: function("gst_element_query_duration"),
      queryPosition: function("gst_element_query_position"),
      messageStructure: function("gst_message_get_structure"),
      structureName: function("gst_structure_get_name"),
      structureText: function("gst_structure_get_string"),
      setArgument: function("gst_util_set_object_arg"))
  }
}
