import CGtk
import Glibc

/// What the desktop asks of every app's looks.
package enum DesktopStyle {
  private static var settings: UnsafeMutablePointer<GtkSettings>? { gtk_settings_get_default() }

  /// Whether widgets are drawn in the theme's dark variant.
  package static var prefersDark: Bool {
    get { settings.map { Property.bool($0, "gtk-application-prefer-dark-theme") } ?? false }
    set { if let settings { Property.set(settings, "gtk-application-prefer-dark-theme", newValue) } }
  }

  /// Whether things may move.
  package static var isAnimated: Bool {
    get { settings.map { Property.bool($0, "gtk-enable-animations") } ?? true }
    set { if let settings { Property.set(settings, "gtk-enable-animations", newValue) } }
  }

  /// Whether the theme is one of high contrast. A theme that the environment names goes before the setting.
  package static var hasHighContrast: Bool {
    let named = getenv("GTK_THEME").map { String(cString: $0) } ?? ""
    let theme = named.isEmpty ? settings.flatMap { Property.string($0, "gtk-theme-name") } ?? "" : named
    return theme.hasPrefix("HighContrast")
  }

  /// Follows the desktop's choice of light or dark, where it has a settings portal; elsewhere the GTK theme stands.
  package static func followPortal() {
    guard portal == nil else { return }
    let themesOwn = prefersDark
    portal = SettingsPortal { scheme in
      // 0 says that the person has no preference.
      prefersDark = scheme == 0 ? themesOwn : scheme == 1
    }
  }
  private static var portal: SettingsPortal?
}

/// The portal's `color-scheme`: 1 is dark, 2 is light, 0 is neither.
private final class SettingsPortal {
  private let changed: (UInt32) -> Void
  private static let name = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"
  private static let namespace = "org.freedesktop.appearance"
  private static let key = "color-scheme"

  init(_ changed: @escaping (UInt32) -> Void) {
    self.changed = changed
    // The portal lives as long as the process, so that it is never released.
    g_bus_get(
      G_BUS_TYPE_SESSION, nil,
      { _, result, data in
        guard let data, let bus = g_bus_get_finish(result, nil) else { return }
        Unmanaged<SettingsPortal>.fromOpaque(data).takeUnretainedValue().connected(bus)
      }, Unmanaged.passRetained(self).toOpaque())
  }

  private func connected(_ bus: OpaquePointer) {
    let me = Unmanaged.passUnretained(self).toOpaque()
    g_dbus_connection_signal_subscribe(
      bus, SettingsPortal.name, SettingsPortal.interface, "SettingChanged", SettingsPortal.path,
      SettingsPortal.namespace, G_DBUS_SIGNAL_FLAGS_NONE,
      { _, _, _, _, _, parameters, data in
        guard let parameters, let data, g_variant_n_children(parameters) == 3 else { return }
        let key = g_variant_get_child_value(parameters, 1)
        defer { g_variant_unref(key) }
        guard String(cString: g_variant_get_string(key, nil)) == SettingsPortal.key else { return }
        Unmanaged<SettingsPortal>.fromOpaque(data).takeUnretainedValue()
          .received(g_variant_get_child_value(parameters, 2))
      }, me, nil)
    var arguments = [
      g_variant_new_string(SettingsPortal.namespace), g_variant_new_string(SettingsPortal.key),
    ]
    g_dbus_connection_call(
      bus, SettingsPortal.name, SettingsPortal.path, SettingsPortal.interface, "Read",
      g_variant_new_tuple(&arguments, 2), nil, G_DBUS_CALL_FLAGS_NONE, 2_000, nil,
      { source, result, data in
        guard let source, let data,
          let answer = g_dbus_connection_call_finish(OpaquePointer(source), result, nil)
        else { return }
        defer { g_variant_unref(answer) }
        Unmanaged<SettingsPortal>.fromOpaque(data).takeUnretainedValue()
          .received(g_variant_get_child_value(answer, 0))
      }, me)
  }

  /// Takes over a reference to the value, which comes in one or two wrappings.
  private func received(_ value: OpaquePointer?) {
    guard let value else { return }
    defer { g_variant_unref(value) }
    switch String(cString: g_variant_get_type_string(value)) {
    case "v": received(g_variant_get_variant(value))
    case "u": changed(g_variant_get_uint32(value))
    default: break
    }
  }
}
