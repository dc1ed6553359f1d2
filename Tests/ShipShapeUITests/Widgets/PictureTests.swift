import CGtk
import Foundation
import GtkKit
import GtkTestSupport
import XCTest

@testable import ShipShapeUI

/// Pictures at their size, drawn and looked at by the pixel.
@MainActor
final class PictureTests: UITestCase {
  /// The pixels of a picture at a scale: alpha by position.
  private func alpha(_ picture: Picture, size: Int) async throws -> (Int, Int) -> Int {
    let window = Ref<GtkWindow>(sinking: gtk_offscreen_window_new())
    let area = picture.filled(width: size, height: size)
    window.add(area)
    gtk_widget_show_all(window.widget)
    await still()
    let surface = try XCTUnwrap(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, gint(size), gint(size)))
    let context = try XCTUnwrap(cairo_create(surface))
    gtk_widget_draw(area.widget, context)
    cairo_surface_flush(surface)
    let stride = Int(cairo_image_surface_get_stride(surface))
    let data = try XCTUnwrap(cairo_image_surface_get_data(surface))
    let bytes = Array(UnsafeBufferPointer(start: data, count: stride * size))
    cairo_destroy(context)
    cairo_surface_destroy(surface)
    gtk_widget_destroy(window.widget)
    return { x, y in Int(bytes[y * stride + x * 4 + 3]) }
  }

  func testARoundPictureHasTransparentCornersAndASmoothRim() async throws {
    let alpha = try await alpha(
      Picture(name: "launch").clippedToCircle(), size: 240)
    for (x, y) in [(0, 0), (239, 0), (0, 239), (239, 239), (30, 30)] { XCTAssertEqual(alpha(x, y), 0) }
    for (x, y) in [(120, 120), (2, 120), (237, 120), (120, 2), (120, 237)] {
      XCTAssertEqual(alpha(x, y), 255)
    }
    let rim = (0..<240).flatMap { x in (0..<240).map { alpha(x, $0) } }.filter { $0 > 0 && $0 < 255 }
    XCTAssertGreaterThan(rim.count, 300, "the rim has half-covered pixels")
  }

  func testAPictureFillsItsFrame() async throws {
    let alpha = try await alpha(Picture(name: "launch"), size: 100)
    for (x, y) in [(0, 0), (99, 0), (0, 99), (99, 99)] { XCTAssertEqual(alpha(x, y), 255) }
  }

  func testEveryIconOfTheCatalogueIsThere() async throws {
    let theme = gtk_icon_theme_get_default()
    for page in ["hand-wave", "step-1", "step-2", "step-3", "step-4"] {
      for state in page == "hand-wave" ? ["", "-fill"] : ["", "-fill", "-done", "-fill-done"] {
        XCTAssertNotEqual(gtk_icon_theme_has_icon(theme, "\(page)\(state)-symbolic"), 0, page + state)
      }
    }
    for icon in ["seal", "seal-fill", "tick-circle", "xmark-circle", "arrow-right-circle"] {
      XCTAssertNotEqual(gtk_icon_theme_has_icon(theme, "\(icon)-symbolic"), 0, icon)
    }
  }
}
