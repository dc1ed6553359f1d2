import CGtk
import GtkKit
import GtkTestSupport
import XCTest

@MainActor
final class OwnershipTests: GtkTestCase {
  private func referenceCount<T>(_ pointer: UnsafeMutablePointer<T>) -> Int {
    Int(UnsafeMutableRawPointer(pointer).load(fromByteOffset: MemoryLayout<UInt>.size, as: guint.self))
  }

  func testAHandleOwnsOneReferenceAndGivesItBack() async {
    let label = Ref<GtkLabel>(sinking: gtk_label_new("one"))
    XCTAssertEqual(g_object_is_floating(label.pointer), 0)
    XCTAssertEqual(referenceCount(label.pointer), 1)
    do {
      let second = Ref(retaining: label.pointer)
      XCTAssertEqual(referenceCount(second.pointer), 2)
    }
    XCTAssertEqual(referenceCount(label.pointer), 1)
  }

  func testAContainerKeepsWhatItsHandleLetsGo() async {
    let box = Ref<GtkBox>(sinking: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    box.add(Ref<GtkLabel>(sinking: gtk_label_new("kept")))
    let child = children(of: box.widget).first
    XCTAssertEqual(child.map { String(cString: gtk_label_get_text($0.as(GtkLabel.self))) }, "kept")
  }

  func testACastAsksTheType() async {
    let label = Ref<GtkLabel>(sinking: gtk_label_new("one"))
    XCTAssertNotNil(label.widget.asOptional(GtkLabel.self))
    XCTAssertNil(label.widget.asOptional(GtkButton.self))
    XCTAssertNil(label.widget.asOptional(GtkContainer.self))
  }

  func testPropertiesGoInAndOut() async {
    let button = Ref<GtkButton>(sinking: gtk_button_new())
    Property.set(button.pointer, "label", "Grüße")
    XCTAssertEqual(Property.string(button.pointer, "label"), "Grüße")
    Property.set(button.pointer, "visible", true)
    XCTAssertTrue(Property.bool(button.pointer, "visible"))
    let image = Ref<GtkImage>(sinking: gtk_image_new())
    Property.set(button.pointer, "image", object: image.pointer)
    XCTAssertEqual(Property.widget(button.pointer, "image"), image.widget)
  }
}
