import CGtk

/// What kind of thing a widget is to a screen reader, where its class does not say it.
package enum AccessibleRole {
  case heading, image, panel, radioButton, notification, dialog, alert, list, listItem, progressBar, label,
    pushButton
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
    case .alert: ATK_ROLE_ALERT
    case .list: ATK_ROLE_LIST
    case .listItem: ATK_ROLE_LIST_ITEM
    case .progressBar: ATK_ROLE_PROGRESS_BAR
    case .label: ATK_ROLE_LABEL
    case .pushButton: ATK_ROLE_PUSH_BUTTON
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

  /// Tells a screen reader that what this shows is being made, or is ready.
  ///
  /// It is told once, as it happens: GTK has no place to keep it for one that asks later.
  package func setAccessibleBusy(_ isBusy: Bool) { tell(ATK_STATE_BUSY, isBusy) }

  /// Tells a screen reader that this is chosen now, or no longer. It is told once, as it happens.
  package func setAccessibleSelected(_ isSelected: Bool) { tell(ATK_STATE_SELECTED, isSelected) }

  private func tell(_ state: AtkStateType, _ isOn: Bool) {
    atk_object_notify_state_change(accessible, AtkState(state.rawValue), isOn ? 1 : 0)
  }

  /// Tells a screen reader that this has come onto the screen, with its name as it is now. It says what it hears of a
  /// notification so.
  func announceShowing() {
    tell(ATK_STATE_SHOWING, false)
    tell(ATK_STATE_SHOWING, true)
  }
}
