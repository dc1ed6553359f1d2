import CGtk

/// A key that a person pressed.
package enum Key: Equatable {
  case enter, space, escape, delete, left, right, up, down, pageUp, pageDown, home, end, f8, c, other

  fileprivate init(_ value: guint) {
    switch Int32(value) {
    case GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter: self = .enter
    case GDK_KEY_space, GDK_KEY_KP_Space: self = .space
    case GDK_KEY_Escape: self = .escape
    case GDK_KEY_Delete, GDK_KEY_KP_Delete, GDK_KEY_BackSpace: self = .delete
    case GDK_KEY_Left, GDK_KEY_KP_Left: self = .left
    case GDK_KEY_Right, GDK_KEY_KP_Right: self = .right
    case GDK_KEY_Up, GDK_KEY_KP_Up: self = .up
    case GDK_KEY_Down, GDK_KEY_KP_Down: self = .down
    case GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up: self = .pageUp
    case GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down: self = .pageDown
    case GDK_KEY_Home, GDK_KEY_KP_Home: self = .home
    case GDK_KEY_End, GDK_KEY_KP_End: self = .end
    case GDK_KEY_F8: self = .f8
    case GDK_KEY_c, GDK_KEY_C: self = .c
    default: self = .other
    }
  }
}

/// What is held down while a key is pressed.
package struct KeyModifiers: Equatable {
  package var isShift: Bool
  package var isControl: Bool
  package var isAlt: Bool

  package init(isShift: Bool = false, isControl: Bool = false, isAlt: Bool = false) {
    self.isShift = isShift
    self.isControl = isControl
    self.isAlt = isAlt
  }

  fileprivate init(_ state: GdkModifierType) {
    func holds(_ mask: GdkModifierType) -> Bool { state.rawValue & mask.rawValue != 0 }
    self.init(
      isShift: holds(GDK_SHIFT_MASK), isControl: holds(GDK_CONTROL_MASK), isAlt: holds(GDK_MOD1_MASK))
  }
}

/// A turn of the wheel, or two fingers on a touchpad.
package struct Scroll {
  package enum Kind: Equatable { case left, right, up, down, smooth }

  package let kind: Kind
  /// How far the fingers went, in scroll units; zero for a wheel.
  package let deltaX: Double
  package let deltaY: Double
  /// Whether the fingers left the touchpad.
  package let isStop: Bool
  /// Milliseconds, from some moment on.
  package let time: UInt32

  init(_ event: UnsafeMutablePointer<GdkEvent>) {
    let scroll = event.pointee.scroll
    kind =
      switch scroll.direction {
      case GDK_SCROLL_LEFT: .left
      case GDK_SCROLL_RIGHT: .right
      case GDK_SCROLL_UP: .up
      case GDK_SCROLL_DOWN: .down
      default: .smooth
      }
    deltaX = scroll.delta_x
    deltaY = scroll.delta_y
    isStop = scroll.is_stop != 0
    time = scroll.time
  }

  /// Whether it goes up or down rather than sideways.
  package var isVertical: Bool {
    kind == .up || kind == .down || (kind == .smooth && abs(deltaY) >= abs(deltaX))
  }
}

extension Widget {
  /// Calls `handler` at each press of a key in this widget; true says "handled, go no further".
  package func onKeyPress(_ handler: @escaping (Key) -> Bool) {
    connectDeciding(widget, "key-press-event") { arguments in
      arguments.event(1).map { handler(Key($0.pointee.key.keyval)) } ?? false
    }
  }

  /// Like `onKeyPress`, with what is held down.
  package func onKeyPress(withModifiers handler: @escaping (Key, KeyModifiers) -> Bool) {
    connectDeciding(widget, "key-press-event") { arguments in
      guard let key = arguments.event(1)?.pointee.key else { return false }
      return handler(Key(key.keyval), KeyModifiers(GdkModifierType(rawValue: key.state)))
    }
  }

  /// Calls `handler` when a key is let go.
  package func onKeyRelease(_ handler: @escaping (Key) -> Void) {
    connectDeciding(widget, "key-release-event") { arguments in
      if let event = arguments.event(1) { handler(Key(event.pointee.key.keyval)) }
      return false
    }
  }

  /// Calls `handler` before anything else gets a scroll; true says "handled, go no further".
  package func onScroll(_ handler: @escaping (Scroll) -> Bool) {
    gtk_widget_add_events(widget, gint(GDK_SCROLL_MASK.rawValue | GDK_SMOOTH_SCROLL_MASK.rawValue))
    connectDeciding(widget, "scroll-event") { arguments in
      arguments.event(1).map { handler(Scroll($0)) } ?? false
    }
  }

  package func onFocusIn(_ handler: @escaping () -> Void) { onEvent("focus-in-event", handler) }

  package func onFocusOut(_ handler: @escaping () -> Void) { onEvent("focus-out-event", handler) }

  /// Calls `handler` when the pointer comes over this widget, or leaves it.
  package func onPointerCrossing(_ handler: @escaping () -> Void) {
    gtk_widget_add_events(widget, gint(GDK_ENTER_NOTIFY_MASK.rawValue | GDK_LEAVE_NOTIFY_MASK.rawValue))
    for signal in ["enter-notify-event", "leave-notify-event"] { onEvent(signal, handler) }
  }

  private func onEvent(_ signal: String, _ handler: @escaping () -> Void) {
    connectDeciding(widget, signal) { _ in
      handler()
      return false
    }
  }

  /// Calls `handler` when the theme, or the style sheet, changed how it looks.
  package func onStyleChange(_ handler: @escaping () -> Void) {
    connect(widget, "style-updated") { _ in handler() }
  }

  /// Calls `handler` when it was given a size.
  package func onSizeChange(_ handler: @escaping () -> Void) {
    connect(widget, "size-allocate") { _ in handler() }
  }

  /// Calls `handler` when it is taken from the screen for good.
  package func onDestroy(_ handler: @escaping () -> Void) { connect(widget, "destroy") { _ in handler() } }

  /// Calls `handler` when it comes onto the screen.
  package func onMap(_ handler: @escaping () -> Void) { connect(widget, "map") { _ in handler() } }

  /// Whether the pointer is over it, or over what is in it.
  package var isUnderPointer: Bool {
    guard isMapped, let surface = gtk_widget_get_window(widget),
      let seat = gdk_display_get_default_seat(gdk_display_get_default())
    else { return false }
    var x: gint = 0
    var y: gint = 0
    var place = GtkAllocation()
    gdk_window_get_device_position(surface, gdk_seat_get_pointer(seat), &x, &y, nil)
    gtk_widget_get_allocation(widget, &place)
    return (place.x..<place.x + place.width).contains(x) && (place.y..<place.y + place.height).contains(y)
  }

  /// Calls `handler` at each press of a button of the mouse in this widget, before anything in it hears of it; false
  /// swallows the press.
  package func onPointerPress(_ handler: @escaping () -> Bool) {
    guard let gesture = gtk_gesture_multi_press_new(widget) else { return }
    gtk_event_controller_set_propagation_phase(gesture, GTK_PHASE_CAPTURE)
    gtk_gesture_single_set_button(gesture, 0)
    connect(UnsafeMutableRawPointer(gesture), "pressed") { _ in
      gtk_gesture_set_state(gesture, handler() ? GTK_EVENT_SEQUENCE_DENIED : GTK_EVENT_SEQUENCE_CLAIMED)
    }
    keep(gesture)
  }

  /// Calls `handler` with how far a finger swiped on a touch screen, in pixels a second.
  package func onTouchSwipe(_ handler: @escaping (_ x: Double, _ y: Double) -> Void) {
    guard let gesture = gtk_gesture_swipe_new(widget) else { return }
    gtk_gesture_single_set_touch_only(gesture, 1)
    connect(UnsafeMutableRawPointer(gesture), "swipe") { handler($0.double(1), $0.double(2)) }
    keep(gesture)
  }

  /// A gesture lives as long as its widget.
  private func keep(_ gesture: OpaquePointer) {
    let key = "shipshape-gesture-\(UInt(bitPattern: gesture))"
    g_object_set_data_full(widget.as(GObject.self), key, UnsafeMutableRawPointer(gesture)) { data in
      if let data { g_object_unref(data) }
    }
  }
}
