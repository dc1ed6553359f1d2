import CGtk

/// An overlay that gives each layer the room that it is seen in, and no more.
///
/// Every layer of a GtkOverlay has a window of its own, which takes the clicks of what lies below it. GTK makes it as
/// high as the layer's least height, and that is its height at its least width: a label that wraps is then many times as
/// high as it is seen.
///
/// A layer's margins at its start and its end have to be equal. GtkOverlay reads them as left and right in every
/// language; where text runs from the right, the layer's window would stand beside the layer and take no click for it.
///
/// A layer at the start or the end gets at most half of the overlay's width.
enum ExactOverlay {
  /// The name that `.ui` files use.
  static let typeName = "ShipShapeExactOverlay"

  /// Makes the class known to GtkBuilder.
  static func register() { _ = type }

  private static let type: GType = {
    let type = GType.registerSubclass(named: typeName, of: gtk_overlay_get_type()) { classPointer in
      classPointer.assumingMemoryBound(to: GtkOverlayClass.self).pointee.get_child_position = {
        overlay, child, place in
        guard let overlay, let child, let place else { return 0 }
        ExactOverlay.setPlace(place, of: child, in: overlay.widget)
        return 1
      }
    }
    return type
  }()

  /// Pixels between a layer at one side and the middle of the overlay.
  private static let halfGap: gint = 18

  private static func setPlace(
    _ place: UnsafeMutablePointer<GtkAllocation>, of child: UnsafeMutablePointer<GtkWidget>,
    in overlay: UnsafeMutablePointer<GtkWidget>
  ) {
    let width = gtk_widget_get_allocated_width(overlay)
    let height = gtk_widget_get_allocated_height(overlay)
    var (least, natural): (gint, gint) = (0, 0)
    gtk_widget_get_preferred_width(child, &least, &natural)
    var horizontal = gtk_widget_get_halign(child)
    var room = width
    if horizontal == GTK_ALIGN_START || horizontal == GTK_ALIGN_END {
      room = width / 2 - halfGap + gtk_widget_get_margin_start(child)
    }
    place.pointee.width = extent(horizontal, least: least, natural: natural, room: room)
    gtk_widget_get_preferred_height_for_width(child, place.pointee.width, &least, &natural)
    place.pointee.height = extent(gtk_widget_get_valign(child), least: least, natural: natural, room: height)
    if gtk_widget_get_direction(overlay) == GTK_TEXT_DIR_RTL {
      switch horizontal {
      case GTK_ALIGN_START: horizontal = GTK_ALIGN_END
      case GTK_ALIGN_END: horizontal = GTK_ALIGN_START
      default: break
      }
    }
    place.pointee.x = start(horizontal, of: place.pointee.width, in: width)
    place.pointee.y = start(gtk_widget_get_valign(child), of: place.pointee.height, in: height)
  }

  private static func extent(_ align: GtkAlign, least: gint, natural: gint, room: gint) -> gint {
    align == GTK_ALIGN_FILL ? max(least, room) : max(least, min(natural, room))
  }

  private static func start(_ align: GtkAlign, of extent: gint, in room: gint) -> gint {
    switch align {
    case GTK_ALIGN_END: room - extent
    case GTK_ALIGN_CENTER, GTK_ALIGN_BASELINE: (room - extent) / 2
    default: 0
    }
  }
}
