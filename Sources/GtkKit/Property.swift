package import CGtk

/// GObject properties that have no typed setter of their own.
package enum Property {
  /// Sets a boolean property.
  package static func set(_ object: UnsafeMutableRawPointer, _ name: String, _ value: Bool) {
    withValue(of: GType(5 << 2)) { holder in  // G_TYPE_BOOLEAN
      g_value_set_boolean(holder, value ? 1 : 0)
      g_object_set_property(object.assumingMemoryBound(to: GObject.self), name, holder)
    }
  }

  /// Sets a string property.
  package static func set(_ object: UnsafeMutableRawPointer, _ name: String, _ value: String) {
    withValue(of: GType(16 << 2)) { holder in  // G_TYPE_STRING
      g_value_set_string(holder, value)
      g_object_set_property(object.assumingMemoryBound(to: GObject.self), name, holder)
    }
  }

  /// Sets a number, or an enumeration by its number.
  package static func set(_ object: UnsafeMutableRawPointer, _ name: String, _ value: Int) {
    withValue(of: GType(6 << 2)) { holder in  // G_TYPE_INT
      g_value_set_int(holder, gint(value))
      g_object_set_property(object.assumingMemoryBound(to: GObject.self), name, holder)
    }
  }

  /// Sets a property that holds an object.
  package static func set(
    _ object: UnsafeMutableRawPointer, _ name: String, object value: UnsafeMutableRawPointer?
  ) {
    withValue(of: GType(20 << 2)) { holder in  // G_TYPE_OBJECT
      g_value_set_object(holder, value)
      g_object_set_property(object.assumingMemoryBound(to: GObject.self), name, holder)
    }
  }

  /// A new widget with a property that can be set only while it is made.
  static func make<T: WidgetType>(_ type: T.Type, _ name: String, _ value: Int) -> Ref<T> {
    var holder = GValue()
    g_value_init(&holder, GType(6 << 2))  // G_TYPE_INT
    g_value_set_int(&holder, gint(value))
    let object = name.withCString { name in
      var names: [UnsafePointer<CChar>?] = [name]
      return g_object_new_with_properties(T.gType, 1, &names, &holder)
    }
    return Ref(sinking: object?.as(GtkWidget.self))
  }

  /// Reads a boolean property.
  package static func bool(_ object: UnsafeMutableRawPointer, _ name: String) -> Bool {
    withValue(of: GType(5 << 2)) { holder in  // G_TYPE_BOOLEAN
      g_object_get_property(object.assumingMemoryBound(to: GObject.self), name, holder)
      return g_value_get_boolean(holder) != 0
    }
  }

  /// Reads a string property.
  package static func string(_ object: UnsafeMutableRawPointer, _ name: String) -> String? {
    withValue(of: GType(16 << 2)) { holder in  // G_TYPE_STRING
      g_object_get_property(object.assumingMemoryBound(to: GObject.self), name, holder)
      return g_value_get_string(holder).map { String(cString: $0) }
    }
  }

  /// Reads a property that holds a widget, without taking a reference.
  package static func widget(
    _ object: UnsafeMutableRawPointer, _ name: String
  ) -> UnsafeMutablePointer<GtkWidget>? {
    withValue(of: GtkWidget.gType) { holder in
      g_object_get_property(object.assumingMemoryBound(to: GObject.self), name, holder)
      return g_value_get_object(holder)?.assumingMemoryBound(to: GObject.self).as(GtkWidget.self)
    }
  }

  private static func withValue<Result>(
    of type: GType, _ body: (UnsafeMutablePointer<GValue>) -> Result
  ) -> Result {
    var value = GValue()
    g_value_init(&value, type)
    defer { g_value_unset(&value) }
    return body(&value)
  }
}
