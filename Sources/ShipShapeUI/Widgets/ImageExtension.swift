import CGtk
import Foundation
import GtkKit

/// A picture in the resource bundle, before it has a size.
struct Picture {
  /// Its resource path.
  let resource: String
  /// Whether it is trimmed to the ellipse that its frame holds.
  var isRound = false

  /// The same picture, trimmed to a circle.
  func clippedToCircle() -> Picture { Picture(resource: resource, isRound: true) }

  /// The picture as a widget of `width` × `height` logical pixels: it fills them, keeps its proportions, and what
  /// does not fit is cut at both sides alike. Drawn for the screen's scale, so it is as sharp as the screen.
  func filled(width: Int, height: Int) -> Ref<GtkDrawingArea> {
    let area = Ref<GtkDrawingArea>(sinking: gtk_drawing_area_new())
    gtk_widget_set_size_request(area.widget, gint(width), gint(height))
    gtk_widget_set_halign(area.widget, GTK_ALIGN_CENTER)
    gtk_widget_set_valign(area.widget, GTK_ALIGN_CENTER)
    Accessible.setRole(area.widget, ATK_ROLE_IMAGE)
    var surface: Surface?
    connectDeciding(area.widget, "draw") { [picture = self] arguments in
      guard let context = arguments.cairo(1), let widget = arguments.widget else { return false }
      let scale = Int(gtk_widget_get_scale_factor(widget))
      if surface?.scale != scale {
        surface = Surface(picture.resource, width: width, height: height, scale: scale)
      }
      surface?.draw(on: context, isRound: picture.isRound)
      return true
    }
    gtk_widget_show(area.widget)
    return area
  }
}

/// A picture drawn for one scale of the screen.
private final class Surface {
  let scale: Int
  private let width: Double
  private let height: Double
  private let pixels: OpaquePointer

  init?(_ resource: String, width: Int, height: Int, scale: Int) {
    guard let pixbuf = PictureLoader.load(resource, covering: (width * scale, height * scale)) else {
      return nil
    }
    defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
    guard let pixels = gdk_cairo_surface_create_from_pixbuf(pixbuf, gint(scale), nil) else { return nil }
    self.pixels = pixels
    self.scale = scale
    self.width = Double(width)
    self.height = Double(height)
    // What covers the frame and does not fit it hangs over equally at both sides.
    overhangX = (Double(gdk_pixbuf_get_width(pixbuf)) / Double(scale) - self.width) / 2
    overhangY = (Double(gdk_pixbuf_get_height(pixbuf)) / Double(scale) - self.height) / 2
  }

  private let overhangX: Double
  private let overhangY: Double

  isolated deinit { cairo_surface_destroy(pixels) }

  func draw(on context: OpaquePointer, isRound: Bool) {
    cairo_save(context)
    cairo_set_source_surface(context, pixels, -overhangX, -overhangY)
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

/// Reads pictures at the size they are shown in.
private enum PictureLoader {
  /// The picture, as small as covers `size` pixels; a full reference, nil when it cannot be read.
  static func load(_ resource: String, covering size: (width: Int, height: Int)) -> OpaquePointer? {
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
    guard isWritten, isClosed, let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader) else { return nil }
    g_object_ref(UnsafeMutableRawPointer(pixbuf))
    return pixbuf
  }
}
