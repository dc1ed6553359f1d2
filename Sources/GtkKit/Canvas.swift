import CGtk

/// A surface that a widget draws on, valid while the handler runs.
package struct Canvas {
  fileprivate let context: OpaquePointer
  package let size: Size
  package let scaleFactor: Int

  /// Lets nothing be seen outside a rectangle with round corners over the whole canvas.
  package func clipToRoundedCorners(radius: Double) {
    let (width, height) = (Double(size.width), Double(size.height))
    for (corner, (x, y)) in [
      (width - radius, radius), (width - radius, height - radius), (radius, height - radius),
      (radius, radius),
    ].enumerated() {
      cairo_arc(context, x, y, radius, Double(corner - 1) * .pi / 2, Double(corner) * .pi / 2)
    }
    cairo_close_path(context)
    cairo_clip(context)
  }

  /// Draws a part of a circle around the middle, clockwise from the top.
  ///
  /// - Parameter fraction: how much of the circle, from 0 to 1.
  package func strokeRing(radius: Double, width: Double, fraction: Double, _ colour: Colour) {
    guard fraction > 0 else { return }
    cairo_save(context)
    cairo_set_source_rgba(context, colour.red, colour.green, colour.blue, colour.alpha)
    cairo_set_line_width(context, width)
    cairo_arc(
      context, Double(size.width) / 2, Double(size.height) / 2, radius, -.pi / 2,
      -.pi / 2 + 2 * .pi * min(fraction, 1))
    cairo_stroke(context)
    cairo_restore(context)
  }

  /// Draws a picture in the middle.
  package func draw(_ picture: Bitmap) {
    cairo_save(context)
    cairo_set_source_surface(
      context, picture.surface, (Double(size.width) - picture.width) / 2,
      (Double(size.height) - picture.height) / 2)
    cairo_paint(context)
    cairo_restore(context)
  }

  /// Draws a picture over a frame at the top left.
  ///
  /// - Parameter isRound: whether it is trimmed to the ellipse that the frame holds.
  package func draw(_ picture: Bitmap, in frame: Size, isRound: Bool) {
    let (width, height) = (Double(frame.width), Double(frame.height))
    cairo_save(context)
    // What covers the frame and does not fit it hangs over equally at both sides.
    cairo_set_source_surface(
      context, picture.surface, (width - picture.width) / 2, (height - picture.height) / 2)
    if isRound {
      cairo_translate(context, width / 2, height / 2)
      cairo_scale(context, width / 2, height / 2)
      cairo_arc(context, 0, 0, 1, 0, 2 * .pi)
    } else {
      cairo_rectangle(context, 0, 0, width, height)
    }
    cairo_fill(context)
    cairo_restore(context)
  }
}

extension Widget {
  /// Calls `handler` before this widget draws itself, or after; true from a handler before says that all is drawn.
  package func onDraw(after: Bool = false, _ handler: @escaping (Canvas) -> Bool) {
    connectDeciding(widget, "draw", after: after) { arguments in
      guard let context = arguments.cairo(1), let widget = arguments.object(0)?.as(GtkWidget.self) else {
        return false
      }
      let size = Size(
        width: Int(gtk_widget_get_allocated_width(widget)),
        height: Int(gtk_widget_get_allocated_height(widget)))
      return handler(
        Canvas(context: context, size: size, scaleFactor: Int(gtk_widget_get_scale_factor(widget))))
    }
  }
}
