import CGtk
import GtkKit
import GtkTestSupport
import XCTest

@MainActor
final class ContainerTests: GtkTestCase {
  private var window: Ref<GtkWindow>?

  override func tearDown() async throws {
    window?.destroy()
    window = nil
  }

  private func show(_ content: any Widget, _ width: Int = 300, _ height: Int = 200) async {
    let window = Ref<GtkWindow>(sinking: gtk_window_new(GTK_WINDOW_TOPLEVEL))
    window.setDefaultSize(Size(width: width, height: height))
    window.add(content)
    window.showAll()
    self.window = window
    await wait("a size") { content.isMapped && content.size.width > 1 }
    await still()
  }

  private func block(_ width: Int, _ height: Int) -> DrawingArea {
    let area = DrawingArea()
    area.setMinimumSize(width: width, height: height)
    return area
  }

  func testAGridHasCellsAndRowsThatGo() async {
    let grid = Grid()
    let (first, second, wide) = (Label("1"), Label("2"), Label("3"))
    grid.attach(first, column: 0, row: 0)
    grid.attach(second, column: 1, row: 1)
    grid.attach(wide, column: 0, row: 2, width: 2)
    XCTAssertEqual(gtk_grid_get_child_at(grid.pointer, 1, 1), second.widget)
    XCTAssertEqual(gtk_grid_get_child_at(grid.pointer, 1, 2), wide.widget)
    grid.rowSpacing = 6
    grid.columnSpacing = 12
    XCTAssertEqual(
      [gtk_grid_get_row_spacing(grid.pointer), gtk_grid_get_column_spacing(grid.pointer)], [6, 12])
    grid.removeRow(0)
    XCTAssertFalse(first.hasParent)
    XCTAssertEqual(gtk_grid_get_child_at(grid.pointer, 1, 0), second.widget)
  }

  func testASizeGroupMakesOneWidth() async {
    let (small, large) = (block(20, 10), block(90, 10))
    small.isVisible = true
    large.isVisible = true
    do {
      let group = SizeGroup(.horizontal)
      group.add(small)
      group.add(large)
    }
    XCTAssertEqual(small.naturalSize.width, 90, "also when nobody keeps the group")
  }

  func testAFlowBoxTellsTheChildThatIsPressed() async {
    let flow = FlowBox()
    flow.insert(Label("b"), at: -1)
    flow.insert(FlowBoxChild(Label("a")), at: 0)
    flow.minimumPerLine = 1
    flow.maximumPerLine = 2
    XCTAssertEqual(gtk_flow_box_get_max_children_per_line(flow.pointer), 2)
    XCTAssertEqual(gtk_flow_box_get_min_children_per_line(flow.pointer), 1)
    XCTAssertEqual(gtk_flow_box_get_selection_mode(flow.pointer), GTK_SELECTION_NONE)
    var pressed: [Int] = []
    flow.onActivate { pressed.append($0) }
    await show(flow)
    XCTAssertEqual(flow.children.count, 2)
    XCTAssertEqual(flow.children.map(\.position), [0, 1])
    flow.children[1].activate()
    XCTAssertEqual(pressed, [1])
  }

  func testAListBoxTellsTheRowThatIsPressed() async {
    let list = ListBox()
    XCTAssertTrue(list.hasSelection)
    list.hasSelection = false
    XCTAssertEqual(gtk_list_box_get_selection_mode(list.pointer), GTK_SELECTION_NONE)
    list.activatesOnSingleClick = false
    XCTAssertEqual(gtk_list_box_get_activate_on_single_click(list.pointer), 0)
    for text in ["a", "b"] { list.insert(ListBoxRow(Label(text)), at: -1) }
    var pressed: [Int] = []
    list.onActivate { pressed.append($0.position) }
    await show(list)
    list.row(at: 1)?.activate()
    XCTAssertEqual(pressed, [1])
  }

  func testAScrollerGoesSidewaysAndDown() async {
    let scroller = Scroller()
    scroller.setPolicies(horizontal: .external, vertical: .automatic)
    var policies = (GTK_POLICY_NEVER, GTK_POLICY_NEVER)
    gtk_scrolled_window_get_policy(scroller.pointer, &policies.0, &policies.1)
    XCTAssertEqual(policies.0, GTK_POLICY_EXTERNAL)
    XCTAssertEqual(policies.1, GTK_POLICY_AUTOMATIC)
    scroller.addWithViewport(block(1_000, 900))
    await show(scroller)
    XCTAssertEqual(scroller.contentWidth, 1_000)
    XCTAssertLessThan(scroller.pageWidth, 1_000)
    scroller.horizontalOffset = 120
    XCTAssertEqual(scroller.horizontalOffset, 120)
    XCTAssertEqual(scroller.offset, 0)
  }

  func testScrollersGoTogether() async {
    let box = Box(.horizontal)
    let (names, texts, head) = (Scroller(), Scroller(), Scroller())
    for scroller in [names, texts, head] {
      scroller.addWithViewport(block(1_000, 900))
      box.add(.expanding(scroller))
    }
    names.shareVertical(with: texts)
    head.shareHorizontal(with: texts)
    await show(box, 900, 200)
    texts.offset = 50
    texts.horizontalOffset = 70
    XCTAssertEqual([names.offset, names.horizontalOffset], [50, 0])
    XCTAssertEqual([head.offset, head.horizontalOffset], [0, 70])
  }

  func testAScrollerIsAsHighAsItsContentWhereItIsAskedTo() async {
    let scroller = Scroller()
    scroller.setPolicies(horizontal: .never, vertical: .automatic)
    scroller.addWithViewport(block(100, 333))
    scroller.showAll()
    XCTAssertLessThan(scroller.naturalSize.height, 333)
    scroller.propagatesNaturalHeight = true
    XCTAssertTrue(scroller.propagatesNaturalHeight)
    XCTAssertGreaterThanOrEqual(scroller.naturalSize.height, 333)
  }

  func testTheFocusScrollsSideways() async {
    let row = Box(.horizontal)
    let buttons = (0..<20).map { Button(label: "button \($0)") }
    for button in buttons { row.add(.start(button)) }
    let scroller = Scroller()
    scroller.setPolicies(horizontal: .external, vertical: .never)
    scroller.addWithViewport(row)
    scroller.followFocusHorizontally(in: row)
    await show(scroller)
    buttons[19].grabFocus()
    XCTAssertGreaterThan(scroller.horizontalOffset, 0)
  }
}
