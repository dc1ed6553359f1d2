package import CGtk

/// List boxes with headers between their rows.
package enum ListBox {
  private final class HeaderFunction {
    let update: (UnsafeMutablePointer<GtkListBoxRow>, UnsafeMutablePointer<GtkListBoxRow>?) -> Void
    init(
      _ update: @escaping (UnsafeMutablePointer<GtkListBoxRow>, UnsafeMutablePointer<GtkListBoxRow>?) -> Void
    ) { self.update = update }
  }

  /// Calls `update` with each row and the one before it, whenever either changes, so that it can set the header.
  package static func setHeaderFunction(
    _ list: UnsafeMutablePointer<GtkListBox>,
    _ update:
      @escaping (UnsafeMutablePointer<GtkListBoxRow>, UnsafeMutablePointer<GtkListBoxRow>?) -> Void
  ) {
    let box = Unmanaged.passRetained(HeaderFunction(update)).toOpaque()  // released in the destroy notify
    gtk_list_box_set_header_func(
      list,
      { row, before, data in
        guard let row, let data else { return }
        Unmanaged<HeaderFunction>.fromOpaque(data).takeUnretainedValue().update(row, before)
      }, box,
      { data in
        if let data { Unmanaged<HeaderFunction>.fromOpaque(data).release() }
      })
  }
}
