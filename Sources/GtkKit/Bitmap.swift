import CGtk

/// A picture in memory, for one scale of the screen.
package final class Bitmap {
  package let scale: Int
  /// Its size in logical pixels.
  let width: Double
  let height: Double
  let surface: OpaquePointer

  /// Reads a picture of the resource bundle as small as covers a frame; nil when it is not there or not a picture.
  package convenience init?(resource: String, covering frame: Size, scale: Int) {
    guard let pixels = Bitmap.load(resource, covering: (frame.width * scale, frame.height * scale)) else {
      return nil
    }
    defer { g_object_unref(UnsafeMutableRawPointer(pixels)) }
    self.init(pixels, scale: scale)
  }

  /// A picture that was decoded before.
  package convenience init?(_ data: PictureData, scale: Int) {
    let pixels = data.bytes.withUnsafeBufferPointer { bytes -> OpaquePointer? in
      guard let held = g_bytes_new(bytes.baseAddress, gsize(bytes.count)) else { return nil }
      defer { g_bytes_unref(held) }  // the picture keeps its own reference
      return gdk_pixbuf_new_from_bytes(
        held, GDK_COLORSPACE_RGB, data.hasAlpha ? 1 : 0, 8, gint(data.width), gint(data.height),
        gint(data.rowStride))
    }
    guard let pixels else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(pixels)) }
    self.init(pixels, scale: scale)
  }

  private init?(_ pixels: OpaquePointer, scale: Int) {
    guard let surface = gdk_cairo_surface_create_from_pixbuf(pixels, gint(scale), nil) else { return nil }
    self.surface = surface
    self.scale = scale
    width = Double(gdk_pixbuf_get_width(pixels)) / Double(scale)
    height = Double(gdk_pixbuf_get_height(pixels)) / Double(scale)
  }

  /// Its size in logical pixels, rounded up.
  package var size: Size { Size(width: Int(width.rounded(.up)), height: Int(height.rounded(.up))) }

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
