import CGtk

/// The path of a GFile on this computer; nil for one elsewhere, and for a name that is no UTF-8.
func localPath(of file: OpaquePointer?) -> String? {
  guard let file, let path = g_file_get_path(file) else { return nil }
  defer { g_free(path) }
  return String(validatingCString: path)
}

/// The path that an address means on this computer, as a file manager hands it over.
func localPath(ofAddress address: String) -> String? {
  guard address.hasPrefix("file:"), let file = g_file_new_for_uri(address) else { return nil }
  defer { g_object_unref(UnsafeMutableRawPointer(file)) }
  return localPath(of: file)
}
