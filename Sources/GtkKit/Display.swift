import CGtk

/// The display that windows open on.
package enum Display {
  /// Connects to it.
  ///
  /// - Parameter programName: by which window managers find the desktop entry.
  /// - Returns: false when there is none.
  package static func open(programName: String) -> Bool {
    g_set_prgname(programName)
    return gtk_init_check(nil, nil) != 0
  }
}

/// The fonts of the machine.
package enum Fonts {
  /// Begins to look for them, before anything needs one.
  package static func begin() { _ = pango_cairo_font_map_get_default() }
}
