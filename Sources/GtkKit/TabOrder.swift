package import CGtk

/// Lets Tab go through children of a container in the order given, and Shift+Tab back.
///
/// A GtkOverlay asks where its children lie, each in a window of its own, and gets an order that no eye follows.
/// Children that are not there at the moment are passed over.
package func setTabOrder(
  _ container: UnsafeMutablePointer<GtkWidget>, _ order: @escaping () -> [UnsafeMutablePointer<GtkWidget>]
) {
  connectDeciding(container, "focus") { arguments in
    let direction = GtkDirectionType(rawValue: UInt32(arguments.int(1)))
    guard direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD else { return false }
    let present = order().filter { gtk_widget_get_mapped($0) != 0 }
    let inTurn = direction == GTK_DIR_TAB_FORWARD ? present : present.reversed()
    let current = inTurn.firstIndex { widget in
      guard let window = gtk_widget_get_toplevel(widget)?.asOptional(GtkWindow.self),
        let focus = gtk_window_get_focus(window)
      else { return false }
      return focus == widget || gtk_widget_is_ancestor(focus, widget) != 0
    }
    return inTurn[(current ?? 0)...].contains { gtk_widget_child_focus($0, direction) != 0 }
  }
}
