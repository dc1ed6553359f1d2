import CGtk
import Foundation
import GtkKit
import GtkTestSupport
import XCTest

@testable import ReleaseChecks
@testable import ShipShapeCore
@testable import ShipShapeUI

/// The room of pictures, and the first pictures in the step's card.
@MainActor
final class PictureGalleryTests: PictureTestCase {
  // MARK: The gallery

  func testTheStripsStandInTheStoresOrderWithWhatIsLeftOut() async throws {
    try fill()
    let (_, window) = try await openRoom()
    let root = window.window.widget
    XCTAssertTrue(texts(below: root).contains("15 pictures in 2 of 3 languages"))
    let english = try strip("English (U.S.), iPhone 6.9″", window)
    XCTAssertEqual(numbers(english), ["1", "2", "3"])
    XCTAssertEqual(
      items(english).map { accessibleName($0) }, ["1 of 3, 1.png", "2 of 3, 2.png", "3 of 3, 3.png"])
    let german = try strip("German, iPhone 6.9″", window)
    XCTAssertEqual(numbers(german), (1...10).map { "\($0)" })
    XCTAssertEqual(accessibleName(items(german)[11]), "Not uploaded, 12.png, more than 10 in its set")
    let all = texts(below: root).joined(separator: "\n")
    for line in [
      "Numbers 1 to 3 show in search results.", "11.png, 12.png: more than 10 in its set",
      "10 pictures, 2 not uploaded", "3 pictures", "no pictures: shows those of English (U.S.)",
    ] { XCTAssertTrue(all.contains(line), "“\(line)” in\n\(all)") }
    XCTAssertEqual(all.components(separatedBy: "show in search results").count, 2, "it is said once")
    window.close()
  }

  func testTheThumbnailsArriveAndABrokenOneHoldsUpNothing() async throws {
    try fill()
    let broken = folder.appending(path: "app/fastlane/screenshots/en-US/2.png")
    let bytes = try Data(contentsOf: broken)
    try bytes.prefix(60).write(to: broken)
    let (_, window) = try await openRoom()
    let german = try strip("German, iPhone 6.9″", window)
    await wait("the pictures", seconds: 20) { self.waiting(german) == 0 }
    let english = try strip("English (U.S.), iPhone 6.9″", window)
    await wait("the others", seconds: 20) { self.waiting(english) == 1 }
    window.close()
  }

  func testTheArrowsWalkAStripAndTabLeavesIt() async throws {
    try fill()
    let (_, window) = try await openRoom()
    let english = try strip("English (U.S.), iPhone 6.9″", window)
    let german = try strip("German, iPhone 6.9″", window)
    gtk_widget_grab_focus(items(english)[0])
    press(GDK_KEY_Right, window)
    XCTAssertEqual(focused(window), "2 of 3, 2.png")
    press(GDK_KEY_End, window)
    XCTAssertEqual(focused(window), "3 of 3, 3.png")
    gtk_widget_child_focus(window.window.widget, GTK_DIR_TAB_FORWARD)
    XCTAssertTrue(items(german).contains { gtk_widget_is_focus($0) != 0 })
    XCTAssertTrue(focused(window).hasPrefix("1 of 10"), focused(window))
    window.close()
  }

  func testAChangedFileIsShownInPlace() async throws {
    try fill()
    let (session, window) = try await openRoom()
    let english = try strip("English (U.S.), iPhone 6.9″", window)
    let first = items(english)[0]
    gtk_widget_grab_focus(first)
    try picture("en-US/4.png", 0xABCDEF)
    session.folderChanged()
    await wait("the new picture", seconds: 20) { self.items(english).count == 4 }
    XCTAssertEqual(items(english)[0], first)
    XCTAssertEqual(accessibleName(first), "1 of 4, 1.png")
    XCTAssertNotEqual(gtk_widget_is_focus(first), 0)
    await wait("the pictures", seconds: 20) { self.waiting(english) == 0 }
    window.close()
  }

  // MARK: One picture

  func testOnePictureIsComparedAndLeft() async throws {
    try fill()
    let (session, window) = try await openRoom()
    let root = window.window.widget
    await activate(items(try strip("English (U.S.), iPhone 6.9″", window))[1])
    XCTAssertTrue(hasButton("Back to Pictures", below: root))
    let all = texts(below: root)
    for text in [
      "2.png", "screenshots/en-US/2.png", "number 2 of 3 in English (U.S.)", "1320×2868, 8-bit RGB",
    ] {
      XCTAssertTrue(all.contains(text), "“\(text)” in \(all)")
    }
    let compare = try strip("Number 2 in every language", window)
    XCTAssertEqual(items(compare).map { accessibleName($0) }, ["English (U.S.)", "German"])
    XCTAssertEqual(items(compare).map(isCurrent), [true, false])
    await wait("the pictures", seconds: 20) { self.waiting(compare) == 0 }
    await activate(items(compare)[1])
    XCTAssertEqual(items(compare).map(isCurrent), [false, true])
    XCTAssertTrue(texts(below: root).contains("number 2 of 10 in German"))
    gtk_button_clicked(try button("Next picture", below: root))
    await still()
    XCTAssertTrue(texts(below: root).contains("number 3 of 10 in German"))
    gtk_button_clicked(try button("Back to Pictures", below: root))
    await still()
    XCTAssertTrue(session.state.place == .room)
    XCTAssertEqual(focused(window).prefix(7), "3 of 10")
    gtk_button_clicked(try button("Back to Screenshots", below: root))
    await still()
    XCTAssertEqual(session.state.place, .list)
    window.close()
  }

  func testAPictureWithAFindingOpensItsFileAndTheFinding() async throws {
    try fill()
    try picture("en-US/4.png", 0x445566, width: 100, height: 200)
    let (session, window) = try await openRoom()
    let root = window.window.widget
    let english = try strip("English (U.S.), iPhone 6.9″", window)
    let last = try XCTUnwrap(items(english).last)
    XCTAssertTrue(accessibleName(last).hasPrefix("Not uploaded, 4.png, "), accessibleName(last))
    await activate(last)
    XCTAssertFalse(strips(window).contains { accessibleName($0).hasPrefix("Number") })
    gtk_button_clicked(try button("Open File", below: root))
    XCTAssertTrue(opened.first?.hasSuffix("app/fastlane/screenshots/en-US/4.png") ?? false, "\(opened)")
    gtk_button_clicked(try button("Details", below: root))
    XCTAssertTrue(session.state.place.isFinding)
    window.close()
  }

  func testANarrowWindowStaysNarrow() async throws {
    try fill()
    let (_, window) = try await openRoom(width: 420)
    let root = window.window.widget
    let width = gtk_widget_get_allocated_width(root)
    let english = try strip("English (U.S.), iPhone 6.9″", window)
    XCTAssertLessThanOrEqual(width, 432)
    await activate(items(english)[0])
    XCTAssertEqual(gtk_widget_get_allocated_width(root), width)
    let picture = try XCTUnwrap(
      shownWidgets(below: root).first {
        atk_object_get_role(gtk_widget_get_accessible($0)).rawValue == ATK_ROLE_IMAGE.rawValue
          && accessibleName($0) == "1.png"
      })
    let pixels = try XCTUnwrap(
      shownWidgets(below: root).first {
        $0.asOptional(GtkLabel.self).map { String(cString: gtk_label_get_text($0)) } == "Pixels"
      })
    XCTAssertEqual(place(picture, in: root).height, 440)
    XCTAssertGreaterThan(place(pixels, in: root).y, place(picture, in: root).y + 439)
    window.close()
  }

  // MARK: The first pictures

  func testTheCardShowsTheFirstPictures() async throws {
    try fill()
    let (_, window) = try await open()
    let root = window.window.widget
    let first = try XCTUnwrap(
      shownWidgets(below: root).first { accessibleName($0) == "First pictures in English (U.S.)" })
    XCTAssertEqual(
      atk_object_get_role(gtk_widget_get_accessible(first)).rawValue, ATK_ROLE_IMAGE.rawValue)
    XCTAssertEqual(children(of: first).count, 3)
    await wait("the pictures", seconds: 20) { self.waiting(first) == 0 }
    XCTAssertEqual(gtk_widget_get_allocated_height(children(of: first)[0]), 92)
    window.close()
  }

  // MARK: Thumbnails

  func testThumbnailsStayUnderTheirLimit() async throws {
    try fill()
    let (session, window) = try await open()
    let result = try XCTUnwrap(session.state.check.result)
    let german = try XCTUnwrap(
      PictureGalleries.of(result)?.strips(in: "APP_IPHONE_67").last { $0.items.count == 12 })
    let root = try XCTUnwrap(session.state.release.location?.root)
    let keys = german.items.map { item in
      ThumbnailKey(
        path: "\(root)/\(String(decoding: item.path.bytes, as: UTF8.self))", stamp: item.stamp,
        pixels: item.size, width: 59, height: 128, scale: 1)
    }
    let thumbnails = Thumbnails(mostBytes: 4 * 59 * 128 * 4)
    var arrived: [ThumbnailKey] = []
    thumbnails.onArrive = { arrived.append($0) }
    thumbnails.want(keys)
    await wait("four of them", seconds: 20) { arrived.count >= 4 }
    await idle()
    XCTAssertEqual(arrived, Array(keys.prefix(4)), "the nearest first")
    XCTAssertLessThanOrEqual(thumbnails.byteCount, 4 * 59 * 128 * 4)
    thumbnails.clear()
    XCTAssertEqual(thumbnails.byteCount, 0)
    window.close()
  }

  // MARK: Keys

  private func isCurrent(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    gtk_style_context_has_class(gtk_widget_get_style_context(widget), "current") != 0
  }

  private func focused(_ window: MainWindow) -> String {
    gtk_window_get_focus(window.window.widget.as(GtkWindow.self)).map { accessibleName($0) } ?? ""
  }

  private func press(_ key: Int32, _ window: MainWindow) {
    guard let event = gdk_event_new(GDK_KEY_PRESS) else { return }
    event.pointee.key.window = gtk_widget_get_window(window.window.widget)
    g_object_ref(UnsafeMutableRawPointer(event.pointee.key.window))
    event.pointee.key.keyval = guint(key)
    event.pointee.key.send_event = 1
    gtk_window_propagate_key_event(window.window.widget.as(GtkWindow.self), &event.pointee.key)
    gdk_event_free(event)
  }
}
