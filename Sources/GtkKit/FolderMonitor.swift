import CGtk
import Glibc

/// Tells when something in a folder changes. The system wakes the app; nothing is asked again and again.
package final class FolderMonitor {
  private let folder: OpaqueRef
  private var monitor: UnsafeMutablePointer<GFileMonitor>?

  /// Watches a folder, not what lies in folders in it; nil when there is none, or the system watches no more of them.
  ///
  /// - Parameters:
  ///   - rateLimitMilliseconds: how long further changes of one file are kept back, to be told together.
  ///   - onChange: called on the main loop, for each change.
  package init?(path: String, rateLimitMilliseconds: Int = 0, onChange: @escaping () -> Void) {
    guard FolderMonitor.canWatch(path), let file = g_file_new_for_path(path) else { return nil }
    folder = OpaqueRef(adopting: file)
    let flags = G_FILE_MONITOR_WATCH_MOVES.rawValue | G_FILE_MONITOR_WATCH_MOUNTS.rawValue
    monitor = g_file_monitor_directory(file, GFileMonitorFlags(rawValue: flags), nil, nil)
    guard let monitor else { return nil }
    g_file_monitor_set_rate_limit(monitor, gint(rateLimitMilliseconds))
    connect(monitor, "changed") { [weak self] arguments in
      guard let self else { return }
      let event = GFileMonitorEvent(rawValue: UInt32(arguments.int(3)))
      guard event != G_FILE_MONITOR_EVENT_PRE_UNMOUNT else { return }
      let isGone = event == G_FILE_MONITOR_EVENT_DELETED || event == G_FILE_MONITOR_EVENT_UNMOUNTED
      let file = arguments.object(1).map { OpaquePointer($0) }
      // GLib would look every four seconds whether the folder has come back.
      if isGone, g_file_equal(file, folder.pointer) != 0 { cancel() }
      onChange()
    }
  }

  isolated deinit { cancel() }

  /// Whether it still watches: the folder is there, and it was not cancelled.
  package var isWatching: Bool { monitor != nil }

  /// Watches no longer; nothing happens when it does not.
  package func cancel() {
    guard let ended = monitor else { return }
    monitor = nil
    g_file_monitor_cancel(ended)
    g_object_unref(ended)
  }

  /// Whether the kernel takes a watch on it. GLib says yes even when it does not, and looks every four seconds then.
  private static func canWatch(_ path: String) -> Bool {
    let descriptor = inotify_init1(Int32(IN_CLOEXEC))
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return inotify_add_watch(descriptor, path, UInt32(IN_ONLYDIR) | UInt32(IN_CREATE)) >= 0
  }
}
