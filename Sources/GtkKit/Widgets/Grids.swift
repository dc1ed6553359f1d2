import CGtk

// MARK: Grid

extension Grid {
  package convenience init() { self.init(sinking: gtk_grid_new()) }

  /// Puts a widget into a cell, or over several from there on.
  package func attach(_ child: any Widget, column: Int, row: Int, width: Int = 1, height: Int = 1) {
    withExtendedLifetime(child) {
      gtk_grid_attach(pointer, child.widget, gint(column), gint(row), gint(width), gint(height))
    }
  }

  /// Takes out a row with what is in it; those below move up.
  package func removeRow(_ row: Int) { gtk_grid_remove_row(pointer, gint(row)) }

  package var rowSpacing: Int {
    get { Int(gtk_grid_get_row_spacing(pointer)) }
    set { gtk_grid_set_row_spacing(pointer, guint(newValue)) }
  }

  package var columnSpacing: Int {
    get { Int(gtk_grid_get_column_spacing(pointer)) }
    set { gtk_grid_set_column_spacing(pointer, guint(newValue)) }
  }
}

// MARK: Size group

/// Widgets of one width or one height, wherever they are. It lives on in them.
package final class SizeGroup {
  private let group: UnsafeMutablePointer<GtkSizeGroup>

  /// - Parameter mode: `.horizontal` for one width, `.vertical` for one height.
  package init(_ mode: Orientation) {
    guard
      let group = gtk_size_group_new(
        mode == .horizontal ? GTK_SIZE_GROUP_HORIZONTAL : GTK_SIZE_GROUP_VERTICAL)
    else { preconditionFailure("GTK made no size group") }
    self.group = group
  }

  isolated deinit { g_object_unref(group) }

  package func add(_ widget: any Widget) { gtk_size_group_add_widget(group, widget.widget) }
}

// MARK: Flow box

/// Children one after the other, in as many lines as they need. Nothing in it is selected.
extension FlowBox {
  package convenience init() {
    self.init(sinking: gtk_flow_box_new())
    gtk_flow_box_set_selection_mode(pointer, GTK_SELECTION_NONE)
    gtk_flow_box_set_activate_on_single_click(pointer, 1)
  }

  /// Puts a widget in at a position, −1 the end. One that is no `FlowBoxChild` is put into one.
  package func insert(_ child: any Widget, at position: Int) {
    withExtendedLifetime(child) { gtk_flow_box_insert(pointer, child.widget, gint(position)) }
  }

  /// What is in it, in its order.
  package var children: [FlowBoxChild] {
    GtkKit.children(of: widget).map { FlowBoxChild(retaining: $0.as(GtkFlowBoxChild.self)) }
  }

  /// How many children stand in a line at least, where there is room or not.
  package var minimumPerLine: Int {
    get { Int(gtk_flow_box_get_min_children_per_line(pointer)) }
    set { gtk_flow_box_set_min_children_per_line(pointer, guint(newValue)) }
  }

  /// How many children stand in a line at most.
  package var maximumPerLine: Int {
    get { Int(gtk_flow_box_get_max_children_per_line(pointer)) }
    set { gtk_flow_box_set_max_children_per_line(pointer, guint(newValue)) }
  }

  package var rowSpacing: Int {
    get { Int(gtk_flow_box_get_row_spacing(pointer)) }
    set { gtk_flow_box_set_row_spacing(pointer, guint(newValue)) }
  }

  package var columnSpacing: Int {
    get { Int(gtk_flow_box_get_column_spacing(pointer)) }
    set { gtk_flow_box_set_column_spacing(pointer, guint(newValue)) }
  }

  /// Whether all its children are of one size.
  package var isHomogeneous: Bool {
    get { gtk_flow_box_get_homogeneous(pointer) != 0 }
    set { gtk_flow_box_set_homogeneous(pointer, newValue ? 1 : 0) }
  }

  /// Calls `handler` with the position of a child that was pressed, or on which Enter was.
  package func onActivate(_ handler: @escaping (Int) -> Void) {
    connect(pointer, "child-activated") { arguments in
      guard let child = arguments.object(1)?.asOptional(GtkFlowBoxChild.self) else { return }
      handler(Int(gtk_flow_box_child_get_index(child)))
    }
  }
}

extension FlowBoxChild {
  package convenience init(_ child: any Widget) {
    self.init(sinking: gtk_flow_box_child_new())
    add(child)
  }

  /// Where it stands among the others.
  package var position: Int { Int(gtk_flow_box_child_get_index(pointer)) }

  /// Does what a press of it does.
  package func activate() { gtk_widget_activate(widget) }
}
