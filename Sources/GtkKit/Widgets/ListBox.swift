import CGtk

/// List boxes with headers between their rows.
extension ListBox {
  package convenience init() { self.init(sinking: gtk_list_box_new()) }

  /// Whether one of its rows is marked as the current one.
  package var hasSelection: Bool {
    get { gtk_list_box_get_selection_mode(pointer) != GTK_SELECTION_NONE }
    set { gtk_list_box_set_selection_mode(pointer, newValue ? GTK_SELECTION_SINGLE : GTK_SELECTION_NONE) }
  }

  /// Whether one click does what a row does, or two.
  package var activatesOnSingleClick: Bool {
    get { gtk_list_box_get_activate_on_single_click(pointer) != 0 }
    set { gtk_list_box_set_activate_on_single_click(pointer, newValue ? 1 : 0) }
  }

  /// Calls `handler` with a row that was pressed, or on which Enter was.
  package func onActivate(_ handler: @escaping (ListBoxRow) -> Void) {
    connect(pointer, "row-activated") { arguments in
      guard let row = arguments.object(1)?.asOptional(GtkListBoxRow.self) else { return }
      handler(ListBoxRow(retaining: row))
    }
  }

  /// The rows, in their order.
  package var rows: [ListBoxRow] {
    GtkKit.children(of: widget).map { Ref<GtkListBoxRow>(retaining: $0.as(GtkListBoxRow.self)) }
  }

  /// The row at a position; nil when there is none.
  package func row(at position: Int) -> ListBoxRow? {
    gtk_list_box_get_row_at_index(pointer, gint(position)).map { Ref<GtkListBoxRow>(retaining: $0) }
  }

  /// Puts a row in at a position, −1 the end.
  package func insert(_ row: ListBoxRow, at position: Int) {
    withExtendedLifetime(row) { gtk_list_box_insert(pointer, row.widget, gint(position)) }
  }

  /// Makes a row the current one.
  package func select(_ row: ListBoxRow) { gtk_list_box_select_row(pointer, row.pointer) }

  /// Scrolls with this scroller when keys move through the rows.
  package func scroll(with scroller: Scroller) {
    gtk_list_box_set_adjustment(pointer, scroller.verticalAdjustment)
  }

  /// Calls `update` with each row and the one before it, whenever either changes, so that it can set the header.
  package func setHeaderFunction(_ update: @escaping (_ row: ListBoxRow, _ before: ListBoxRow?) -> Void) {
    let box = Unmanaged.passRetained(HeaderFunction(update)).toOpaque()  // released in the destroy notify
    gtk_list_box_set_header_func(
      pointer,
      { row, before, data in
        guard let row, let data else { return }
        Unmanaged<HeaderFunction>.fromOpaque(data).takeUnretainedValue()
          .update(ListBoxRow(retaining: row), before.map { ListBoxRow(retaining: $0) })
      }, box,
      { data in
        if let data { Unmanaged<HeaderFunction>.fromOpaque(data).release() }
      })
  }
}

private final class HeaderFunction {
  let update: (ListBoxRow, ListBoxRow?) -> Void
  init(_ update: @escaping (ListBoxRow, ListBoxRow?) -> Void) { self.update = update }
}

extension ListBoxRow {
  package convenience init(_ child: any Widget) {
    self.init(sinking: gtk_list_box_row_new())
    add(child)
  }

  /// Where it stands among the others; −1 when it is in no list.
  package var position: Int { Int(gtk_list_box_row_get_index(pointer)) }

  /// Does what a press of it does.
  package func activate() { gtk_widget_activate(widget) }

  /// Whether a press of it, or Enter on it, does something.
  package var isActivatable: Bool {
    get { gtk_list_box_row_get_activatable(pointer) != 0 }
    set { gtk_list_box_row_set_activatable(pointer, newValue ? 1 : 0) }
  }

  /// What stands between this row and the one before.
  package var header: AnyWidget? {
    get { gtk_list_box_row_get_header(pointer).map { Ref<GtkWidget>(retaining: $0) } }
    set { gtk_list_box_row_set_header(pointer, newValue?.widget) }
  }
}
