import CGtk

/// A picture's pixels, decoded on whatever thread.
package nonisolated struct PictureData: Sendable, Equatable {
  /// In pixels of the screen.
  package let width: Int
  package let height: Int
  /// How many bytes a row takes.
  package let rowStride: Int
  package let hasAlpha: Bool
  /// Red, green, blue, and alpha where it has it, from the top left.
  package let bytes: [UInt8]

  package var byteCount: Int { bytes.count }

  /// Reads a picture and makes it small enough for a frame, turned as its file says; nil when it is not there or not a
  /// picture. One that is smaller stays as it is.
  ///
  /// - Parameters:
  ///   - frame: in logical pixels.
  ///   - scale: how many pixels of the screen a logical one is wide.
  package static func load(path: String, fitting frame: Size, scale: Int) -> PictureData? {
    var natural: (width: gint, height: gint) = (0, 0)
    guard gdk_pixbuf_get_file_info(path, &natural.width, &natural.height) != nil else { return nil }
    let (width, height) = (gint(frame.width * scale), gint(frame.height * scale))
    func read(width: gint, height: gint) -> OpaquePointer? {
      let (width, height) = (min(width, max(1, natural.width)), min(height, max(1, natural.height)))
      return gdk_pixbuf_new_from_file_at_scale(path, width, height, 1, nil)
    }
    guard var pixels = read(width: width, height: height) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(pixels)) }
    if isOnItsSide(pixels), let again = read(width: height, height: width) {
      g_object_unref(UnsafeMutableRawPointer(pixels))
      pixels = again
    }
    guard let turned = gdk_pixbuf_apply_embedded_orientation(pixels) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(turned)) }
    return PictureData(pixels: turned)
  }

  /// Whether the file says that it is to be turned by a quarter.
  private static func isOnItsSide(_ pixels: OpaquePointer) -> Bool {
    guard let orientation = gdk_pixbuf_get_option(pixels, "orientation") else { return false }
    return ["5", "6", "7", "8"].contains(String(cString: orientation))
  }

  private init?(pixels: OpaquePointer) {
    guard let start = gdk_pixbuf_read_pixels(pixels) else { return nil }
    width = Int(gdk_pixbuf_get_width(pixels))
    height = Int(gdk_pixbuf_get_height(pixels))
    rowStride = Int(gdk_pixbuf_get_rowstride(pixels))
    hasAlpha = gdk_pixbuf_get_has_alpha(pixels) != 0
    bytes = Array(UnsafeBufferPointer(start: start, count: Int(gdk_pixbuf_get_byte_length(pixels))))
  }
}
