import CGtk

// MARK: Entry

extension Entry {
  package convenience init() { self.init(sinking: gtk_entry_new()) }

  /// What is written in it. Setting it calls no handler.
  package var text: String {
    get { String(cString: gtk_entry_get_text(pointer)) }
    set { if newValue != text { Quietly.change { gtk_entry_set_text(pointer, newValue) } } }
  }

  /// Puts a text in as a person who writes it does: handlers are called.
  package func type(_ text: String) { gtk_entry_set_text(pointer, text) }

  /// Calls `handler` with the text when the person changed it.
  package func onChange(_ handler: @escaping (String) -> Void) {
    connectToPerson(pointer, "changed") { [pointer] in handler(String(cString: gtk_entry_get_text(pointer))) }
  }

  /// Calls `handler` when Enter is pressed in it.
  package func onActivate(_ handler: @escaping () -> Void) { connect(pointer, "activate") { _ in handler() } }

  /// Presses Enter, as a person does.
  package func activate() { gtk_widget_activate(widget) }

  /// How many characters wide it would like to be.
  package var widthInCharacters: Int {
    get { Int(gtk_entry_get_width_chars(pointer)) }
    set { gtk_entry_set_width_chars(pointer, gint(newValue)) }
  }

  /// Whether Enter in it presses the window's default button.
  package var activatesDefault: Bool {
    get { gtk_entry_get_activates_default(pointer) != 0 }
    set { gtk_entry_set_activates_default(pointer, newValue ? 1 : 0) }
  }
}

// MARK: Combo box

/// A list of texts that opens, one of which is chosen.
extension ComboBox {
  private var combo: UnsafeMutablePointer<GtkComboBox> { pointer.as(GtkComboBox.self) }

  /// A box that may be narrower than its texts; the list that it opens is as wide as they are.
  package convenience init() {
    self.init(sinking: gtk_combo_box_text_new())
    gtk_combo_box_set_popup_fixed_width(combo, 0)
    let cells = gtk_cell_layout_get_cells(OpaquePointer(pointer))
    defer { g_list_free(cells) }
    for node in sequence(first: cells, next: { $0?.pointee.next }) {
      guard let cell = node?.pointee.data else { continue }
      Property.set(cell, "ellipsize", Int(PANGO_ELLIPSIZE_END.rawValue))
    }
  }

  /// Takes these texts in place of those it had; none is chosen then. Calls no handler.
  package func setItems(_ items: [String]) {
    Quietly.change {
      gtk_combo_box_text_remove_all(pointer)
      for item in items { gtk_combo_box_text_append_text(pointer, item) }
    }
  }

  /// The position of the text that is chosen. Setting it calls no handler.
  package var selectedIndex: Int? {
    get { ComboBox.index(combo) }
    set { Quietly.change { gtk_combo_box_set_active(combo, gint(newValue ?? -1)) } }
  }

  /// Chooses a text as a person does: handlers are called.
  package func choose(_ index: Int) { gtk_combo_box_set_active(combo, gint(index)) }

  /// Calls `handler` when the person chose another text.
  package func onChange(_ handler: @escaping (Int?) -> Void) {
    connectToPerson(pointer, "changed") { [combo] in handler(ComboBox.index(combo)) }
  }

  private static func index(_ combo: UnsafeMutablePointer<GtkComboBox>) -> Int? {
    let index = Int(gtk_combo_box_get_active(combo))
    return index < 0 ? nil : index
  }
}
