import CGtk
import GtkKit
import GtkTestSupport
import XCTest

/// A real drag, from one window to another, with a pointer that is moved.
@MainActor
final class FileDropTests: GtkTestCase {
  private lazy var source = EventBox()
  private lazy var target = EventBox()
  private lazy var window = Ref<GtkWindow>(sinking: gtk_window_new(GTK_WINDOW_TOPLEVEL))

  private var isEnded = false

  override func setUp() async throws {
    try await super.setUp()
    let box = Box(.horizontal, [.expanding(source), .expanding(target)])
    window.setDefaultSize(Size(width: 400, height: 200))
    window.add(box)
    window.showAll()
    await wait("the window") { target.isMapped && target.size.width > 100 }
    await still()
  }

  override func tearDown() async throws { window.destroy() }

  private func move(to widget: any Widget) {
    var (x, y): (gint, gint) = (0, 0)
    gdk_window_get_origin(gtk_widget_get_window(widget.widget), &x, &y)
    let pointer = gdk_seat_get_pointer(gdk_display_get_default_seat(gdk_display_get_default()))
    gdk_device_warp(pointer, gdk_screen_get_default(), x + 60, y + 60)
  }

  /// Begins to drag what lies at these addresses, and goes over the target with it.
  private func drag(_ addresses: [String]) async throws {
    gtk_drag_source_set(source.widget, GDK_BUTTON1_MASK, nil, 0, GDK_ACTION_COPY)
    gtk_drag_source_add_uri_targets(source.widget)
    connect(source.pointer, "drag-data-get") { arguments in
      var list: [UnsafeMutablePointer<CChar>?] = addresses.map { strdup($0) } + [nil]
      gtk_selection_data_set_uris(arguments.cairo(2), &list)  // a boxed struct, as a Cairo context is one
      list.forEach { free($0) }
    }
    connect(source.pointer, "drag-end") { [weak self] _ in self?.isEnded = true }
    move(to: source)
    await idle()
    let targets = gtk_drag_source_get_target_list(source.widget)
    XCTAssertNotNil(
      gtk_drag_begin_with_coordinates(source.widget, targets, GDK_ACTION_COPY, 1, nil, -1, -1))
    await idle()
    move(to: target)
  }

  /// Lets go of the mouse's button: the window that has the pointer during a drag, one of GTK's own, hears it.
  private func letGo() throws {
    let list = gtk_window_list_toplevels()
    defer { g_list_free(list) }
    for node in sequence(first: list, next: { $0?.pointee.next }) {
      guard let popup = node?.pointee.data?.assumingMemoryBound(to: GtkWidget.self),
        gtk_window_get_window_type(popup.as(GtkWindow.self)) == GTK_WINDOW_POPUP,
        let surface = gtk_widget_get_window(popup)
      else { continue }
      let event = try XCTUnwrap(gdk_event_new(GDK_BUTTON_RELEASE))
      event.pointee.button.window = surface
      g_object_ref(UnsafeMutableRawPointer(surface))
      event.pointee.button.button = 1
      gdk_event_set_device(
        event, gdk_seat_get_pointer(gdk_display_get_default_seat(gdk_display_get_default())))
      gdk_event_put(event)
      gdk_event_free(event)
    }
  }

  func testFilesThatAreDroppedArriveAsPaths() async throws {
    var hovers: [Bool] = []
    var dropped: [[String]] = []
    target.onFileDrop(hover: { hovers.append($0) }) { dropped.append($0) }
    try await drag(["file:///tmp/a%20b", "https://example.com/c", "file:///tmp/%C3%A4"])
    await wait("it is over the target") { hovers == [true] }
    move(to: source)
    await wait("it is no longer") { hovers == [true, false] }
    move(to: target)
    await wait("it is again") { hovers == [true, false, true] }
    try letGo()
    await wait("the paths") { !dropped.isEmpty }
    XCTAssertEqual(dropped, [["/tmp/a b", "/tmp/ä"]])
    XCTAssertEqual(hovers, [true, false, true, false])
    await wait("the end") { isEnded }
  }

  func testWhatLiesElsewhereIsNotDropped() async throws {
    var hovers: [Bool] = []
    target.onFileDrop(hover: { hovers.append($0) }) { _ in XCTFail("it is no file here") }
    try await drag(["https://example.com/c"])
    await wait("it is over the target") { hovers == [true] }
    try letGo()
    await wait("the end") { isEnded }
    XCTAssertEqual(hovers, [true, false])
  }
}
