import CGtk
import GtkKit
import GtkTestSupport
import XCTest

@testable import ShipShapeCore
@testable import ShipShapeUI

/// The pages in their stack, and the header that leads to them.
@MainActor
final class PagesTests: UITestCase {
  private func stack(_ window: MainWindow) throws -> UnsafeMutablePointer<GtkStack> {
    try XCTUnwrap(
      shownWidgets(below: window.window.widget).compactMap { $0.asOptional(GtkStack.self) }.first)
  }

  private func shownPage(_ window: MainWindow) throws -> String {
    String(cString: gtk_stack_get_visible_child_name(try stack(window)))
  }

  private func dots(_ window: MainWindow) -> [UnsafeMutablePointer<GtkToggleButton>] {
    shownWidgets(below: window.window.widget).compactMap { $0.asOptional(GtkToggleButton.self) }
      .filter { gtk_style_context_has_class(gtk_widget_get_style_context($0.widget), "page-dot") != 0 }
  }

  func testTheStackHasWelcomeAndTheStepsInOrder() async throws {
    let window = try await makeWindow(makeSession())
    let stack = try stack(window)
    let names = children(of: stack.widget).map { child -> String in
      var value = GValue()
      g_value_init(&value, GType(16 << 2))  // G_TYPE_STRING
      defer { g_value_unset(&value) }
      gtk_container_child_get_property(stack.container, child, "name", &value)
      return String(cString: g_value_get_string(&value))
    }
    XCTAssertEqual(names, ["welcome", "step-1", "step-2", "step-3", "step-4"])
    XCTAssertEqual(try shownPage(window), "welcome")
    window.close()
  }

  func testThereIsAnIndicatorForEachPageAndOneIsMarked() async throws {
    let session = makeSession()
    let window = try await makeWindow(session)
    session.donePressed("screenshots", at: .now)
    await still()
    let dots = dots(window)
    XCTAssertEqual(
      dots.map { accessibleName($0.widget) },
      ["Welcome", "Step 1: Screenshots", "Step 2: Metadata", "Step 3: Keywords", "Step 4: Final QA"])
    XCTAssertEqual(
      dots.map { gtk_toggle_button_get_active($0) != 0 }, [false, false, true, false, false])
    XCTAssertEqual(dots.map { accessibleDescription($0.widget) }, ["", "Done", "", "", ""])
    let icons = dots.map { dot -> String? in
      let layers = gtk_bin_get_child(dot.as(GtkBin.self))
      return layers.flatMap { gtk_bin_get_child($0.as(GtkBin.self)) }
        .flatMap { Property.string($0, "icon-name") }
    }
    XCTAssertEqual(
      icons,
      [
        "hand-wave-symbolic", "step-1-done-symbolic", "step-2-fill-symbolic", "step-3-symbolic",
        "step-4-symbolic",
      ])
    for dot in dots {
      XCTAssertEqual(atk_object_get_role(gtk_widget_get_accessible(dot.widget)), ATK_ROLE_RADIO_BUTTON)
    }
    window.close()
  }

  func testAnIndicatorLeadsToItsPageAndKeepsTheFocus() async throws {
    let window = try await makeWindow(makeSession())
    for (position, page) in Page.all.enumerated().reversed() {
      gtk_widget_grab_focus(dots(window)[position].widget)
      gtk_button_clicked(dots(window)[position].as(GtkButton.self))
      await still()
      XCTAssertEqual(try shownPage(window), page.name)
      gtk_button_clicked(dots(window)[position].as(GtkButton.self))
      XCTAssertNotEqual(gtk_toggle_button_get_active(dots(window)[position]), 0, "still the current one")
      XCTAssertNotEqual(gtk_widget_is_focus(dots(window)[position].widget), 0)
    }
    window.close()
  }

  func testPagesSlideUnlessTheDesktopHasAnimationsOff() async throws {
    let settings = try XCTUnwrap(gtk_settings_get_default())
    defer { Property.set(settings, "gtk-enable-animations", true) }
    for isAnimated in [true, false] {
      Property.set(settings, "gtk-enable-animations", isAnimated)
      let session = makeSession()
      let window = try await makeWindow(session)
      let stack = try stack(window)
      var hasSlid = false
      connect(stack, "notify::transition-running") { _ in
        if gtk_stack_get_transition_running(stack) != 0 { hasSlid = true }
      }
      session.pageChosen(.step("metadata"))
      await still()
      XCTAssertEqual(hasSlid, isAnimated)
      window.close()
    }
  }

  func testTheHeaderStandsStillWhilePaging() async throws {
    let session = makeSession()
    let window = try await makeWindow(session)
    var places: [[Int]] = []
    for page in Page.all {
      session.pageChosen(page)
      await still()
      places.append(
        dots(window).flatMap { dot -> [Int] in
          let place = place(dot.widget, in: window.window.widget)
          return [place.x, place.y, place.width, place.height]
        })
    }
    XCTAssertEqual(Set(places).count, 1)
    XCTAssertEqual(places.first?.count, 20)
    window.close()
  }

  func testAfterDoneTheFocusIsOnTheNewPagesStart() async throws {
    let session = makeSession(page: .step("screenshots"))
    let window = try await makeWindow(session)
    let done = try button("Done", below: window.window.widget)
    gtk_widget_grab_focus(done.widget)
    gtk_button_clicked(done)
    await still()
    let start = try button("Start", below: window.window.widget)
    XCTAssertNotEqual(gtk_widget_is_focus(start.widget), 0)
    XCTAssertEqual(try shownPage(window), "step-2")
    window.close()
  }

  func testTheSubtitleCountsAndTheTitleTellsWhatIsLeft() async throws {
    let moment = Moment.now
    let session = makeSession(at: moment)
    session.donePressed("screenshots", at: moment)
    let window = try await makeWindow(session)
    let bar = try XCTUnwrap(gtk_window_get_titlebar(window.window.pointer.as(GtkWindow.self)))
    XCTAssertEqual(Property.string(bar, "subtitle"), "1 of 4 steps done")
    XCTAssertEqual(WindowTitle.taskBar(session.state, at: moment), "ShipShape")
    session.startPressed("keywords", at: moment)
    func title(after seconds: Double) -> String {
      var later = moment
      later.instant += .seconds(seconds)
      return WindowTitle.taskBar(session.state, at: later)
    }
    XCTAssertEqual(title(after: 0), "15 minutes left – ShipShape")
    XCTAssertEqual(title(after: 839), "2 minutes left – ShipShape")
    XCTAssertEqual(title(after: 841), "59 seconds left – ShipShape")
    XCTAssertEqual(title(after: 899), "1 second left – ShipShape")
    window.close()
  }
}
