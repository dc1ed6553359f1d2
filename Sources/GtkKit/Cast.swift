package import CGtk

/// A C struct of GObject's type system, with the type that a checked cast asks for.
package protocol GObjectType {
  static var gType: GType { get }
}

extension UnsafeMutablePointer where Pointee: GObjectType {
  /// This object as another of its types.
  ///
  /// A pointer that is not of that type is a fault in the program: it stops here, with both names,
  /// and not later in somebody's memory.
  package func `as`<T: GObjectType>(_ type: T.Type) -> UnsafeMutablePointer<T> {
    guard let cast = asOptional(type) else {
      preconditionFailure("\(typeName(of: self)) is no \(String(cString: g_type_name(T.gType)))")
    }
    return cast
  }

  /// This object as another of its types, or nil when it is not of that type.
  package func asOptional<T: GObjectType>(_: T.Type) -> UnsafeMutablePointer<T>? {
    let raw = UnsafeMutableRawPointer(self)
    let instance = raw.assumingMemoryBound(to: GTypeInstance.self)
    guard g_type_check_instance_is_a(instance, T.gType) != 0 else { return nil }
    return raw.assumingMemoryBound(to: T.self)
  }

  /// The widget that this is.
  package var widget: UnsafeMutablePointer<GtkWidget> { self.as(GtkWidget.self) }

  /// The container that this is.
  package var container: UnsafeMutablePointer<GtkContainer> { self.as(GtkContainer.self) }
}

/// An object of a library that this layer has no types for, as the GObject that it is.
package func gObject(_ object: UnsafeMutableRawPointer) -> UnsafeMutablePointer<GObject> {
  let instance = object.assumingMemoryBound(to: GTypeInstance.self)
  precondition(g_type_check_instance_is_a(instance, GObject.gType) != 0, "this is no GObject")
  return object.assumingMemoryBound(to: GObject.self)
}

/// The name of an object's own class, for messages.
private func typeName(of object: UnsafeMutableRawPointer) -> String {
  String(cString: g_type_name_from_instance(object.assumingMemoryBound(to: GTypeInstance.self)))
}

extension GObject: GObjectType { package static var gType: GType { GType(20 << 2) } }  // G_TYPE_OBJECT
extension GtkWidget: GObjectType { package static var gType: GType { gtk_widget_get_type() } }
extension GtkContainer: GObjectType { package static var gType: GType { gtk_container_get_type() } }
extension GtkBin: GObjectType { package static var gType: GType { gtk_bin_get_type() } }
extension GtkBox: GObjectType { package static var gType: GType { gtk_box_get_type() } }
extension GtkLabel: GObjectType { package static var gType: GType { gtk_label_get_type() } }
extension GtkImage: GObjectType { package static var gType: GType { gtk_image_get_type() } }
extension GtkButton: GObjectType { package static var gType: GType { gtk_button_get_type() } }
extension GtkToggleButton: GObjectType { package static var gType: GType { gtk_toggle_button_get_type() } }
extension GtkMenuButton: GObjectType { package static var gType: GType { gtk_menu_button_get_type() } }
extension GtkHeaderBar: GObjectType { package static var gType: GType { gtk_header_bar_get_type() } }
extension GtkStack: GObjectType { package static var gType: GType { gtk_stack_get_type() } }
extension GtkOverlay: GObjectType { package static var gType: GType { gtk_overlay_get_type() } }
extension GtkEventBox: GObjectType { package static var gType: GType { gtk_event_box_get_type() } }
extension GtkRevealer: GObjectType { package static var gType: GType { gtk_revealer_get_type() } }
extension GtkListBox: GObjectType { package static var gType: GType { gtk_list_box_get_type() } }
extension GtkListBoxRow: GObjectType { package static var gType: GType { gtk_list_box_row_get_type() } }
extension GtkScrolledWindow: GObjectType {
  package static var gType: GType { gtk_scrolled_window_get_type() }
}
extension GtkAdjustment: GObjectType { package static var gType: GType { gtk_adjustment_get_type() } }
extension GtkRange: GObjectType { package static var gType: GType { gtk_range_get_type() } }
extension GtkScale: GObjectType { package static var gType: GType { gtk_scale_get_type() } }
extension GtkProgressBar: GObjectType { package static var gType: GType { gtk_progress_bar_get_type() } }
extension GtkDrawingArea: GObjectType { package static var gType: GType { gtk_drawing_area_get_type() } }
extension GtkWindow: GObjectType { package static var gType: GType { gtk_window_get_type() } }
extension GtkDialog: GObjectType { package static var gType: GType { gtk_dialog_get_type() } }
extension GtkAboutDialog: GObjectType { package static var gType: GType { gtk_about_dialog_get_type() } }
extension GtkMenu: GObjectType { package static var gType: GType { gtk_menu_get_type() } }
extension GMenuModel: GObjectType { package static var gType: GType { g_menu_model_get_type() } }
extension GtkApplication: GObjectType { package static var gType: GType { gtk_application_get_type() } }
extension GApplication: GObjectType { package static var gType: GType { g_application_get_type() } }
extension GtkApplicationWindow: GObjectType {
  package static var gType: GType { gtk_application_window_get_type() }
}
