import CGtk

/// The two boxes that make an overlay truly modal.
///
/// A plain GtkOverlay neither hides nor traps what lies behind it. A *curtain* is a box whose children leave the
/// accessibility tree while it is insensitive, so that one `isSensitive = false` stops mouse, Tab and screen reader
/// alike. A *dialog box* is a box that a screen reader takes for a modal dialog.
package enum ModalBoxes {
  /// A curtain: a vertical box around what can be shut off.
  package static func makeCurtain() -> Box { Box(ofType: curtainType) }

  /// A vertical box that is a modal dialog to a screen reader.
  package static func makeDialogBox(name: String) -> Box {
    let box = Box(ofType: dialogBoxType)
    box.setAccessibleRole(.dialog)
    box.accessibleName = name
    return box
  }

  private static let curtainType = GType.registerSubclass(
    named: "ShipShapeCurtain", of: gtk_box_get_type()
  ) { classPointer in
    gtk_widget_class_set_accessible_type(
      classPointer.assumingMemoryBound(to: GtkWidgetClass.self), ModalBoxes.curtainAccessibleType)
  }

  private static let dialogBoxType = GType.registerSubclass(
    named: "ShipShapeDialogBox", of: gtk_box_get_type()
  ) { classPointer in
    gtk_widget_class_set_accessible_type(
      classPointer.assumingMemoryBound(to: GtkWidgetClass.self), ModalBoxes.dialogBoxAccessibleType)
  }

  private static let curtainAccessibleType = registerAccessible("ShipShapeCurtainAccessible") {
    accessibleClass in
    accessibleClass.pointee.get_n_children = { object in
      guard let object, ModalBoxes.isSensitive(object) else { return 0 }
      return ModalBoxes.parentClass.pointee.get_n_children(object)
    }
  }

  private static let dialogBoxAccessibleType = registerAccessible("ShipShapeDialogBoxAccessible") {
    accessibleClass in
    accessibleClass.pointee.ref_state_set = { object in
      let states = ModalBoxes.parentClass.pointee.ref_state_set(object)
      atk_state_set_add_state(states, ATK_STATE_MODAL)
      return states
    }
  }

  private static func registerAccessible(
    _ name: String, _ fill: @escaping (UnsafeMutablePointer<AtkObjectClass>) -> Void
  ) -> GType {
    GType.registerSubclass(named: name, of: gtk_container_accessible_get_type()) {
      fill($0.assumingMemoryBound(to: AtkObjectClass.self))
    }
  }

  /// What both accessible classes hand on to; never freed, as GTK's own classes are not.
  private static let parentClass: UnsafeMutablePointer<AtkObjectClass> = {
    guard let parent = g_type_class_ref(gtk_container_accessible_get_type()) else {
      preconditionFailure("GTK has no accessible containers")
    }
    return parent.assumingMemoryBound(to: AtkObjectClass.self)
  }()

  private static func isSensitive(_ accessible: UnsafeMutablePointer<AtkObject>) -> Bool {
    let accessible = UnsafeMutableRawPointer(accessible).assumingMemoryBound(to: GtkAccessible.self)
    guard let widget = gtk_accessible_get_widget(accessible) else { return false }
    return gtk_widget_is_sensitive(widget) != 0
  }
}
