package import CGtk

/// Boxes whose size follows a rule that GTK 3 has no widget for.
///
/// Each is a GtkBox with a few of its class functions set, so that it measures and places its children in GTK's own
/// pass: nothing is corrected afterwards, and nothing jumps.
package enum LayoutBoxes {
  /// A box that would like to be `width` × `height`, takes less where there is less, and never asks for less than
  /// its children need. Align it to the centre, and it is that large wherever there is room.
  package static func makePreferring(
    width: Int? = nil, height: Int? = nil, orientation: GtkOrientation = GTK_ORIENTATION_VERTICAL
  ) -> Ref<GtkBox> {
    let box = make(preferringType, orientation: orientation)
    if let width { set(box.pointer, widthKey, width) }
    if let height { set(box.pointer, heightKey, height) }
    return box
  }

  /// Gives a preferring box another width that it would like.
  package static func prefer(width: Int, in box: Ref<GtkBox>) {
    guard get(box.widget, widthKey) != width else { return }
    set(box.pointer, widthKey, width)
    gtk_widget_queue_resize(box.widget)
  }

  /// A box that is as high as `height`/`width` of its width, for pictures and video.
  package static func makeAspect(width: Int, height: Int) -> Ref<GtkBox> {
    let box = make(aspectType, orientation: GTK_ORIENTATION_VERTICAL)
    set(box.pointer, widthKey, width)
    set(box.pointer, heightKey, height)
    return box
  }

  /// What two columns are measured by, in pixels.
  package struct ColumnMeasures {
    package var twoFrom: Int
    package var side: Int
    package var columnGap: Int
    package var rowGap: Int
    package var singleMaximum: Int
    package var bothMaximum: Int

    package init(
      twoFrom: Int, side: Int, columnGap: Int, rowGap: Int, singleMaximum: Int, bothMaximum: Int
    ) {
      self.twoFrom = twoFrom
      self.side = side
      self.columnGap = columnGap
      self.rowGap = rowGap
      self.singleMaximum = singleMaximum
      self.bothMaximum = bothMaximum
    }
  }

  /// A box that puts its two children beside each other where it is at least `twoFrom` wide, the leading one first,
  /// and below each other where it is not.
  package static func makeColumns(
    _ measures: ColumnMeasures, _ first: UnsafeMutablePointer<GtkWidget>,
    _ second: UnsafeMutablePointer<GtkWidget>
  ) -> Ref<GtkBox> {
    let box = make(columnsType, orientation: GTK_ORIENTATION_VERTICAL)
    for (key, value) in [
      (twoFromKey, measures.twoFrom), (sideKey, measures.side), (columnGapKey, measures.columnGap),
      (rowGapKey, measures.rowGap), (widthKey, measures.singleMaximum), (bothKey, measures.bothMaximum),
    ] { set(box.pointer, key, value) }
    gtk_container_add(box.container, first)
    gtk_container_add(box.container, second)
    return box
  }

  // MARK: Types

  private static let preferringType = register("ShipShapeKitPreferringBox") { klass in
    klass.pointee.get_preferred_width = { widget, minimum, natural in
      LayoutBoxes.boxClass.pointee.get_preferred_width(widget, minimum, natural)
      LayoutBoxes.raise(natural, to: LayoutBoxes.get(widget, LayoutBoxes.widthKey))
    }
    klass.pointee.get_preferred_width_for_height = { widget, height, minimum, natural in
      LayoutBoxes.boxClass.pointee.get_preferred_width_for_height(widget, height, minimum, natural)
      LayoutBoxes.raise(natural, to: LayoutBoxes.get(widget, LayoutBoxes.widthKey))
    }
    klass.pointee.get_preferred_height = { widget, minimum, natural in
      LayoutBoxes.boxClass.pointee.get_preferred_height(widget, minimum, natural)
      LayoutBoxes.raise(natural, to: LayoutBoxes.get(widget, LayoutBoxes.heightKey))
    }
    klass.pointee.get_preferred_height_for_width = { widget, width, minimum, natural in
      LayoutBoxes.boxClass.pointee.get_preferred_height_for_width(widget, width, minimum, natural)
      LayoutBoxes.raise(natural, to: LayoutBoxes.get(widget, LayoutBoxes.heightKey))
    }
  }

  private static let aspectType = register("ShipShapeKitAspectBox") { klass in
    klass.pointee.get_request_mode = { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH }
    klass.pointee.get_preferred_height_for_width = { widget, width, minimum, natural in
      let height =
        Int(width) * LayoutBoxes.get(widget, LayoutBoxes.heightKey)
        / max(1, LayoutBoxes.get(widget, LayoutBoxes.widthKey))
      minimum?.pointee = gint(height)
      natural?.pointee = gint(height)
    }
    klass.pointee.get_preferred_height = { widget, minimum, natural in
      minimum?.pointee = 1
      natural?.pointee = gint(LayoutBoxes.get(widget, LayoutBoxes.heightKey))
    }
  }

  private static let columnsType = register("ShipShapeKitColumns") { klass in
    klass.pointee.get_request_mode = { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH }
    klass.pointee.get_preferred_width = { widget, minimum, natural in
      guard let widget else { return }
      let widest = visibleChildren(of: widget).map { LayoutBoxes.preferredWidth($0) }.max() ?? 0
      let sides = 2 * LayoutBoxes.get(widget, LayoutBoxes.sideKey)
      minimum?.pointee = gint(widest + sides)
      natural?.pointee = gint(max(widest, LayoutBoxes.get(widget, LayoutBoxes.widthKey)) + sides)
    }
    klass.pointee.get_preferred_height_for_width = { widget, width, minimum, natural in
      guard let widget else { return }
      let height = LayoutBoxes.placements(in: widget, width: Int(width)).map { $0.y + $0.height }.max() ?? 0
      minimum?.pointee = gint(height)
      natural?.pointee = gint(height)
    }
    klass.pointee.get_preferred_height = { widget, minimum, natural in
      guard let widget else { return }
      var width: gint = 0
      gtk_widget_get_preferred_width(widget, &width, nil)
      gtk_widget_get_preferred_height_for_width(widget, width, minimum, natural)
    }
    // GtkBox draws its own box, which it has not placed here.
    klass.pointee.draw = { widget, context in
      guard let widget else { return 0 }
      for child in visibleChildren(of: widget) {
        gtk_container_propagate_draw(widget.container, child, context)
      }
      return 0
    }
    klass.pointee.size_allocate = { widget, allocation in
      guard let widget, let allocation else { return }
      gtk_widget_set_allocation(widget, allocation)
      let own = allocation.pointee
      let isMirrored = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
      for (child, place) in zip(
        visibleChildren(of: widget), LayoutBoxes.placements(in: widget, width: Int(own.width)))
      {
        let x = isMirrored ? Int(own.width) - place.x - place.width : place.x
        var allocation = GtkAllocation(
          x: own.x + gint(x), y: own.y + gint(place.y), width: gint(place.width),
          height: gint(place.height))
        gtk_widget_size_allocate(child, &allocation)
      }
    }
  }

  private struct Placement {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
  }

  /// Where the children of columns go, before mirroring.
  private static func placements(in widget: UnsafeMutablePointer<GtkWidget>, width: Int) -> [Placement] {
    let side = get(widget, sideKey)
    let inner = max(1, width - 2 * side)
    let children = visibleChildren(of: widget)
    if width >= get(widget, twoFromKey) {
      let gap = get(widget, columnGapKey)
      let both = min(inner, get(widget, bothKey))
      let column = (both - gap) / 2
      let start = (width - both) / 2
      return children.enumerated().map { position, child in
        Placement(
          x: start + position * (column + gap), y: 0, width: column, height: height(child, for: column))
      }
    }
    let column = min(inner, get(widget, widthKey))
    var y = 0
    return children.map { child in
      let place = Placement(
        x: (width - column) / 2, y: y, width: column, height: height(child, for: column))
      y += place.height + get(widget, rowGapKey)
      return place
    }
  }

  private static func preferredWidth(_ widget: UnsafeMutablePointer<GtkWidget>) -> Int {
    var minimum: gint = 0
    gtk_widget_get_preferred_width(widget, &minimum, nil)
    return Int(minimum)
  }

  private static func height(_ widget: UnsafeMutablePointer<GtkWidget>, for width: Int) -> Int {
    var natural: gint = 0
    gtk_widget_get_preferred_height_for_width(widget, gint(width), nil, &natural)
    return Int(natural)
  }

  private static func raise(_ size: UnsafeMutablePointer<gint>?, to wanted: Int) {
    if let size { size.pointee = max(size.pointee, gint(wanted)) }
  }

  // MARK: What a box knows of itself

  private static let widthKey = g_quark_from_string("shipshape-width")
  private static let heightKey = g_quark_from_string("shipshape-height")
  private static let bothKey = g_quark_from_string("shipshape-both")
  private static let twoFromKey = g_quark_from_string("shipshape-two-from")
  private static let sideKey = g_quark_from_string("shipshape-side")
  private static let columnGapKey = g_quark_from_string("shipshape-column-gap")
  private static let rowGapKey = g_quark_from_string("shipshape-row-gap")

  private static func set(_ box: UnsafeMutablePointer<GtkBox>, _ key: GQuark, _ value: Int) {
    g_object_set_qdata(box.as(GObject.self), key, UnsafeMutableRawPointer(bitPattern: value))
  }

  private static func get(_ widget: UnsafeMutablePointer<GtkWidget>?, _ key: GQuark) -> Int {
    guard let widget else { return 0 }
    return Int(bitPattern: g_object_get_qdata(widget.as(GObject.self), key))
  }

  private static func make(_ type: GType, orientation: GtkOrientation) -> Ref<GtkBox> {
    guard let object = g_object_new_with_properties(type, 0, nil, nil) else {
      preconditionFailure("GObject made no box")
    }
    gtk_orientable_set_orientation(OpaquePointer(object), orientation)
    return Ref(sinking: object.as(GtkWidget.self))
  }

  /// GtkBox's own class, for what a function leaves to it.
  private static let boxClass: UnsafeMutablePointer<GtkWidgetClass> = {
    guard let klass = g_type_class_ref(gtk_box_get_type()) else { preconditionFailure("GTK has no boxes") }
    return klass.assumingMemoryBound(to: GtkWidgetClass.self)
  }()

  private static func register(
    _ name: String, _ fill: @escaping (UnsafeMutablePointer<GtkWidgetClass>) -> Void
  ) -> GType {
    var query = GTypeQuery()
    g_type_query(gtk_box_get_type(), &query)
    fillClass = fill
    let type = g_type_register_static_simple(
      gtk_box_get_type(), name, query.class_size,
      { klass, _ in
        if let klass { LayoutBoxes.fillClass?(klass.assumingMemoryBound(to: GtkWidgetClass.self)) }
      }, query.instance_size, nil, GTypeFlags(rawValue: 0))
    g_type_class_ref(type)  // initialises the class now, while `fill` is at hand; never freed
    fillClass = nil
    return type
  }
  private static var fillClass: ((UnsafeMutablePointer<GtkWidgetClass>) -> Void)?
}

/// The children of a container that are shown, in their order.
package func visibleChildren(
  of widget: UnsafeMutablePointer<GtkWidget>
) -> [UnsafeMutablePointer<GtkWidget>] {
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
