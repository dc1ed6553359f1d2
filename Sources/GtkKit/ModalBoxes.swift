package import CGtk

/// The two boxes that make an overlay truly modal.
///
/// A plain GtkOverlay neither hides nor traps what lies behind it. A *curtain* is a box whose children leave the
/// accessibility tree while it is insensitive, so that one `gtk_widget_set_sensitive` stops mouse, Tab and screen
/// reader alike. A *dialog box* is a box that a screen reader takes for a modal dialog.
package enum ModalBoxes {
  /// A curtain: a vertical box around what can be shut off.
  package static func makeCurtain() -> Ref<GtkBox> { make(curtainType) }

  /// A vertical box that is a modal dialog to a screen reader.
  package static func makeDialogBox(name: String) -> Ref<GtkBox> {
    let box = make(dialogBoxType)
    Accessible.setRole(box.widget, ATK_ROLE_DIALOG)
    Accessible.setName(box.widget, name)
    return box
  }

  private static func make(_ type: GType) -> Ref<GtkBox> {
    guard let object = g_object_new_with_properties(type, 0, nil, nil) else {
      preconditionFailure("GObject made no box")
    }
    gtk_orientable_set_orientation(OpaquePointer(object), GTK_ORIENTATION_VERTICAL)
    return Ref(sinking: object.as(GtkWidget.self))
  }

  private static let curtainType = register(
    "ShipShapeKitCurtain", parent: gtk_box_get_type()
  ) { klass, _ in
    guard let klass else { return }
    gtk_widget_class_set_accessible_type(
      klass.assumingMemoryBound(to: GtkWidgetClass.self), ModalBoxes.curtainAccessibleType)
  }

  private static let dialogBoxType = register(
    "ShipShapeKitDialogBox", parent: gtk_box_get_type()
  ) { klass, _ in
    guard let klass else { return }
    gtk_widget_class_set_accessible_type(
      klass.assumingMemoryBound(to: GtkWidgetClass.self), ModalBoxes.dialogBoxAccessibleType)
  }

  private static let curtainAccessibleType = register(
    "ShipShapeKitCurtainAccessible", parent: gtk_container_accessible_get_type()
  ) { klass, _ in
    klass?.assumingMemoryBound(to: AtkObjectClass.self).pointee.get_n_children = { object in
      guard let object, ModalBoxes.isSensitive(object) else { return 0 }
      return ModalBoxes.parentClass.pointee.get_n_children(object)
    }
  }

  private static let dialogBoxAccessibleType = register(
    "ShipShapeKitDialogBoxAccessible", parent: gtk_container_accessible_get_type()
  ) { klass, _ in
    klass?.assumingMemoryBound(to: AtkObjectClass.self).pointee.ref_state_set = { object in
      let states = ModalBoxes.parentClass.pointee.ref_state_set(object)
      atk_state_set_add_state(states, ATK_STATE_MODAL)
      return states
    }
  }

  /// What both accessible classes hand on to; never freed, as GTK's own classes are not.
  private static let parentClass: UnsafeMutablePointer<AtkObjectClass> = {
    guard let klass = g_type_class_ref(gtk_container_accessible_get_type()) else {
      preconditionFailure("GTK has no accessible containers")
    }
    return klass.assumingMemoryBound(to: AtkObjectClass.self)
  }()

  private static func isSensitive(_ accessible: UnsafeMutablePointer<AtkObject>) -> Bool {
    let accessible = UnsafeMutableRawPointer(accessible).assumingMemoryBound(to: GtkAccessible.self)
    guard let widget = gtk_accessible_get_widget(accessible) else { return false }
    return gtk_widget_is_sensitive(widget) != 0
  }

  private static func register(_ name: String, parent: GType, _ classInit: @escaping GClassInitFunc) -> GType
  {
    var query = GTypeQuery()
    g_type_query(parent, &query)
    return g_type_register_static_simple(
      parent, name, query.class_size, classInit, query.instance_size, nil, GTypeFlags(rawValue: 0))
  }
}
