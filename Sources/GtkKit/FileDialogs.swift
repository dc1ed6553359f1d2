import CGtk

/// The desktop's own dialogs for choosing a file or a folder.
package enum FileDialogs {
  /// Those that are open: GTK does not keep them.
  private static var shown: [OpaqueRef] = []

  /// Asks for a folder.
  ///
  /// - Parameters:
  ///   - acceptLabel: of the button that chooses; nil for the desktop's own word.
  ///   - done: called once, with the folder's path; nil when none was chosen.
  package static func chooseFolder(
    title: String, acceptLabel: String? = nil, startingAt folder: String? = nil, over parent: some Widget,
    _ done: @escaping (String?) -> Void
  ) {
    let dialog = make(title, GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER, acceptLabel, parent)
    if let folder { gtk_file_chooser_set_current_folder(dialog.pointer, folder) }
    show(dialog, done)
  }

  /// Asks where to save a file; whether one that is there may be replaced, too.
  ///
  /// - Parameters:
  ///   - filters: kinds of files to choose from, each with a pattern like `*.json`.
  ///   - done: called once, with the path and the position of the kind; with nil when none was chosen.
  package static func save(
    title: String, suggestedName: String, filters: [(name: String, pattern: String)] = [],
    over parent: some Widget, _ done: @escaping (_ path: String?, _ filter: Int) -> Void
  ) {
    let dialog = make(title, GTK_FILE_CHOOSER_ACTION_SAVE, nil, parent)
    let chooser = dialog.pointer
    gtk_file_chooser_set_do_overwrite_confirmation(chooser, 1)
    gtk_file_chooser_set_current_name(chooser, suggestedName)
    let kinds = filters.compactMap { filter -> UnsafeMutableRawPointer? in
      guard let kind = gtk_file_filter_new() else { return nil }
      gtk_file_filter_set_name(kind, filter.name)
      gtk_file_filter_add_pattern(kind, filter.pattern)
      gtk_file_chooser_add_filter(chooser, kind)  // takes it over
      return UnsafeMutableRawPointer(kind)
    }
    show(dialog) { path in
      let chosen = gtk_file_chooser_get_filter(chooser).map { UnsafeMutableRawPointer($0) }
      done(path, chosen.flatMap { kinds.firstIndex(of: $0) } ?? 0)
    }
  }

  private static func make(
    _ title: String, _ action: GtkFileChooserAction, _ acceptLabel: String?, _ parent: some Widget
  ) -> OpaqueRef {
    let window = parent.widget.as(GtkWindow.self)
    guard let dialog = gtk_file_chooser_native_new(title, window, action, acceptLabel, nil) else {
      preconditionFailure("GTK made no file chooser")
    }
    gtk_native_dialog_set_modal(native(dialog), 1)
    return OpaqueRef(adopting: dialog)
  }

  private static func show(_ dialog: OpaqueRef, _ done: @escaping (String?) -> Void) {
    let chooser = dialog.pointer
    connect(UnsafeMutableRawPointer(chooser), "response") { arguments in
      var path: String?
      if arguments.int(1) == Int(GTK_RESPONSE_ACCEPT.rawValue), let file = gtk_file_chooser_get_file(chooser)
      {
        path = localPath(of: file)
        g_object_unref(UnsafeMutableRawPointer(file))
      }
      gtk_native_dialog_hide(native(chooser))
      done(path)
      shown.removeAll { $0.pointer == chooser }
    }
    shown.append(dialog)
    gtk_native_dialog_show(native(chooser))
  }

  private static func native(_ dialog: OpaquePointer) -> UnsafeMutablePointer<GtkNativeDialog> {
    UnsafeMutablePointer(dialog)
  }
}
