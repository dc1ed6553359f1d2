package import CGtk

/// When a scroller lets its content be scrolled one way.
package enum ScrollPolicy {
  /// With a bar, when there is more than is seen.
  case automatic
  /// Not at all: it is as large as its content needs.
  case never
  /// Without a bar, by something else.
  case external

  fileprivate var gtk: GtkPolicyType {
    switch self {
    case .automatic: GTK_POLICY_AUTOMATIC
    case .never: GTK_POLICY_NEVER
    case .external: GTK_POLICY_EXTERNAL
    }
  }
}

extension Scroller {
  package convenience init() { self.init(sinking: gtk_scrolled_window_new(nil, nil)) }

  package func setPolicies(horizontal: ScrollPolicy, vertical: ScrollPolicy) {
    gtk_scrolled_window_set_policy(pointer, horizontal.gtk, vertical.gtk)
  }

  /// Puts in what cannot scroll by itself.
  @discardableResult
  package func addWithViewport(_ child: any Widget) -> Viewport {
    let viewport = Viewport()
    viewport.add(child)
    add(viewport)
    return viewport
  }

  /// Whether it would like to be as high as its content, where there is room.
  package var propagatesNaturalHeight: Bool {
    get { gtk_scrolled_window_get_propagate_natural_height(pointer) != 0 }
    set { gtk_scrolled_window_set_propagate_natural_height(pointer, newValue ? 1 : 0) }
  }

  // MARK: Down

  /// Where it is scrolled to, down from the top.
  package var offset: Double {
    get { gtk_adjustment_get_value(verticalAdjustment) }
    set { gtk_adjustment_set_value(verticalAdjustment, newValue) }
  }

  /// How much of its content is seen at once.
  package var pageHeight: Double { gtk_adjustment_get_page_size(verticalAdjustment) }

  /// How high its content is.
  package var contentHeight: Double {
    get { gtk_adjustment_get_upper(verticalAdjustment) }
    set { gtk_adjustment_set_upper(verticalAdjustment, newValue) }
  }

  /// Scrolls as little as it takes to show this part of the content.
  package func reveal(from top: Double, to bottom: Double) {
    gtk_adjustment_clamp_page(verticalAdjustment, top, bottom)
  }

  /// Calls `handler` when it is scrolled, or its content changes its height.
  package func onScrollOrGrow(_ handler: @escaping () -> Void) {
    for signal in ["value-changed", "changed"] { connect(verticalAdjustment, signal) { _ in handler() } }
  }

  /// Lets what gets the focus inside `container` scroll into view.
  package func followFocus(in container: any Widget) {
    gtk_container_set_focus_vadjustment(container.widget.container, verticalAdjustment)
  }

  /// Goes up and down with another from now on. What was asked to hear of this one's scrolling hears no more of it.
  package func shareVertical(with other: Scroller) {
    gtk_scrolled_window_set_vadjustment(pointer, other.verticalAdjustment)
  }

  package var verticalAdjustment: UnsafeMutablePointer<GtkAdjustment> {
    guard let adjustment = gtk_scrolled_window_get_vadjustment(pointer) else {
      preconditionFailure("a scroller without an adjustment")
    }
    return adjustment
  }

  // MARK: Sideways

  /// Where it is scrolled to, from the left.
  package var horizontalOffset: Double {
    get { gtk_adjustment_get_value(horizontalAdjustment) }
    set { gtk_adjustment_set_value(horizontalAdjustment, newValue) }
  }

  /// How much of its content is seen at once.
  package var pageWidth: Double { gtk_adjustment_get_page_size(horizontalAdjustment) }

  /// How wide its content is.
  package var contentWidth: Double { gtk_adjustment_get_upper(horizontalAdjustment) }

  /// Lets what gets the focus inside `container` scroll into view.
  package func followFocusHorizontally(in container: any Widget) {
    gtk_container_set_focus_hadjustment(container.widget.container, horizontalAdjustment)
  }

  /// Goes from side to side with another from now on.
  package func shareHorizontal(with other: Scroller) {
    gtk_scrolled_window_set_hadjustment(pointer, other.horizontalAdjustment)
  }

  package var horizontalAdjustment: UnsafeMutablePointer<GtkAdjustment> {
    guard let adjustment = gtk_scrolled_window_get_hadjustment(pointer) else {
      preconditionFailure("a scroller without an adjustment")
    }
    return adjustment
  }
}

extension Viewport {
  package convenience init() { self.init(sinking: gtk_viewport_new(nil, nil)) }
}
