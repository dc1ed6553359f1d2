import CGtk

/// What an action is called with, or holds as its state.
package enum ActionValue: Equatable {
  case text(String)
  case number(Int)
  case flag(Bool)

  fileprivate var variant: OpaquePointer? {
    switch self {
    case .text(let text): g_variant_new_string(text)
    case .number(let number): g_variant_new_int32(gint32(number))
    case .flag(let flag): g_variant_new_boolean(flag ? 1 : 0)
    }
  }

  fileprivate init?(_ variant: OpaquePointer?) {
    guard let variant else { return nil }
    switch String(cString: g_variant_get_type_string(variant)) {
    case "s": self = .text(String(cString: g_variant_get_string(variant, nil)))
    case "i": self = .number(Int(g_variant_get_int32(variant)))
    case "b": self = .flag(g_variant_get_boolean(variant) != 0)
    default: return nil
    }
  }

  /// A value of the same type that no button has for its target.
  fileprivate var neverChosen: ActionValue {
    switch self {
    case .text: .text("\u{1}")
    case .number: .number(Int(gint32.min))
    case .flag(let flag): .flag(!flag)
    }
  }

  fileprivate var type: String {
    switch self {
    case .text: "s"
    case .number: "i"
    case .flag: "b"
    }
  }
}

/// A named set of actions: the only verbs that buttons, menus and keys have.
///
/// Setting a state from outside marks the buttons bound to it and never calls the handler.
package final class ActionGroup {
  private let map: OpaqueRef
  private var actions: [String: OpaqueRef] = [:]

  /// A group to be offered to some part of a window by `insert(into:prefix:)`.
  package init() {
    guard let group = g_simple_action_group_new() else { preconditionFailure("GLib made no action group") }
    map = OpaqueRef(adopting: OpaquePointer(group))
  }

  /// The actions of an application (`app.…`) or of an application window (`win.…`).
  package init<T: GObjectType>(of owner: Ref<T>) {
    g_object_ref(owner.pointer)  // given back by the reference
    map = OpaqueRef(adopting: OpaquePointer(owner.pointer))
  }

  /// Adds an action without a parameter.
  package func add(_ name: String, _ handler: @escaping () -> Void) {
    install(name, g_simple_action_new(name, nil)) { _ in handler() }
  }

  /// Adds an action that is called with a text.
  package func add(_ name: String, withText handler: @escaping (String) -> Void) {
    let type = g_variant_type_new("s")
    defer { g_variant_type_free(type) }
    install(name, g_simple_action_new(name, type)) { if case .text(let text) = $0 { handler(text) } }
  }

  /// Adds an action that one of several buttons calls with its target; `state` says which of them is marked.
  package func addChoice(_ name: String, state: ActionValue, _ handler: @escaping (ActionValue) -> Void) {
    let type = g_variant_type_new(state.type)
    defer { g_variant_type_free(type) }
    install(name, g_simple_action_new_stateful(name, type, state.variant)) { [weak self] target in
      guard let self, let target else { return }
      let before = self.state(name)
      handler(target)
      if self.state(name) == before { markAgain(name, afterPressOf: target) }
    }
  }

  /// A toggle button turns itself over when it is pressed, and is told only of changes. When the state stays as it was,
  /// it is set to the target, to a value that no button has, and back: GTK then tells every button, and each shows the
  /// true state.
  private func markAgain(_ name: String, afterPressOf target: ActionValue) {
    guard let state = state(name) else { return }
    for passing in [target, target.neverChosen, state] { setState(name, passing) }
  }

  /// Adds an action that is on or off, called with neither.
  package func addToggle(_ name: String, state: Bool, _ handler: @escaping () -> Void) {
    install(name, g_simple_action_new_stateful(name, nil, ActionValue.flag(state).variant)) { _ in handler() }
  }

  private func install(_ name: String, _ action: OpaquePointer?, _ handler: @escaping (ActionValue?) -> Void)
  {
    guard let action else { preconditionFailure("GLib made no action “\(name)”") }
    connect(UnsafeMutableRawPointer(action), "activate") { handler(ActionValue($0.variant(1))) }
    g_action_map_add_action(map.pointer, action)
    actions[name] = OpaqueRef(adopting: action)
  }

  /// Turns an action on or off, and with it everything that calls it.
  package func setEnabled(_ name: String, when isEnabled: Bool) {
    g_simple_action_set_enabled(action(name), isEnabled ? 1 : 0)
  }

  /// Whether an action can be called now.
  package func isEnabled(_ name: String) -> Bool { g_action_get_enabled(action(name)) != 0 }

  /// Sets what an action holds, without calling its handler.
  package func setState(_ name: String, _ state: ActionValue) {
    g_simple_action_set_state(action(name), state.variant)
  }

  /// What an action holds; nil for one without a state.
  package func state(_ name: String) -> ActionValue? {
    let variant = g_action_get_state(action(name))
    defer { if let variant { g_variant_unref(variant) } }
    return ActionValue(variant)
  }

  /// Calls an action, as a press of its button would.
  package func activate(_ name: String, _ target: ActionValue? = nil) {
    g_action_activate(action(name), target?.variant)
  }

  /// Offers the actions to `widget` and all below it, as `prefix.name`.
  package func insert(into widget: any Widget, prefix: String) {
    gtk_widget_insert_action_group(widget.widget, prefix, map.pointer)
  }

  /// The names of all actions.
  package var names: Set<String> { Set(actions.keys) }

  private func action(_ name: String) -> OpaquePointer {
    guard let action = actions[name] else { preconditionFailure("no action “\(name)”") }
    return action.pointer
  }
}

func bind(
  _ widget: UnsafeMutablePointer<GtkWidget>, to action: String, target: ActionValue? = nil
) {
  let actionable = OpaquePointer(widget)
  gtk_actionable_set_action_target_value(actionable, target?.variant)
  gtk_actionable_set_action_name(actionable, action)
}
