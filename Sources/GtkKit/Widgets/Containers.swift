package import CGtk

extension Ref where T: WidgetType {
  /// Puts a widget into this container.
  ///
  /// It takes the handle and not its pointer: a handle that nobody keeps would be gone, and its new widget with it,
  /// before C gets the pointer.
  package func add(_ child: any Widget) {
    withExtendedLifetime(child) { gtk_container_add(container, child.widget) }
  }

  /// Takes a widget out of this container.
  package func remove(_ child: any Widget) { gtk_container_remove(container, child.widget) }

  /// The widgets in this container, in their order.
  package var contents: [AnyWidget] { GtkKit.children(of: widget).map { Ref<GtkWidget>(retaining: $0) } }
}

// MARK: Box

/// A widget in a box, and how it takes part in the box's room.
package struct BoxItem {
  fileprivate let widget: any Widget
  fileprivate var expands = false
  fileprivate var isAtEnd = false

  /// As large as it needs, after the one before.
  package static func start(_ widget: any Widget) -> BoxItem { BoxItem(widget: widget) }
  /// Takes the room that is left.
  package static func expanding(_ widget: any Widget) -> BoxItem { BoxItem(widget: widget, expands: true) }
  /// At the end of the box.
  package static func end(_ widget: any Widget) -> BoxItem { BoxItem(widget: widget, isAtEnd: true) }
}

/// Which way a box lays out what is in it.
package enum Orientation {
  case horizontal, vertical

  package var gtk: GtkOrientation {
    self == .horizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL
  }
}

extension Box {
  package convenience init(_ orientation: Orientation, spacing: Int = 0, _ items: [BoxItem] = []) {
    self.init(sinking: gtk_box_new(orientation.gtk, gint(spacing)))
    for item in items { add(item) }
  }

  package func add(_ item: BoxItem) {
    withExtendedLifetime(item.widget) {
      if item.isAtEnd {
        gtk_box_pack_end(pointer, item.widget.widget, 0, 0, 0)
      } else {
        gtk_box_pack_start(pointer, item.widget.widget, item.expands ? 1 : 0, item.expands ? 1 : 0, 0)
      }
    }
  }

  package var spacing: Int {
    get { Int(gtk_box_get_spacing(pointer)) }
    set { gtk_box_set_spacing(pointer, gint(newValue)) }
  }

  /// Whether everything in it is of one size.
  package var isHomogeneous: Bool {
    get { gtk_box_get_homogeneous(pointer) != 0 }
    set { gtk_box_set_homogeneous(pointer, newValue ? 1 : 0) }
  }

  /// Puts a widget that is in it first.
  package func moveToFront(_ child: any Widget) { gtk_box_reorder_child(pointer, child.widget, 0) }
}

// MARK: Overlay

extension Overlay {
  /// - Parameter content: what the layers lie over, and what it is as large as.
  package convenience init(over content: any Widget) {
    self.init(sinking: gtk_overlay_new())
    add(content)
  }

  /// For layers of one line or an icon; see `ExactOverlay` for those that wrap.
  package convenience init() { self.init(sinking: gtk_overlay_new()) }

  /// Lays a widget over all the others.
  ///
  /// - Parameter passesClicks: whether a click on it, where it has nothing that takes clicks, goes to what lies below.
  package func addLayer(_ layer: any Widget, passesClicks: Bool) {
    gtk_overlay_add_overlay(pointer, layer.widget)
    setPassesClicks(layer, passesClicks)
  }

  package func setPassesClicks(_ layer: any Widget, _ passes: Bool) {
    gtk_overlay_set_overlay_pass_through(pointer, layer.widget, passes ? 1 : 0)
  }

  /// Moves a layer among the others, 0 the lowest, −1 the highest.
  package func move(_ layer: any Widget, to position: Int) {
    gtk_overlay_reorder_overlay(pointer, layer.widget, gint(position))
  }
}

// MARK: Stack

/// How a stack goes from one page to the next.
package enum PageTransition {
  case none, slideLeft, slideRight

  fileprivate var gtk: GtkStackTransitionType {
    switch self {
    case .none: GTK_STACK_TRANSITION_TYPE_NONE
    case .slideLeft: GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT
    case .slideRight: GTK_STACK_TRANSITION_TYPE_SLIDE_RIGHT
    }
  }
}

extension Stack {
  /// - Parameter milliseconds: how long a transition takes.
  package convenience init(transition milliseconds: Int) {
    self.init(sinking: gtk_stack_new())
    gtk_stack_set_transition_duration(pointer, guint(milliseconds))
  }

  /// A stack that is as high as the page that is shown, and turns its pages at once.
  package convenience init() {
    self.init(sinking: gtk_stack_new())
    gtk_stack_set_vhomogeneous(pointer, 0)
    gtk_stack_set_hhomogeneous(pointer, 0)
  }

  package func add(_ page: any Widget, named name: String) {
    gtk_stack_add_named(pointer, page.widget, name)
  }

  /// Shows a page.
  package func show(_ name: String, _ transition: PageTransition) {
    gtk_stack_set_visible_child_full(pointer, name, transition.gtk)
  }

  /// The name of the page that is shown.
  package var shownPage: String? { gtk_stack_get_visible_child_name(pointer).map { String(cString: $0) } }
}

// MARK: Event box

extension EventBox {
  package convenience init() { self.init(sinking: gtk_event_box_new()) }
}
