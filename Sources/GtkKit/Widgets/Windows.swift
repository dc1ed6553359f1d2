package import CGtk

extension Ref where T: WindowType {
  private var gtkWindow: UnsafeMutablePointer<GtkWindow> { pointer.as(GtkWindow.self) }

  /// This window as any window.
  package var asWindow: Window { Ref<GtkWindow>(retaining: gtkWindow) }

  package func present() { gtk_window_present(gtkWindow) }

  /// Asks the window to close, as the person's own close does.
  package func close() { gtk_window_close(gtkWindow) }

  /// Whether it is in front and has the keyboard.
  package var isActive: Bool { gtk_window_is_active(gtkWindow) != 0 }

  package var isMaximized: Bool {
    get { gtk_window_is_maximized(gtkWindow) != 0 }
    set { if newValue { gtk_window_maximize(gtkWindow) } else { gtk_window_unmaximize(gtkWindow) } }
  }

  /// The size of its content, which it comes back to after a start.
  package var contentSize: Size {
    var width: gint = 0
    var height: gint = 0
    gtk_window_get_size(gtkWindow, &width, &height)
    return Size(width: Int(width), height: Int(height))
  }

  package func setDefaultSize(_ size: Size) {
    gtk_window_set_default_size(gtkWindow, gint(size.width), gint(size.height))
  }

  /// What has the keyboard's focus in it.
  package var focusedWidget: AnyWidget? {
    gtk_window_get_focus(gtkWindow).map { Ref<GtkWidget>(retaining: $0) }
  }

  /// What the window manager shows of it in task bars. Screen readers hear of the window's own title only, which this
  /// leaves as it is.
  package func setTaskBarTitle(_ title: String) {
    if let surface = gtk_widget_get_window(widget) { gdk_window_set_title(surface, title) }
  }

  /// Belongs to another window, and covers it.
  package func setParent(_ parent: some Widget, isModal: Bool = true) {
    gtk_window_set_transient_for(gtkWindow, parent.widget.as(GtkWindow.self))
    gtk_window_set_modal(gtkWindow, isModal ? 1 : 0)
    gtk_window_set_destroy_with_parent(gtkWindow, 1)
  }

  /// The bar at its top, where it draws that itself.
  package var titleBar: AnyWidget? { gtk_window_get_titlebar(gtkWindow).map { AnyWidget(retaining: $0) } }

  /// Takes a bar of its own in place of the theme's.
  package func setTitleBar(_ bar: any Widget) { gtk_window_set_titlebar(gtkWindow, bar.widget) }

  package func setIcon(named name: String) { gtk_window_set_icon_name(gtkWindow, name) }

  package func join(_ application: Application) {
    gtk_window_set_application(gtkWindow, application.pointer)
  }

  /// Lends another window's actions to this one, under `prefix`.
  package func borrowActions(of other: some Widget, prefix: String) {
    gtk_widget_insert_action_group(widget, prefix, OpaquePointer(other.widget))
  }

  /// Calls `handler` when the person wants to close it; true keeps it open.
  package func onCloseRequest(_ handler: @escaping () -> Bool) {
    connectDeciding(pointer, "delete-event") { _ in handler() }
  }
}

/// A C struct of GTK's that is a window.
package protocol WindowType: WidgetType {}
extension GtkWindow: WindowType {}
extension GtkApplicationWindow: WindowType {}
extension GtkDialog: WindowType {}
extension GtkAboutDialog: WindowType {}

extension HeaderBar {
  package var title: String {
    get { gtk_header_bar_get_title(pointer).map { String(cString: $0) } ?? "" }
    set { if newValue != title { gtk_header_bar_set_title(pointer, newValue) } }
  }

  package var subtitle: String {
    get { gtk_header_bar_get_subtitle(pointer).map { String(cString: $0) } ?? "" }
    set { if newValue != subtitle { gtk_header_bar_set_subtitle(pointer, newValue) } }
  }
}

/// What a window about the app says.
package struct AboutText {
  package var name: String
  package var version: String
  package var iconName: String
  package var comment: String
  package var copyright: String

  package init(name: String, version: String, iconName: String, comment: String, copyright: String) {
    self.name = name
    self.version = version
    self.iconName = iconName
    self.comment = comment
    self.copyright = copyright
  }

  /// Shows it over a window, until it is closed.
  package func present(over parent: some Widget) {
    // With a header bar, as the app's own windows have it, and not the window manager's frame.
    let about = Property.make(GtkAboutDialog.self, "use-header-bar", 1)
    let dialog = about.pointer
    gtk_about_dialog_set_program_name(dialog, name)
    gtk_about_dialog_set_version(dialog, version)
    gtk_about_dialog_set_logo_icon_name(dialog, iconName)
    gtk_about_dialog_set_comments(dialog, comment)
    gtk_about_dialog_set_copyright(dialog, copyright)
    gtk_about_dialog_set_license_type(dialog, GTK_LICENSE_MIT_X11)
    about.setIcon(named: iconName)
    about.setParent(parent)
    about.addStyle("shipshape")
    connect(dialog, "response") { $0.object(0).map { gtk_widget_destroy($0.as(GtkWidget.self)) } }
    about.present()
  }
}
