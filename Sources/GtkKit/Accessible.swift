import CGtk

/// What kind of thing a widget is to a screen reader, where its class does not say it.
package enum AccessibleRole {
  case heading, image, panel, radioButton, notification, dialog
  /// Says what something else says already, so that it is passed over.
  case redundant

  fileprivate var atk: AtkRole {
    switch self {
    case .heading: ATK_ROLE_HEADING
    case .image: ATK_ROLE_IMAGE
    case .panel: ATK_ROLE_PANEL
    case .radioButton: ATK_ROLE_RADIO_BUTTON
    case .notification: ATK_ROLE_NOTIFICATION
    case .dialog: ATK_ROLE_DIALOG
    case .redundant: ATK_ROLE_REDUNDANT_OBJECT
    }
  }
}

/// What a screen reader is told of a widget.
extension Widget {
  private var accessible: UnsafeMutablePointer<AtkObject>? { gtk_widget_get_accessible(widget) }

  /// The name, where the widget's own text does not say enough.
  package var accessibleName: String {
    get { atk_object_get_name(accessible).map { String(cString: $0) } ?? "" }
    set { if newValue != accessibleName { atk_object_set_name(accessible, newValue) } }
  }

  /// What is said after the name.
  package var accessibleDescription: String {
    get { atk_object_get_description(accessible).map { String(cString: $0) } ?? "" }
    set { if newValue != accessibleDescription { atk_object_set_description(accessible, newValue) } }
  }

  package func setAccessibleRole(_ role: AccessibleRole) { atk_object_set_role(accessible, role.atk) }

  /// Tells a screen reader that this has come onto the screen, with its name as it is now. It says what it hears of a
  /// notification so.
  func announceShowing() {
    atk_object_notify_state_change(accessible, AtkState(ATK_STATE_SHOWING.rawValue), 0)
    atk_object_notify_state_change(accessible, AtkState(ATK_STATE_SHOWING.rawValue), 1)
  }
}
