import CAtspi

/// One thing on the screen, as a screen reader knows it.
struct Element {
  /// Owned for as long as this value or a copy stands.
  private let handle: Handle

  private final class Handle {
    let pointer: UnsafeMutablePointer<AtspiAccessible>
    init(_ pointer: UnsafeMutablePointer<AtspiAccessible>) { self.pointer = pointer }
    deinit { g_object_unref(pointer) }
  }

  /// Takes over a full reference.
  init?(adopting pointer: UnsafeMutablePointer<AtspiAccessible>?) {
    guard let pointer else { return nil }
    handle = Handle(pointer)
  }

  private var pointer: UnsafeMutablePointer<AtspiAccessible> { handle.pointer }

  private func text(
    _ get: (UnsafeMutablePointer<AtspiAccessible>?, UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?) ->
      UnsafeMutablePointer<CChar>?
  ) -> String {
    guard let text = get(pointer, nil) else { return "" }
    defer { g_free(text) }
    // Times of day can have a narrow no-break space in them.
    return String(cString: text).replacing("\u{202f}", with: " ")
  }

  var name: String { text(atspi_accessible_get_name) }
  var description: String { text(atspi_accessible_get_description) }
  var role: String { text(atspi_accessible_get_role_name) }
  var process: Int32 { Int32(bitPattern: atspi_accessible_get_process_id(pointer, nil)) }

  func has(_ state: AtspiStateType) -> Bool {
    guard let states = atspi_accessible_get_state_set(pointer) else { return false }
    defer { g_object_unref(states) }
    return atspi_state_set_contains(states, state) != 0
  }

  var children: [Element] {
    atspi_accessible_clear_cache(pointer)
    let count = atspi_accessible_get_child_count(pointer, nil)
    guard count > 0 else { return [] }
    return (0..<count).compactMap { Element(adopting: atspi_accessible_get_child_at_index(pointer, $0, nil)) }
  }

  /// Itself and everything below it.
  var tree: [Element] { [self] + children.flatMap(\.tree) }

  /// Does the first thing that can be done with it: presses a button.
  @discardableResult
  func press() -> Bool {
    guard let action = atspi_accessible_get_action_iface(pointer) else { return false }
    defer { g_object_unref(action) }
    return atspi_action_do_action(action, 0, nil) != 0
  }

  /// Its value, of a slider or a bar.
  var value: Double {
    guard let value = atspi_accessible_get_value_iface(pointer) else { return 0 }
    defer { g_object_unref(value) }
    return atspi_value_get_current_value(value, nil)
  }

  /// Its middle on the screen.
  var middle: (x: Int, y: Int) {
    guard let component = atspi_accessible_get_component_iface(pointer),
      let place = atspi_component_get_extents(component, ATSPI_COORD_TYPE_SCREEN, nil)
    else { return (0, 0) }
    defer {
      g_free(place)
      g_object_unref(component)
    }
    let (x, y) = (place.pointee.x + place.pointee.width / 2, place.pointee.y + place.pointee.height / 2)
    return (Int(x), Int(y))
  }

  func grabFocus() {
    guard let component = atspi_accessible_get_component_iface(pointer) else { return }
    atspi_component_grab_focus(component, nil)
    g_object_unref(component)
  }

  /// Everything on the desktop.
  static var applications: [Element] { Element(adopting: atspi_get_desktop(0))?.children ?? [] }
}
