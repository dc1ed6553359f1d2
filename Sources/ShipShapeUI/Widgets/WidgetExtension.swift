import CGtk
import GtkKit

/// Adds style classes to a widget.
func addStyle(_ widget: UnsafeMutablePointer<GtkWidget>, _ names: String...) {
  for name in names { gtk_style_context_add_class(gtk_widget_get_style_context(widget), name) }
}

/// Gives a widget a style class, or takes it away.
func setStyle(_ widget: UnsafeMutablePointer<GtkWidget>, _ name: String, _ isOn: Bool) {
  let context = gtk_widget_get_style_context(widget)
  guard (gtk_style_context_has_class(context, name) != 0) != isOn else { return }
  if isOn {
    gtk_style_context_add_class(context, name)
  } else {
    gtk_style_context_remove_class(context, name)
  }
}

/// Shows an icon by its name, unless it is there already.
func setIcon(_ image: Ref<GtkImage>, _ name: String) {
  guard Property.string(image.pointer, "icon-name") != name else { return }
  gtk_image_set_from_icon_name(image.pointer, name, GTK_ICON_SIZE_BUTTON)
}

/// Sets a label's text, unless it is there already.
func setText(_ label: Ref<GtkLabel>, _ text: String) {
  if String(cString: gtk_label_get_text(label.pointer)) != text { gtk_label_set_text(label.pointer, text) }
}

/// Copy of several lines, centred: Pango's line height makes it one block.
func setLineHeight(_ label: Ref<GtkLabel>, _ height: Double) {
  let attributes = pango_attr_list_new()
  pango_attr_list_insert(attributes, pango_attr_line_height_new(height))
  gtk_label_set_attributes(label.pointer, attributes)
  pango_attr_list_unref(attributes)
}

extension SignalArguments {
  /// The widget that emitted the signal.
  var widget: UnsafeMutablePointer<GtkWidget>? { object(0)?.asOptional(GtkWidget.self) }
}
