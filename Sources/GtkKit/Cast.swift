package import CGtk

/// A C struct of GObject's type system, with the type that a checked cast asks for.
package protocol GObjectType {
  static var gType: GType { get }
}

extension UnsafeMutablePointer where Pointee: GObjectType {
  /// This object as another of its types.
  ///
  /// A pointer that is not of that type is a fault in the program: it stops here, with both names,
  /// and not later in somebody's memory.
  package func `as`<T: GObjectType>(_ type: T.Type) -> UnsafeMutablePointer<T> {
    guard let cast = asOptional(type) else {
      preconditionFailure("\(typeName(of: self)) is not a \(String(cString: g_type_name(T.gType)))")
    }
    return cast
  }

  /// This object as another of its types, or nil when it is not of that type.
  package func asOptional<T: GObjectType>(_: T.Type) -> UnsafeMutablePointer<T>? {
    let raw = UnsafeMutableRawPointer(self)
    let instance = raw.assumingMemoryBound(to: GTypeInstance.self)
    guard g_type_check_instance_is_a(instance, T.gType) != 0 else { return nil }
    return raw.assumingMemoryBound(to: T.self)
  }

  /// The widget that this is.
  package var widget: UnsafeMutablePointer<GtkWidget> { self.as(GtkWidget.self) }

  /// The container that this is.
  package var container: UnsafeMutablePointer<GtkContainer> { self.as(GtkContainer.self) }
}

/// An object of a library that this layer has no types for, as the GObject that it is.
package func gObject(_ object: UnsafeMutableRawPointer) -> UnsafeMutablePointer<GObject> {
  let instance = object.assumingMemoryBound(to: GTypeInstance.self)
  precondition(g_type_check_instance_is_a(instance, GObject.gType) != 0, "this is not a GObject")
  return object.assumingMemoryBound(to: GObject.self)
}

/// The name of an object's own class, for messages.
private func typeName(of object: UnsafeMutableRawPointer) -> String {
  String(cString: g_type_name_from_instance(object.assumingMemoryBound(to: GTypeInstance.self)))
}
