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
  /// and below each other where it is not. The leading one takes no more height than can be seen at once, as long as
  /// what is in it can do with less.
  package static func makeColumns(
    _ measures: ColumnMeasures, _ first: any Widget, _ second: any Widget
  ) -> Box {
    let box = Box(ofType: columnsType)
    for (key, value) in [
      (Key.twoFrom, measures.twoFrom), (.side, measures.side), (.columnGap, measures.columnGap),
      (.rowGap, measures.rowGap), (.width, measures.singleMaximum), (.bothWidth, measures.bothMaximum),
    ] { set(box, key, value) }
    box.add(first)
    box.add(second)
    return box
  }

  /// A box that gives what is in it its own width, at most `maximum`, with `side` left free beside it.
  package static func makeColumn(side: Int, maximum: Int, _ content: any Widget) -> Box {
    let box = Box(ofType: columnsType)
    for (key, value) in [(Key.twoFrom, Int.max), (.side, side), (.width, maximum)] { set(box, key, value) }
    box.add(content)
    return box
  }

  /// Keeps the second of two columns as high as can be seen at once, whatever is in it, for it scrolls by itself. Where
  /// they are below each other it has its own height.
  package static func setSecondHeight(_ height: Int, of columns: Box) -> Bool {
    guard get(columns.widget, .secondHeight) != height else { return false }
    set(columns, .secondHeight, height)
    gtk_widget_queue_resize(columns.widget)
    return true
  }

  /// Tells columns how much of them can be seen at once; zero when that does not matter.
  ///
  /// - Returns: whether that is news, so that they are laid out anew.
  package static func setSeenHeight(_ height: Int, of columns: Box) -> Bool {
    guard get(columns.widget, .seenHeight) != height else { return false }
    set(columns, .seenHeight, height)
    gtk_widget_queue_resize(columns.widget)
    return true
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

  // MARK: Columns

  private static let columnsType = register("ShipShapeColumns") { widgetClass in
    widgetClass.pointee.get_request_mode = { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH }
    widgetClass.pointee.get_preferred_width = { widget, minimum, natural in
      guard let widget else { return }
      let widest = visibleChildren(of: widget).map { LayoutBoxes.preferredWidth($0) }.max() ?? 0
      let sides = 2 * LayoutBoxes.get(widget, .side)
      minimum?.pointee = gint(widest + sides)
      natural?.pointee = gint(max(widest, LayoutBoxes.get(widget, .width)) + sides)
    }
    // A viewport asks this of what has a width of its own, too.
    widgetClass.pointee.get_preferred_width_for_height = { widget, _, minimum, natural in
      gtk_widget_get_preferred_width(widget, minimum, natural)
    }
    widgetClass.pointee.get_preferred_height_for_width = { widget, width, minimum, natural in
      guard let widget else { return }
      let height = LayoutBoxes.placements(in: widget, width: Int(width)).map { $0.y + $0.height }.max() ?? 0
      minimum?.pointee = gint(height)
      natural?.pointee = gint(height)
    }
    widgetClass.pointee.get_preferred_height = { widget, minimum, natural in
      guard let widget else { return }
      var width: gint = 0
      gtk_widget_get_preferred_width(widget, &width, nil)
      gtk_widget_get_preferred_height_for_width(widget, width, minimum, natural)
    }
    widgetClass.pointee.draw = drawChildren
    widgetClass.pointee.size_allocate = { widget, allocation in
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

  /// Where the children of columns go, before mirroring.
  private static func placements(in widget: UnsafeMutablePointer<GtkWidget>, width: Int) -> [Placement] {
    let side = get(widget, .side)
    let inner = max(1, width - 2 * side)
    let children = visibleChildren(of: widget)
    if width >= get(widget, .twoFrom) {
      let gap = get(widget, .columnGap)
      let both = min(inner, get(widget, .bothWidth))
      let column = (both - gap) / 2
      let start = (width - both) / 2
      return children.enumerated().map { position, child in
        Placement(
          x: start + position * (column + gap), y: 0, width: column,
          height: position > 0 && get(widget, .secondHeight) > 0
            ? get(widget, .secondHeight)
            : height(child, for: column, in: widget, isFirst: position == 0 && children.count > 1))
      }
    }
    let column = min(inner, get(widget, .width))
    var y = 0
    return children.enumerated().map { position, child in
      let place = Placement(
        x: (width - column) / 2, y: y, width: column,
        height: height(child, for: column, in: widget, isFirst: position == 0 && children.count > 1))
      y += place.height + get(widget, .rowGap)
      return place
    }
  }

  private static func height(
    _ child: UnsafeMutablePointer<GtkWidget>, for width: Int, in columns: UnsafeMutablePointer<GtkWidget>,
    isFirst: Bool
  ) -> Int {
    var (least, natural): (gint, gint) = (0, 0)
    gtk_widget_get_preferred_height_for_width(child, gint(width), &least, &natural)
    let seen = get(columns, .seenHeight)
    return isFirst && seen > 0 ? max(Int(least), min(Int(natural), seen)) : Int(natural)
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
