import CGtk

/// What was copied, for every app of the desktop.
package enum Clipboard {
  private static var clipboard: OpaquePointer? { gtk_clipboard_get_default(gdk_display_get_default()) }

  /// Copies a text. It outlives the app where the desktop keeps such things.
  package static func setText(_ text: String) {
    gtk_clipboard_set_text(clipboard, text, -1)
    gtk_clipboard_set_can_store(clipboard, nil, 0)
  }

  /// The text that was copied last; waits for the app that has it.
  package static var text: String? { gtk_clipboard_wait_for_text(clipboard).map { takeText($0) } }
}
