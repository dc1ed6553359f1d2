package import CGtk

/// A handle on a widget, whatever its class. What every widget has is here; what a class adds stands with its handle.
package protocol Widget: AnyObject {
  /// The widget itself, valid as long as the handle.
  var widget: UnsafeMutablePointer<GtkWidget> { get }
}

/// A C struct of GTK's that is a widget.
package protocol WidgetType: GObjectType {}

extension Ref: Widget where T: WidgetType {}

/// A handle on a widget of which nothing more is known.
package typealias AnyWidget = Ref<GtkWidget>

/// Where a widget stands in room that it does not need.
package enum Alignment {
  case fill, start, end, center

  var gtk: GtkAlign {
    switch self {
    case .fill: GTK_ALIGN_FILL
    case .start: GTK_ALIGN_START
    case .end: GTK_ALIGN_END
    case .center: GTK_ALIGN_CENTER
    }
  }
}

/// Which way a script runs, and with it rows of widgets.
package enum TextDirection {
  case leftToRight, rightToLeft

  /// That of the user's language.
  package static var ofLanguage: TextDirection {
    gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL ? .rightToLeft : .leftToRight
  }
}

/// A size or a place, in logical pixels.
package struct Size: Equatable {
  package var width: Int
  package var height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

extension Widget {
  // MARK: Showing

  package var isVisible: Bool {
    get { gtk_widget_get_visible(widget) != 0 }
    set { if newValue != isVisible { gtk_widget_set_visible(widget, newValue ? 1 : 0) } }
  }

  /// Shows this widget and everything in it.
  package func showAll() { gtk_widget_show_all(widget) }

  /// Whether it is on the screen, with everything around it.
  package var isMapped: Bool { gtk_widget_get_mapped(widget) != 0 }

  /// From 0, not seen, to 1.
  package var opacity: Double {
    get { gtk_widget_get_opacity(widget) }
    set { gtk_widget_set_opacity(widget, newValue) }
  }

  /// Takes it from the screen, for good.
  package func destroy() { gtk_widget_destroy(widget) }

  /// Draws it anew in the next frame.
  package func redraw() { gtk_widget_queue_draw(widget) }

  // MARK: Use

  /// Whether it can be used, as far as it is concerned itself.
  package var isSensitive: Bool {
    get { gtk_widget_get_sensitive(widget) != 0 }
    set { if newValue != isSensitive { gtk_widget_set_sensitive(widget, newValue ? 1 : 0) } }
  }

  /// Whether it can be used: it can, and so can everything around it.
  package var isUsable: Bool { gtk_widget_is_sensitive(widget) != 0 }

  package var canFocus: Bool {
    get { gtk_widget_get_can_focus(widget) != 0 }
    set { gtk_widget_set_can_focus(widget, newValue ? 1 : 0) }
  }

  package var hasFocus: Bool { gtk_widget_is_focus(widget) != 0 }

  package func grabFocus() { gtk_widget_grab_focus(widget) }

  /// Makes it what Enter presses in its window.
  package func grabDefault() { gtk_widget_grab_default(widget) }

  package var tooltip: String? {
    get { gtk_widget_get_tooltip_text(widget).map { takeText($0) } }
    set { gtk_widget_set_tooltip_text(widget, newValue) }
  }

  // MARK: Size and place

  package var horizontalAlignment: Alignment {
    get { Alignment(gtk_widget_get_halign(widget)) }
    set { gtk_widget_set_halign(widget, newValue.gtk) }
  }

  package var verticalAlignment: Alignment {
    get { Alignment(gtk_widget_get_valign(widget)) }
    set { gtk_widget_set_valign(widget, newValue.gtk) }
  }

  package var expandsHorizontally: Bool {
    get { gtk_widget_get_hexpand(widget) != 0 }
    set { gtk_widget_set_hexpand(widget, newValue ? 1 : 0) }
  }

  package var expandsVertically: Bool {
    get { gtk_widget_get_vexpand(widget) != 0 }
    set { gtk_widget_set_vexpand(widget, newValue ? 1 : 0) }
  }

  /// Empty room around it; start and end follow the direction.
  package func setMargins(top: Int? = nil, bottom: Int? = nil, start: Int? = nil, end: Int? = nil) {
    if let top, Int(gtk_widget_get_margin_top(widget)) != top { gtk_widget_set_margin_top(widget, gint(top)) }
    if let bottom, Int(gtk_widget_get_margin_bottom(widget)) != bottom {
      gtk_widget_set_margin_bottom(widget, gint(bottom))
    }
    if let start { gtk_widget_set_margin_start(widget, gint(start)) }
    if let end { gtk_widget_set_margin_end(widget, gint(end)) }
  }

  package var bottomMargin: Int { Int(gtk_widget_get_margin_bottom(widget)) }

  package var direction: TextDirection {
    get { gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL ? .rightToLeft : .leftToRight }
    set { gtk_widget_set_direction(widget, newValue == .rightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR) }
  }

  /// Whether rows in it run from right to left.
  package var isMirrored: Bool { direction == .rightToLeft }

  /// The size that it has.
  package var size: Size {
    Size(
      width: Int(gtk_widget_get_allocated_width(widget)), height: Int(gtk_widget_get_allocated_height(widget))
    )
  }

  /// The size that it would like to have.
  package var naturalSize: Size {
    var size = GtkRequisition()
    gtk_widget_get_preferred_size(widget, nil, &size)
    return Size(width: Int(size.width), height: Int(size.height))
  }

  /// The height that it would like to have at a width.
  package func naturalHeight(forWidth width: Int) -> Int {
    var height: gint = 0
    gtk_widget_get_preferred_height_for_width(widget, gint(width), nil, &height)
    return Int(height)
  }

  /// The least size that it is to ask for; nil leaves it to the widget.
  package func setMinimumSize(width: Int? = nil, height: Int? = nil) {
    gtk_widget_set_size_request(widget, gint(width ?? -1), gint(height ?? -1))
  }

  /// Where its top is in another widget around it.
  package func top(in other: any Widget) -> Int {
    var y: gint = 0
    gtk_widget_translate_coordinates(widget, other.widget, 0, 0, nil, &y)
    return Int(y)
  }

  /// How many of the screen's pixels a logical pixel is wide.
  package var scaleFactor: Int { Int(gtk_widget_get_scale_factor(widget)) }

  // MARK: Style

  /// Adds classes of the style sheet.
  package func addStyle(_ names: String...) {
    for name in names { gtk_style_context_add_class(gtk_widget_get_style_context(widget), name) }
  }

  /// Gives it a class of the style sheet, or takes it away.
  package func setStyle(_ name: String, when isOn: Bool) {
    guard hasStyle(name) != isOn else { return }
    let context = gtk_widget_get_style_context(widget)
    if isOn {
      gtk_style_context_add_class(context, name)
    } else {
      gtk_style_context_remove_class(context, name)
    }
  }

  package func hasStyle(_ name: String) -> Bool {
    gtk_style_context_has_class(gtk_widget_get_style_context(widget), name) != 0
  }

  /// A colour that the theme, or the style sheet, has a name for.
  package func colour(named name: String) -> Colour? {
    var colour = GdkRGBA()
    guard gtk_style_context_lookup_color(gtk_widget_get_style_context(widget), name, &colour) != 0 else {
      return nil
    }
    return Colour(red: colour.red, green: colour.green, blue: colour.blue, alpha: colour.alpha)
  }

  // MARK: The tree

  /// Whether this widget is in `container`, however deep.
  package func isInside(_ container: any Widget) -> Bool {
    gtk_widget_is_ancestor(widget, container.widget) != 0
  }

  /// What tells this widget from every other.
  package var identity: ObjectIdentity { ObjectIdentity(address: UInt(bitPattern: widget)) }

  package var hasParent: Bool { gtk_widget_get_parent(widget) != nil }

  /// The window that it is in.
  package var window: Window? {
    gtk_widget_get_toplevel(widget)?.asOptional(GtkWindow.self).map { Ref(retaining: $0) }
  }

  /// Binds it to an action; with a target, it is marked while the action's state equals the target.
  package func bind(to action: String, target: ActionValue? = nil) {
    GtkKit.bind(widget, to: action, target: target)
  }
}

extension Alignment {
  fileprivate init(_ gtk: GtkAlign) {
    switch gtk {
    case GTK_ALIGN_START: self = .start
    case GTK_ALIGN_END: self = .end
    case GTK_ALIGN_CENTER: self = .center
    default: self = .fill
    }
  }
}

/// A text that the caller of C has to free.
func takeText(_ text: UnsafeMutablePointer<CChar>) -> String {
  defer { g_free(text) }
  return String(cString: text)
}

/// A colour with its parts from 0 to 1.
package struct Colour: Equatable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha = 1.0

  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Whether black reads worse on it than white.
  package var isDark: Bool { red + green + blue < 1.5 }
}

/// Tells one object of C's from another, and keeps neither.
package struct ObjectIdentity: Hashable {
  fileprivate let address: UInt
}
