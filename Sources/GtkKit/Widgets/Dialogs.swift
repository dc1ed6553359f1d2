import CGtk

extension Dialog {
  /// A dialog over a window, which waits for its end. Its buttons stand in a header bar, as the app's windows have it.
  package convenience init(title: String?, parent: some Widget) {
    let new = Property.make(GtkDialog.self, "use-header-bar", 1)
    if let title { gtk_window_set_title(new.pointer.as(GtkWindow.self), title) }
    new.setParent(parent)
    self.init(retaining: new.pointer)
  }

  /// Gives it the size that it would like, or what a small parent has room for.
  package func prefer(width: Int, height: Int, over parent: ApplicationWindow) {
    let room = parent.contentSize
    setDefaultSize(
      Size(width: min(width, max(300, room.width - 24)), height: min(height, max(320, room.height - 24))))
  }

  /// Calls `handler` when it is closed: by Esc, a button that ends it, or the window manager.
  package func onClose(_ handler: @escaping () -> Void) {
    onResponse { _ in handler() }
    onCloseRequest {
      handler()
      return true
    }
  }

  /// What takes its content.
  package var contentBox: Box {
    guard let area = gtk_dialog_get_content_area(pointer) else {
      preconditionFailure("a dialog without room")
    }
    return Box(retaining: area.as(GtkBox.self))
  }

  /// Adds a button that ends it.
  ///
  /// - Parameters:
  ///   - isSuggested: accepts what the dialog asks, and is what Enter presses.
  ///   - isCancel: stands in place of the bar's button for closing.
  @discardableResult
  package func addButton(label: String, isSuggested: Bool = false, isCancel: Bool = false) -> Button {
    let response = isSuggested ? GTK_RESPONSE_ACCEPT : isCancel ? GTK_RESPONSE_CANCEL : GTK_RESPONSE_NO
    guard let button = gtk_dialog_add_button(pointer, label, gint(response.rawValue)) else {
      preconditionFailure("GTK made no button")
    }
    let handle = Button(retaining: button.as(GtkButton.self))
    if isSuggested {
      handle.addStyle("suggested-action")
      gtk_dialog_set_default_response(pointer, gint(response.rawValue))
    }
    return handle
  }

  /// Turns the button that accepts on or off.
  package func setResponseEnabled(_ isEnabled: Bool) {
    gtk_dialog_set_response_sensitive(pointer, gint(GTK_RESPONSE_ACCEPT.rawValue), isEnabled ? 1 : 0)
  }

  /// Calls `handler` when a button of it is pressed, or it is closed.
  package func onResponse(_ handler: @escaping (_ isAccepted: Bool) -> Void) {
    connect(pointer, "response") { handler($0.int(1) == Int(GTK_RESPONSE_ACCEPT.rawValue)) }
  }

  /// The second, longer sentence of a message.
  package func setDetail(_ text: String) { Property.set(pointer, "secondary-text", text) }
}
