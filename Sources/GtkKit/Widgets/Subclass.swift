import CGtk

extension GType {
  /// Registers a class of our own with GObject, like `parent` but for what `fill` sets in its class struct.
  static func registerSubclass(
    named name: String, of parent: GType, _ fill: @escaping (_ classPointer: UnsafeMutableRawPointer) -> Void
  ) -> GType {
    var query = GTypeQuery()
    g_type_query(parent, &query)
    SubclassFiller.current = fill
    let type = g_type_register_static_simple(
      parent, name, query.class_size,
      { classPointer, _ in if let classPointer { SubclassFiller.current?(classPointer) } },
      query.instance_size, nil,
      GTypeFlags(rawValue: 0))
    g_type_class_ref(type)  // initialises the class now, while `fill` is at hand; never freed
    SubclassFiller.current = nil
    return type
  }
}

private enum SubclassFiller {
  static var current: ((UnsafeMutableRawPointer) -> Void)?
}

extension Box {
  /// A new box of a class of our own.
  convenience init(ofType type: GType, orientation: GtkOrientation = GTK_ORIENTATION_VERTICAL) {
    guard let object = g_object_new_with_properties(type, 0, nil, nil) else {
      preconditionFailure("GObject made no box")
    }
    gtk_orientable_set_orientation(OpaquePointer(object), orientation)
    self.init(sinking: object.as(GtkWidget.self))
  }
}
