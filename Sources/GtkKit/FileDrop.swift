import CGtk

extension Widget {
  /// Lets files and folders be dropped on it.
  ///
  /// - Parameters:
  ///   - hover: called with true when some come over it, and with false when they leave or are dropped.
  ///   - handler: called with the local paths of what was dropped, at least one.
  package func onFileDrop(hover: @escaping (Bool) -> Void, _ handler: @escaping ([String]) -> Void) {
    gtk_drag_dest_set(widget, GtkDestDefaults(rawValue: 0), nil, 0, GDK_ACTION_COPY)
    gtk_drag_dest_add_uri_targets(widget)
    let drop = FileDrop(hover: hover, handler: handler)
    connectDeciding(widget, "drag-motion") { [widget] arguments in
      drop.comes(over: widget, arguments)
    }
    connect(widget, "drag-leave") { _ in drop.isOver = false }
    connectDeciding(widget, "drag-drop") { [widget] arguments in
      drop.isDropped(on: widget, arguments)
    }
    connect(widget, "drag-data-received") { arguments in drop.arrives(arguments) }
  }
}

/// What is dragged over one widget.
private final class FileDrop {
  private let hover: (Bool) -> Void
  private let handler: ([String]) -> Void

  init(hover: @escaping (Bool) -> Void, handler: @escaping ([String]) -> Void) {
    self.hover = hover
    self.handler = handler
  }

  var isOver = false {
    didSet { if isOver != oldValue { hover(isOver) } }
  }

  func comes(over widget: UnsafeMutablePointer<GtkWidget>, _ arguments: SignalArguments) -> Bool {
    guard let context = context(arguments), gtk_drag_dest_find_target(widget, context, nil) != nil else {
      return false
    }
    gdk_drag_status(context, GDK_ACTION_COPY, guint32(arguments.int(4)))
    isOver = true
    return true
  }

  func isDropped(on widget: UnsafeMutablePointer<GtkWidget>, _ arguments: SignalArguments) -> Bool {
    isOver = false
    guard let context = context(arguments), let target = gtk_drag_dest_find_target(widget, context, nil)
    else {
      return false
    }
    gtk_drag_get_data(widget, context, target, guint32(arguments.int(4)))
    return true
  }

  func arrives(_ arguments: SignalArguments) {
    var paths: [String] = []
    if let data = arguments.opaqueBoxed(4), let addresses = gtk_selection_data_get_uris(data) {
      defer { g_strfreev(addresses) }
      paths = sequence(first: addresses) { $0 + 1 }.lazy.map(\.pointee).prefix { $0 != nil }
        .compactMap { $0.flatMap { localPath(ofAddress: String(cString: $0)) } }
    }
    gtk_drag_finish(context(arguments), paths.isEmpty ? 0 : 1, 0, guint32(arguments.int(6)))
    if !paths.isEmpty { handler(paths) }
  }

  private func context(_ arguments: SignalArguments) -> OpaquePointer? {
    arguments.object(1).map { OpaquePointer($0) }
  }
}
