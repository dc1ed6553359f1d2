package import CGtk

package typealias Application = Ref<GtkApplication>

/// The one instance of the app on this desktop.
extension Application {
  private var base: UnsafeMutablePointer<GApplication> { pointer.as(GApplication.self) }

  /// - Parameters:
  ///   - id: by which the desktop knows it; a second start with this id presents the first.
  ///   - isUnique: false for tests and tools, which are none of the person's apps.
  ///   - handlesFiles: whether paths that it is begun with, or is asked for later, go to `onOpen`.
  package convenience init(
    id: String, resources: String? = nil, isUnique: Bool = true, handlesFiles: Bool = false
  ) {
    var flags: GApplicationFlags.RawValue = 0
    if !isUnique { flags |= G_APPLICATION_NON_UNIQUE.rawValue }
    if handlesFiles { flags |= G_APPLICATION_HANDLES_OPEN.rawValue }
    guard let new = gtk_application_new(id, GApplicationFlags(rawValue: flags)) else {
      preconditionFailure("GTK made no application")
    }
    self.init(adopting: new)
    // Menus and shortcuts are loaded when they are asked for, not before the first frame.
    if let resources { g_application_set_resource_base_path(base, resources) }
  }

  /// Calls `handler` once, before the first window.
  package func onStart(_ handler: @escaping () -> Void) { connect(pointer, "startup") { _ in handler() } }

  /// Calls `handler` at the start, and when the app is started once more.
  package func onActivate(_ handler: @escaping () -> Void) { connect(pointer, "activate") { _ in handler() } }

  /// Calls `handler` with the local paths that the app is asked to open, in place of `onActivate`. What lies on another
  /// computer is left out; when nothing is left, it is not called.
  package func onOpen(_ handler: @escaping ([String]) -> Void) {
    connect(pointer, "open") { arguments in
      guard let files = arguments.rawPointer(1)?.assumingMemoryBound(to: OpaquePointer?.self) else { return }
      let paths = UnsafeBufferPointer(start: files, count: arguments.int(2)).compactMap { localPath(of: $0) }
      if !paths.isEmpty { handler(paths) }
    }
  }

  /// Runs until `quit`.
  ///
  /// - Parameter arguments: the words that the program was begun with, its own name first.
  /// - Returns: the exit code.
  package func run(arguments: [String]) -> Int32 {
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { g_strdup($0) } + [nil]
    let given = words  // GLib may move them about
    defer { given.forEach { g_free($0) } }
    return g_application_run(base, Int32(arguments.count), &words)
  }

  /// Runs until `quit`.
  ///
  /// - Returns: the exit code.
  package func run() -> Int32 { g_application_run(base, 0, nil) }

  /// Registers without running, for tests and tools that run the loop themselves.
  package func register() { g_application_register(base, nil, nil) }

  package func quit() { g_application_quit(base) }

  /// Sets the keys of an action, as "<Primary>Return".
  package func setKeys(_ keys: [String], for action: String) {
    let strings = keys.map { g_strdup($0) }
    defer { strings.forEach { g_free($0) } }
    var list: [UnsafePointer<CChar>?] = strings.map { UnsafePointer($0) } + [nil]
    gtk_application_set_accels_for_action(pointer, action, &list)
  }

  // MARK: Notifications

  /// Shows a notification of the desktop's.
  ///
  /// - Parameters:
  ///   - id: a later one with this id takes its place.
  ///   - action: of the app, called with `target` when the notification is clicked.
  package func send(notification title: String, body: String, id: String, action: String, target: String) {
    guard let notification = g_notification_new(title) else { return }
    g_notification_set_body(notification, body)
    g_notification_set_default_action_and_target_value(notification, action, g_variant_new_string(target))
    g_application_send_notification(base, id, notification)
    g_object_unref(UnsafeMutableRawPointer(notification))
  }

  package func withdrawNotification(id: String) { g_application_withdraw_notification(base, id) }
}
