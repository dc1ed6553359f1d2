import CGtk

extension LayoutBoxes {
  /// A row of widgets that goes on in a next line where there is no room: buttons with words of any length. Each has the
  /// width that it would like, and Tab walks them in their order.
  package static func makeWrapping(spacing: Int) -> Box {
    let box = Box(ofType: wrappingType, orientation: GTK_ORIENTATION_HORIZONTAL)
    set(box, .spacing, spacing)
    return box
  }

  private static let wrappingType = register("ShipShapeWrappingBox") { widgetClass in
    widgetClass.pointee.get_request_mode = { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH }
    widgetClass.pointee.get_preferred_width = { widget, minimum, natural in
      guard let widget else { return }
      let children = visibleChildren(of: widget)
      let widths = children.map { LayoutBoxes.naturalWidth($0) }
      let gaps = max(0, children.count - 1) * LayoutBoxes.get(widget, .spacing)
      minimum?.pointee = gint(children.map { LayoutBoxes.preferredWidth($0) }.max() ?? 0)
      natural?.pointee = gint(widths.reduce(gaps, +))
    }
    widgetClass.pointee.get_preferred_width_for_height = { widget, _, minimum, natural in
      gtk_widget_get_preferred_width(widget, minimum, natural)
    }
    widgetClass.pointee.get_preferred_height_for_width = { widget, width, minimum, natural in
      guard let widget else { return }
      let height = LayoutBoxes.lines(in: widget, width: Int(width)).map { $0.y + $0.height }.max() ?? 0
      minimum?.pointee = gint(height)
      natural?.pointee = gint(height)
    }
    widgetClass.pointee.get_preferred_height = { widget, minimum, natural in
      guard let widget else { return }
      var width: gint = 0
      gtk_widget_get_preferred_width(widget, nil, &width)
      gtk_widget_get_preferred_height_for_width(widget, width, minimum, natural)
    }
    widgetClass.pointee.draw = drawChildren
    widgetClass.pointee.size_allocate = { widget, allocation in
      LayoutBoxes.place(widget, allocation) { LayoutBoxes.lines(in: $0, width: $1) }
    }
  }

  /// Where the children of a wrapping box go, before mirroring.
  private static func lines(in widget: UnsafeMutablePointer<GtkWidget>, width: Int) -> [Placement] {
    let spacing = get(widget, .spacing)
    var (x, y, lineHeight) = (0, 0, 0)
    return visibleChildren(of: widget).map { child in
      let own = max(1, min(naturalWidth(child), max(width, preferredWidth(child))))
      var height: gint = 0
      gtk_widget_get_preferred_height_for_width(child, gint(own), nil, &height)
      if x > 0, x + own > width {
        y += lineHeight + spacing
        (x, lineHeight) = (0, 0)
      }
      let place = Placement(x: x, y: y, width: own, height: Int(height))
      x += own + spacing
      lineHeight = max(lineHeight, Int(height))
      return place
    }
  }

  private static func naturalWidth(_ widget: UnsafeMutablePointer<GtkWidget>) -> Int {
    var natural: gint = 0
    gtk_widget_get_preferred_width(widget, nil, &natural)
    return Int(natural)
  }
}
