import CGtk

/// The one bundle of resources, and the styles in it.
package enum Resources {
  /// Why a bundle could not be used, in GLib's words.
  package struct LoadError: Error {
    package let message: String
  }

  /// Makes everything in the bundle file at `path` reachable as `resource:///…`.
  package static func register(path: String) throws(LoadError) {
    var error: UnsafeMutablePointer<GError>?
    guard let bundle = g_resource_load(path, &error) else {
      defer { g_clear_error(&error) }
      throw LoadError(message: error.map { String(cString: $0.pointee.message) } ?? path)
    }
    g_resources_register(bundle)  // keeps its own reference
    g_resource_unref(bundle)
  }

  /// Whether there is a resource at `path`.
  package static func exists(_ path: String) -> Bool {
    g_resources_get_info(path, G_RESOURCE_LOOKUP_FLAGS_NONE, nil, nil, nil) != 0
  }

  /// The bytes of the resource at `path`, nil when there is none.
  package static func bytes(_ path: String) -> [UInt8]? {
    guard let data = g_resources_lookup_data(path, G_RESOURCE_LOOKUP_FLAGS_NONE, nil) else { return nil }
    defer { g_bytes_unref(data) }
    var size: gsize = 0
    guard let start = g_bytes_get_data(data, &size) else { return [] }
    return Array(UnsafeRawBufferPointer(start: start, count: Int(size)))
  }

  /// Adds the style sheet at `path` to everything on the default screen.
  package static func addStyleSheet(_ path: String) {
    guard let provider = gtk_css_provider_new() else { return }
    gtk_css_provider_load_from_resource(provider, path)
    gtk_style_context_add_provider_for_screen(
      gdk_screen_get_default(), OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    g_object_unref(provider)  // the screen keeps its own reference
  }

  /// Whether the default icon theme has an icon of this name.
  package static func hasIcon(_ name: String) -> Bool {
    gtk_icon_theme_has_icon(gtk_icon_theme_get_default(), name) != 0
  }

  /// Adds a folder of icons in the bundle to the default icon theme.
  package static func addIcons(_ path: String) {
    gtk_icon_theme_add_resource_path(gtk_icon_theme_get_default(), path)
  }
}
