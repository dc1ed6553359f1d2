package import CGtk

/// Boxes whose size follows a rule that GTK 3 has no widget for.
///
/// Each is a GtkBox with a few of its class functions set, so that it measures and places its children in GTK's own
/// pass: nothing is corrected afterwards, and nothing jumps.
package enum LayoutBoxes {
  /// A box that would like to be `width` × `height`, takes less where there is less, and never asks for less than
  /// its children need. Align it to the centre, and it is that large wherever there is room.
  package static func makePreferring(
    width: Int? = nil, height: Int? = nil, _ orientation: Orientation = .vertical
  ) -> Box {
    let box = Box(ofType: preferringType, orientation: orientation.gtk)
    if let width { set(box, .width, width) }
    if let height { set(box, .height, height) }
    return box
  }

  /// A box for pictures and video: as high as `height`/`width` of its width where there is room. Where there is less,
  /// it gives way down to nothing, and what is in it stays in proportion, in the middle.
  package static func makeAspect(width: Int, height: Int) -> Box {
    let box = Box(ofType: aspectType)
    set(box, .width, width)
    set(box, .height, height)
    return box
  }

  /// Lets a child of an aspect box have the whole width, whatever the height.
  package static func letFillWidth(_ child: any Widget) {
    g_object_set_qdata(
      child.widget.as(GObject.self), Key.fillsWidth.quark, UnsafeMutableRawPointer(bitPattern: 1))
  }

  // MARK: A preferring box

  private static let preferringType = register("ShipShapePreferringBox") { widgetClass in
    widgetClass.pointee.get_preferred_width = { widget, minimum, natural in
      LayoutBoxes.boxClass.pointee.get_preferred_width(widget, minimum, natural)
      LayoutBoxes.raise(natural, to: LayoutBoxes.get(widget, .width))
    }
    widgetClass.pointee.get_preferred_width_for_height = { widget, height, minimum, natural in
      LayoutBoxes.boxClass.pointee.get_preferred_width_for_height(widget, height, minimum, natural)
      LayoutBoxes.raise(natural, to: LayoutBoxes.get(widget, .width))
    }
    widgetClass.pointee.get_preferred_height = { widget, minimum, natural in
      LayoutBoxes.boxClass.pointee.get_preferred_height(widget, minimum, natural)
      LayoutBoxes.raise(natural, to: LayoutBoxes.get(widget, .height))
    }
    widgetClass.pointee.get_preferred_height_for_width = { widget, width, minimum, natural in
      LayoutBoxes.boxClass.pointee.get_preferred_height_for_width(widget, width, minimum, natural)
      LayoutBoxes.raise(natural, to: LayoutBoxes.get(widget, .height))
    }
  }

  // MARK: An aspect box

  private static let aspectType = register("ShipShapeAspectBox") { widgetClass in
    widgetClass.pointee.get_request_mode = { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH }
    widgetClass.pointee.get_preferred_width = { widget, minimum, natural in
      minimum?.pointee = 1
      natural?.pointee = gint(LayoutBoxes.get(widget, .width))
    }
    widgetClass.pointee.get_preferred_height_for_width = { widget, width, minimum, natural in
      minimum?.pointee = 0
      natural?.pointee = gint(LayoutBoxes.aspectHeight(widget, forWidth: Int(width)))
    }
    widgetClass.pointee.get_preferred_height = { widget, minimum, natural in
      minimum?.pointee = 0
      natural?.pointee = gint(LayoutBoxes.get(widget, .height))
    }
    widgetClass.pointee.size_allocate = { widget, allocation in
      guard let widget, let allocation else { return }
      gtk_widget_set_allocation(widget, allocation)
      let own = allocation.pointee
      let wanted = max(1, LayoutBoxes.aspectHeight(widget, forWidth: Int(own.width)))
      let height = min(wanted, Int(own.height))
      let width = Int(own.width) * height / wanted
      for child in visibleChildren(of: widget) {
        // GTK asks a widget for its size before it is given one.
        _ = LayoutBoxes.preferredWidth(child)
        let childWidth = LayoutBoxes.get(child, .fillsWidth) == 1 ? Int(own.width) : width
        var place = GtkAllocation(
          x: own.x + (own.width - gint(childWidth)) / 2, y: own.y, width: gint(max(1, childWidth)),
          height: gint(max(1, height)))
        gtk_widget_size_allocate(child, &place)
      }
    }
    widgetClass.pointee.draw = drawChildren
  }

  private static func aspectHeight(_ widget: UnsafeMutablePointer<GtkWidget>?, forWidth width: Int) -> Int {
    width * get(widget, .height) / max(1, get(widget, .width))
  }

  /// GtkBox draws its own box, which it has not placed here.
  static let drawChildren: @convention(c) (UnsafeMutablePointer<GtkWidget>?, OpaquePointer?) -> gboolean = {
    widget, context in
    guard let widget else { return 0 }
    for child in visibleChildren(of: widget) {
      gtk_container_propagate_draw(widget.container, child, context)
    }
    return 0
  }

  struct Placement {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
  }

  /// Gives a box and its children the room that they take, mirrored where text runs from the right.
  static func place(
    _ widget: UnsafeMutablePointer<GtkWidget>?, _ allocation: UnsafeMutablePointer<GtkAllocation>?,
    _ placements: (_ box: UnsafeMutablePointer<GtkWidget>, _ width: Int) -> [Placement]
  ) {
    guard let widget, let allocation else { return }
    gtk_widget_set_allocation(widget, allocation)
    let own = allocation.pointee
    let isMirrored = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
    for (child, place) in zip(visibleChildren(of: widget), placements(widget, Int(own.width))) {
      let x = isMirrored ? Int(own.width) - place.x - place.width : place.x
      var room = GtkAllocation(
        x: own.x + gint(x), y: own.y + gint(place.y), width: gint(place.width), height: gint(place.height))
      gtk_widget_size_allocate(child, &room)
    }
  }

  static func preferredWidth(_ widget: UnsafeMutablePointer<GtkWidget>) -> Int {
    var minimum: gint = 0
    gtk_widget_get_preferred_width(widget, &minimum, nil)
    return Int(minimum)
  }

  private static func raise(_ size: UnsafeMutablePointer<gint>?, to wanted: Int) {
    if let size { size.pointee = max(size.pointee, gint(wanted)) }
  }

  // MARK: What a box knows of itself

  enum Key: String {
    case spacing, width, height, bothWidth, twoFrom, side, columnGap, rowGap, seenHeight, secondHeight,
      fillsWidth

    var quark: GQuark { g_quark_from_string("shipshape-\(rawValue)") }
  }

  static func set(_ box: Box, _ key: Key, _ value: Int) {
    g_object_set_qdata(box.pointer.as(GObject.self), key.quark, UnsafeMutableRawPointer(bitPattern: value))
  }

  static func get(_ widget: UnsafeMutablePointer<GtkWidget>?, _ key: Key) -> Int {
    guard let widget else { return 0 }
    return Int(bitPattern: g_object_get_qdata(widget.as(GObject.self), key.quark))
  }

  /// GtkBox's own class, for what a function leaves to it.
  private static let boxClass: UnsafeMutablePointer<GtkWidgetClass> = {
    guard let boxes = g_type_class_ref(gtk_box_get_type()) else { preconditionFailure("GTK has no boxes") }
    return boxes.assumingMemoryBound(to: GtkWidgetClass.self)
  }()

  static func register(
    _ name: String, _ fill: @escaping (UnsafeMutablePointer<GtkWidgetClass>) -> Void
  ) -> GType {
    GType.registerSubclass(named: name, of: gtk_box_get_type()) {
      fill($0.assumingMemoryBound(to: GtkWidgetClass.self))
    }
  }
}

/// The children of a container that are shown, in their order.
func visibleChildren(of widget: UnsafeMutablePointer<GtkWidget>) -> [UnsafeMutablePointer<GtkWidget>] {
  children(of: widget).filter { gtk_widget_get_visible($0) != 0 }
}

/// The children of a container, in their order.
package func children(of widget: UnsafeMutablePointer<GtkWidget>) -> [UnsafeMutablePointer<GtkWidget>] {
  let list = gtk_container_get_children(widget.container)
  defer { g_list_free(list) }
  return sequence(first: list, next: { $0?.pointee.next }).compactMap { node in
    node?.pointee.data?.assumingMemoryBound(to: GtkWidget.self)
  }
}
