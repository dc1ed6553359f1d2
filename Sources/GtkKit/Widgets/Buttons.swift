import CGtk

extension Button {
  package convenience init(label: String) { self.init(sinking: gtk_button_new_with_label(label)) }

  /// A button with an icon of the theme.
  ///
  /// - Parameter accessibleName: what a screen reader says of it, in place of a label.
  package convenience init(iconName: String, accessibleName: String) {
    self.init(sinking: gtk_button_new_from_icon_name(iconName, GTK_ICON_SIZE_BUTTON))
    self.accessibleName = accessibleName
  }

  package convenience init(child: any Widget) {
    self.init()
    add(child)
  }

  /// A button without a label of its own.
  package convenience init() { self.init(sinking: gtk_button_new()) }

  /// The label inside a button that has one.
  package var textLabel: Label? {
    gtk_bin_get_child(pointer.as(GtkBin.self))?.asOptional(GtkLabel.self).map { Label(retaining: $0) }
  }

  /// Calls `handler` at each press.
  package func onClick(_ handler: @escaping () -> Void) { connect(pointer, "clicked") { _ in handler() } }

  /// Presses it.
  package func click() { gtk_button_clicked(pointer) }
}

// MARK: Two states

extension ToggleButton {
  package convenience init(_ child: any Widget) {
    self.init(sinking: gtk_toggle_button_new())
    add(child)
  }
}

extension CheckButton {
  package convenience init(label: String) { self.init(sinking: gtk_check_button_new_with_label(label)) }
}

extension RadioButton {
  /// - Parameter group: any button of the group that it joins; nil begins one, with this button marked.
  package convenience init(label: String, group: RadioButton?) {
    self.init(sinking: gtk_radio_button_new_with_label_from_widget(group?.pointer, label))
  }
}

/// A C struct of GTK's that is a button with two states.
package protocol ToggleType: WidgetType {}
extension GtkToggleButton: ToggleType {}
extension GtkCheckButton: ToggleType {}
extension GtkRadioButton: ToggleType {}

extension Ref where T: ToggleType {
  private var toggle: UnsafeMutablePointer<GtkToggleButton> { pointer.as(GtkToggleButton.self) }

  /// Whether it is marked. Setting it calls no handler; a button that is bound to an action is set by the action.
  package var isActive: Bool {
    get { gtk_toggle_button_get_active(toggle) != 0 }
    set { Quietly.change { gtk_toggle_button_set_active(toggle, newValue ? 1 : 0) } }
  }

  /// Calls `handler` when the person turned it over, a radio button also when another took its mark.
  package func onToggle(_ handler: @escaping (_ isActive: Bool) -> Void) {
    connectToPerson(pointer, "toggled") { [toggle] in handler(gtk_toggle_button_get_active(toggle) != 0) }
  }

  /// Presses it, as a person does.
  package func press() { gtk_button_clicked(pointer.as(GtkButton.self)) }

  /// The same button, its label wrapping.
  package func wrapping() -> Self {
    if let label = gtk_bin_get_child(pointer.as(GtkBin.self))?.asOptional(GtkLabel.self) {
      gtk_label_set_line_wrap(label, 1)
      gtk_label_set_xalign(label, 0)
    }
    return self
  }
}

// MARK: Menus

extension MenuButton {
  /// Gives it its menu, which opens at its end.
  package func setMenu(_ menu: MenuModel) {
    gtk_menu_button_set_menu_model(pointer, menu.pointer)
    if let popup = gtk_menu_button_get_popup(pointer) { gtk_widget_set_halign(popup.widget, GTK_ALIGN_END) }
  }

  /// Opens its menu.
  package func open() { gtk_button_clicked(pointer.as(GtkButton.self)) }
}
