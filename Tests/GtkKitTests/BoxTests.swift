import CGtk
import GtkKit
import GtkTestSupport
import XCTest

@MainActor
final class BoxTests: GtkTestCase {
  private func sized(_ width: Int, _ height: Int) -> Ref<GtkBox> {
    let box = Ref<GtkBox>(sinking: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    gtk_widget_set_size_request(box.widget, gint(width), gint(height))
    gtk_widget_show(box.widget)
    return box
  }

  private func place(_ widget: UnsafeMutablePointer<GtkWidget>) -> [Int] {
    var place = GtkAllocation()
    gtk_widget_get_allocation(widget, &place)
    return [Int(place.x), Int(place.y), Int(place.width), Int(place.height)]
  }

  private func allocate(_ box: Ref<GtkBox>, width: Int, height: Int = 400) {
    gtk_widget_show(box.widget)
    var minimum: gint = 0
    gtk_widget_get_preferred_width(box.widget, &minimum, nil)
    gtk_widget_get_preferred_height_for_width(box.widget, gint(width), &minimum, nil)
    var place = GtkAllocation(x: 0, y: 0, width: gint(width), height: gint(height))
    gtk_widget_size_allocate(box.widget, &place)
  }

  private func columns() -> (Ref<GtkBox>, Ref<GtkBox>, Ref<GtkBox>) {
    let (first, second) = (sized(50, 80), sized(50, 60))
    let measures = LayoutBoxes.ColumnMeasures(
      twoFrom: 900, side: 24, columnGap: 36, rowGap: 24, singleMaximum: 528, bothMaximum: 1_120)
    return (LayoutBoxes.makeColumns(measures, first, second), first, second)
  }

  func testWideColumnsAreEqualAndCentred() async {
    let (box, first, second) = columns()
    allocate(box, width: 1_240)
    XCTAssertEqual(place(first.widget), [60, 0, 542, 80])
    XCTAssertEqual(place(second.widget), [638, 0, 542, 60])
    allocate(box, width: 920)
    XCTAssertEqual(place(first.widget), [24, 0, 418, 80])
  }

  func testNarrowColumnsStandBelowEachOther() async {
    let (box, first, second) = columns()
    allocate(box, width: 760)
    XCTAssertEqual(place(first.widget), [116, 0, 528, 80])
    XCTAssertEqual(place(second.widget), [116, 104, 528, 60])
    allocate(box, width: 360)
    XCTAssertEqual(place(first.widget), [24, 0, 312, 80])
  }

  func testColumnsAreMirrored() async {
    let (box, first, second) = columns()
    gtk_widget_set_direction(box.widget, GTK_TEXT_DIR_RTL)
    allocate(box, width: 1_240)
    XCTAssertEqual(place(first.widget), [638, 0, 542, 80])
    XCTAssertEqual(place(second.widget), [60, 0, 542, 60])
  }

  func testAnAspectBoxFollowsItsWidth() async {
    let box = LayoutBoxes.makeAspect(width: 528, height: 297)
    gtk_widget_show(box.widget)
    var height: gint = 0
    gtk_widget_get_preferred_height_for_width(box.widget, 312, nil, &height)
    XCTAssertEqual(height, 175)
  }

  func testAnAspectBoxGivesWayAndKeepsWhatIsInItInProportion() async {
    let box = LayoutBoxes.makeAspect(width: 528, height: 297)
    let (picture, strip) = (sized(1, 1), sized(1, 1))
    box.add(picture)
    box.add(strip)
    LayoutBoxes.letFillWidth(strip)
    allocate(box, width: 528, height: 148)
    XCTAssertEqual(place(picture.widget), [132, 0, 263, 148])
    XCTAssertEqual(place(strip.widget), [0, 0, 528, 148])
  }

  func testAPreferringBoxAsksForNoMoreThanItsChildrenNeed() async {
    let box = LayoutBoxes.makePreferring(width: 420, height: 440)
    box.add(sized(100, 50))
    gtk_widget_show(box.widget)
    var minimum = GtkRequisition()
    var natural = GtkRequisition()
    gtk_widget_get_preferred_size(box.widget, &minimum, &natural)
    XCTAssertEqual([minimum.width, minimum.height], [100, 50])
    XCTAssertEqual([natural.width, natural.height], [420, 440])
  }

  func testACurtainHidesItsChildrenFromScreenReadersWhileItIsShut() async {
    let curtain = ModalBoxes.makeCurtain()
    curtain.add(Ref<GtkButton>(sinking: gtk_button_new_with_label("behind")))
    gtk_widget_show_all(curtain.widget)
    let accessible = gtk_widget_get_accessible(curtain.widget)
    XCTAssertEqual(atk_object_get_n_accessible_children(accessible), 1)
    gtk_widget_set_sensitive(curtain.widget, 0)
    XCTAssertEqual(atk_object_get_n_accessible_children(accessible), 0)
    gtk_widget_set_sensitive(curtain.widget, 1)
    XCTAssertEqual(atk_object_get_n_accessible_children(accessible), 1)
  }

  func testADialogBoxIsModalToAScreenReader() async {
    let box = ModalBoxes.makeDialogBox(name: "Ready to Ship!")
    let accessible = gtk_widget_get_accessible(box.widget)
    XCTAssertEqual(atk_object_get_role(accessible), ATK_ROLE_DIALOG)
    let states = atk_object_ref_state_set(accessible)
    XCTAssertNotEqual(atk_state_set_contains_state(states, ATK_STATE_MODAL), 0)
    g_object_unref(states)
    XCTAssertEqual(accessibleName(box.widget), "Ready to Ship!")
  }
}
