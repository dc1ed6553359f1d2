package import CGtk

/// A strong reference to one GObject, given back when this handle goes.
///
/// Views hold these for the widgets they speak to. A handle keeps the C object's memory, not its life on the
/// screen: a window that is closed with `gtk_widget_destroy` is gone from the screen while handles still stand.
///
/// `T` is bound to no protocol here but in the extensions: for a bound one Swift looks through every conformance in the
/// program, Foundation's among them, when it first makes the class, and the app's first frame waits for that.
package final class Ref<T> {
  /// The object itself, valid as long as this handle.
  package let pointer: UnsafeMutablePointer<T>

  /// Shares an object that somebody else owns as well.
  package init(retaining object: UnsafeMutablePointer<T>) {
    pointer = object
    g_object_ref(pointer)  // given back in deinit
  }

  /// Takes over a full reference, as a `…_new` of a class that never floats returns it.
  package init(adopting object: UnsafeMutablePointer<T>) {
    pointer = object
  }

  isolated deinit { g_object_unref(pointer) }
}

extension Ref where T: GObjectType {
  /// Takes over a new, floating object, as every `gtk_…_new` returns it.
  package convenience init(sinking widget: UnsafeMutablePointer<GtkWidget>?) {
    guard let widget else { preconditionFailure("GTK made no \(T.self)") }
    g_object_ref_sink(widget)  // given back in deinit
    self.init(adopting: widget.as(T.self))
  }

  /// The widget that this is.
  package var widget: UnsafeMutablePointer<GtkWidget> { pointer.widget }

  /// The container that this is.
  package var container: UnsafeMutablePointer<GtkContainer> { pointer.container }
}

/// A strong reference to a GObject that C gives no body for (actions, gestures, providers).
package final class OpaqueRef {
  /// The object itself, valid as long as this handle.
  package let pointer: OpaquePointer

  /// Takes over a full reference.
  package init(adopting object: OpaquePointer) { pointer = object }

  isolated deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }
}
