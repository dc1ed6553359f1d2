package import CGtk

/// What a screen reader is told of a widget.
package enum Accessible {
  /// Sets the name, where the widget's own text does not say enough.
  package static func setName(_ widget: UnsafeMutablePointer<GtkWidget>, _ name: String) {
    atk_object_set_name(gtk_widget_get_accessible(widget), name)
  }

  /// Sets the description that follows the name.
  package static func setDescription(_ widget: UnsafeMutablePointer<GtkWidget>, _ description: String) {
    atk_object_set_description(gtk_widget_get_accessible(widget), description)
  }

  /// Sets what kind of thing the widget is.
  package static func setRole(_ widget: UnsafeMutablePointer<GtkWidget>, _ role: AtkRole) {
    atk_object_set_role(gtk_widget_get_accessible(widget), role)
  }

  /// The name that a screen reader says.
  package static func name(_ widget: UnsafeMutablePointer<GtkWidget>) -> String {
    atk_object_get_name(gtk_widget_get_accessible(widget)).map { String(cString: $0) } ?? ""
  }

  /// The description that a screen reader says after the name.
  package static func description(_ widget: UnsafeMutablePointer<GtkWidget>) -> String {
    atk_object_get_description(gtk_widget_get_accessible(widget)).map { String(cString: $0) } ?? ""
  }
}
