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

/// A picture in memory, for one scale of the screen.
package final class Bitmap {
  package let scale: Int
  /// Its size in logical pixels.
  fileprivate let width: Double
  fileprivate let height: Double
  fileprivate let surface: OpaquePointer

  /// Reads a picture of the resource bundle as small as covers a frame; nil when it is not there or not a picture.
  package init?(resource: String, covering frame: Size, scale: Int) {
    guard let pixels = Bitmap.load(resource, covering: (frame.width * scale, frame.height * scale)) else {
      return nil
    }
    defer { g_object_unref(UnsafeMutableRawPointer(pixels)) }
    guard let surface = gdk_cairo_surface_create_from_pixbuf(pixels, gint(scale), nil) else { return nil }
    self.surface = surface
    self.scale = scale
    width = Double(gdk_pixbuf_get_width(pixels)) / Double(scale)
    height = Double(gdk_pixbuf_get_height(pixels)) / Double(scale)
  }

  isolated deinit { cairo_surface_destroy(surface) }

  /// The picture's pixels; a full reference.
  private static func load(_ resource: String, covering size: (width: Int, height: Int)) -> OpaquePointer? {
    guard let bytes = Resources.bytes(resource), let loader = gdk_pixbuf_loader_new() else { return nil }
    defer { g_object_unref(loader) }
    connect(loader, "size-prepared") { arguments in
      let natural = (width: Double(arguments.int(1)), height: Double(arguments.int(2)))
      guard natural.width > 0, natural.height > 0 else { return }
      let factor = max(Double(size.width) / natural.width, Double(size.height) / natural.height)
      gdk_pixbuf_loader_set_size(
        loader, gint((natural.width * factor).rounded()), gint((natural.height * factor).rounded()))
    }
    var error: UnsafeMutablePointer<GError>?
    let isWritten = gdk_pixbuf_loader_write(loader, bytes, gsize(bytes.count), &error) != 0
    g_clear_error(&error)
    let isClosed = gdk_pixbuf_loader_close(loader, &error) != 0
    g_clear_error(&error)
    guard isWritten, isClosed, let pixels = gdk_pixbuf_loader_get_pixbuf(loader) else { return nil }
    g_object_ref(UnsafeMutableRawPointer(pixels))
    return pixels
  }
}
