import CGtk

/// Two columns, or one.
extension LayoutBoxes {
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
      LayoutBoxes.place(widget, allocation) { LayoutBoxes.placements(in: $0, width: $1) }
    }
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
    gtk_widget_get_preferred_height_for_width(measured(child), gint(width), &least, &natural)
    let seen = get(columns, .seenHeight)
    return isFirst && seen > 0 ? max(Int(least), min(Int(natural), seen)) : Int(natural)
  }

  /// What tells the height of a child. A scroller that does not scroll down says how high its content is at another
  /// width, so its content is asked.
  private static func measured(_ child: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkWidget> {
    guard let scroller = child.asOptional(GtkScrolledWindow.self) else { return child }
    var policy = GTK_POLICY_AUTOMATIC
    gtk_scrolled_window_get_policy(scroller, nil, &policy)
    guard policy == GTK_POLICY_NEVER, let content = gtk_bin_get_child(child.as(GtkBin.self)) else {
      return child
    }
    return content
  }
}
