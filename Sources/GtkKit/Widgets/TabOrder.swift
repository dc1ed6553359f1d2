import CGtk

extension Widget {
  /// Lets Tab go through children of this container in the order given, and Shift+Tab back.
  ///
  /// A GtkOverlay asks where its children lie, each in a window of its own, and gets an order that no eye follows.
  /// Children that are not there at the moment are passed over.
  package func setTabOrder(_ order: @escaping () -> [any Widget]) {
    connectDeciding(widget, "focus") { arguments in
      let direction = GtkDirectionType(rawValue: UInt32(arguments.int(1)))
      guard direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD else { return false }
      let present = order().filter(\.isMapped)
      let inTurn = direction == GTK_DIR_TAB_FORWARD ? present : present.reversed()
      let current = inTurn.firstIndex { $0.holdsFocus }
      if inTurn[(current ?? 0)...].contains(where: { gtk_widget_child_focus($0.widget, direction) != 0 }) {
        return true
      }
      // The container's own way would begin anew with its first child: Tab is to leave it here.
      g_signal_stop_emission_by_name(arguments.object(0), "focus")
      return false
    }
  }

  /// Makes this container one stop of Tab, as a group of radio buttons is: Tab comes to `entry`, and from whichever
  /// child has the focus it goes on to what follows the container.
  package func makeOneTabStop(_ entry: @escaping () -> (any Widget)?) {
    connectDeciding(widget, "focus") { [widget] arguments in
      let direction = GtkDirectionType(rawValue: UInt32(arguments.int(1)))
      guard direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD else { return false }
      if !GtkKit.holdsFocus(widget), let entry = entry(), entry.isMapped, entry.isUsable {
        entry.grabFocus()
        return true
      }
      g_signal_stop_emission_by_name(arguments.object(0), "focus")
      return false
    }
  }

  /// Whether the focus of its window is on this widget, or on something in it.
  package var holdsFocus: Bool { GtkKit.holdsFocus(widget) }
}

private func holdsFocus(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
  guard let window = gtk_widget_get_toplevel(widget)?.asOptional(GtkWindow.self),
    let focus = gtk_window_get_focus(window)
  else { return false }
  return focus == widget || gtk_widget_is_ancestor(focus, widget) != 0
}
