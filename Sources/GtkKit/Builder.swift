import CGtk

/// The widgets of one `.ui` file.
package final class Builder {
  private let pointer: UnsafeMutablePointer<GtkBuilder>
  private let path: String

  /// Builds the file at a resource path. A file that is missing or broken is a fault in the program, and GTK
  /// names it before it stops.
  package init(resource path: String) {
    ExactOverlay.register()
    guard let builder = gtk_builder_new_from_resource(path) else {
      preconditionFailure("no widgets in \(path)")
    }
    pointer = builder
    self.path = path
  }

  isolated deinit { g_object_unref(pointer) }

  /// The object with this id.
  package func get<T: GObjectType>(_ id: String, _: Ref<T>.Type = Ref<T>.self) -> Ref<T> {
    guard let object = gtk_builder_get_object(pointer, id) else {
      preconditionFailure("\(path) has no object “\(id)”")
    }
    return Ref(retaining: object.as(T.self))
  }
}
