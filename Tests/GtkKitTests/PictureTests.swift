import CGtk
import Foundation
import GtkKit
import GtkTestSupport
import XCTest

@MainActor
final class PictureTests: GtkTestCase {
  private var path = ""

  override func setUp() async throws {
    try await super.setUp()
    path = FileManager.default.temporaryDirectory.appending(path: "picture-\(UUID().uuidString)").path
  }

  override func tearDown() async throws { try? FileManager.default.removeItem(atPath: path) }

  /// A picture of one colour in a file.
  private func make(_ width: Int, _ height: Int, alpha: Bool = false, type: String = "png") {
    let pixels = gdk_pixbuf_new(GDK_COLORSPACE_RGB, alpha ? 1 : 0, 8, gint(width), gint(height))
    gdk_pixbuf_fill(pixels, 0xff00_00ff)
    XCTAssertNotEqual(gdk_pixbuf_savev(pixels, path, type, nil, nil, nil), 0)
    if let pixels { g_object_unref(UnsafeMutableRawPointer(pixels)) }
  }

  func testAPictureIsMadeToFitOnAThread() async throws {
    make(1_290, 2_796)
    let (path, frame) = (path, Size(width: 100, height: 200))
    var loaded: PictureData?
    var isDone = false
    Background.run {
      PictureData.load(path: path, fitting: frame, scale: 2)
    } then: {
      loaded = $0
      isDone = true
    }
    await wait("the picture") { isDone }
    let data = try XCTUnwrap(loaded)
    XCTAssertEqual(data.height, 400)
    XCTAssertEqual(Double(data.width), 184.5, accuracy: 1)
    XCTAssertFalse(data.hasAlpha)
    XCTAssertEqual(Array(data.bytes.prefix(3)), [255, 0, 0])
    XCTAssertEqual(data.byteCount, data.bytes.count)
    XCTAssertGreaterThanOrEqual(data.byteCount, data.rowStride * (data.height - 1) + data.width * 3)
    let bitmap = try XCTUnwrap(Bitmap(data, scale: 2))
    XCTAssertEqual(bitmap.size.height, 200)
    XCTAssertEqual(bitmap.scale, 2)
    let image = Image(bitmap)
    image.isVisible = true
    XCTAssertEqual(image.naturalSize, bitmap.size)
  }

  func testASmallPictureStaysSmallAndWhatIsNoneIsNil() async throws {
    make(10, 8, alpha: true)
    let data = try XCTUnwrap(PictureData.load(path: path, fitting: Size(width: 100, height: 100), scale: 1))
    XCTAssertEqual([data.width, data.height], [10, 8])
    XCTAssertTrue(data.hasAlpha)
    try Data("no picture".utf8).write(to: URL(filePath: path))
    XCTAssertNil(PictureData.load(path: path, fitting: Size(width: 100, height: 100), scale: 1))
    XCTAssertNil(PictureData.load(path: path + "x", fitting: Size(width: 100, height: 100), scale: 1))
  }

  func testAPictureThatLiesOnItsSideIsTurned() async throws {
    make(400, 200, type: "jpeg")
    var bytes = try Data(contentsOf: URL(filePath: path))
    // An EXIF block that says: turn by a quarter (6).
    let exif: [UInt8] = [
      0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0,
      0,
      0, 1, 0, 6, 0, 0, 0, 0, 0, 0,
    ]
    bytes.insert(contentsOf: exif, at: 2)
    try bytes.write(to: URL(filePath: path))
    let data = try XCTUnwrap(PictureData.load(path: path, fitting: Size(width: 100, height: 160), scale: 1))
    XCTAssertEqual([data.width, data.height], [80, 160])
  }

  func testAPictureIsDrawnInTheMiddle() async throws {
    make(10, 10)
    let data = try XCTUnwrap(PictureData.load(path: path, fitting: Size(width: 10, height: 10), scale: 1))
    let bitmap = try XCTUnwrap(Bitmap(data, scale: 1))
    let window = Ref<GtkWindow>(sinking: gtk_window_new(GTK_WINDOW_TOPLEVEL))
    defer { window.destroy() }
    let area = DrawingArea()
    area.setMinimumSize(width: 30, height: 30)
    area.horizontalAlignment = .start
    area.verticalAlignment = .start
    area.onDraw { canvas in
      canvas.draw(bitmap)
      return true
    }
    window.add(area)
    window.showAll()
    await wait("its size") { area.isMapped && area.size == Size(width: 30, height: 30) }
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 30, 30)
    let context = cairo_create(surface)
    defer {
      cairo_destroy(context)
      cairo_surface_destroy(surface)
    }
    gtk_widget_draw(area.widget, context)
    cairo_surface_flush(surface)
    let stride = Int(cairo_image_surface_get_stride(surface))
    let pixels = try XCTUnwrap(cairo_image_surface_get_data(surface))
    func red(_ x: Int, _ y: Int) -> UInt8 { pixels[y * stride + x * 4 + 2] }
    XCTAssertEqual([red(10, 10), red(19, 19)], [255, 255])
    XCTAssertEqual([red(9, 10), red(20, 19)], [0, 0])
  }
}
