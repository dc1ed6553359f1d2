import CGtk

/// How the wish to open a file ended.
package enum OpenResult: Equatable {
  case opened
  /// The desktop knows no app for such a file.
  case noApp
  /// What the system says.
  case failed(String)
}

/// Opens files in the app that the person opens them with.
package enum FileOpener {
  /// Opens a file, at a line and a column (from 1) where its app can be told them.
  @discardableResult
  package static func open(path: String, line: Int? = nil, column: Int? = nil) -> OpenResult {
    guard let file = g_file_new_for_path(path) else { return .failed(path) }
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    let type: String
    switch contentType(of: file) {
    case .success(let found): type = found
    case .failure(let error): return .failed(error.message)
    }
    guard let app = g_app_info_get_default_for_type(type, 0) else { return .noApp }
    defer { g_object_unref(UnsafeMutableRawPointer(app)) }
    let executable = g_app_info_get_executable(app).map { String(cString: $0) } ?? ""
    if line != nil, knowsLines(executable) {
      return spawn([executable] + arguments(executable: executable, path: path, line: line, column: column))
    }
    return launch(app, file)
  }

  /// What an app is begun with to open a file at a line: each has words of its own for it, and to one that is not known
  /// only the file is given. GNOME's Text Editor is one of those: not every version of it takes a line.
  package static func arguments(executable: String, path: String, line: Int?, column: Int?) -> [String] {
    guard let line else { return [path] }
    let place = column.map { "\(line):\($0)" } ?? "\(line)"
    switch name(of: executable) {
    case "gedit": return ["+\(place)", path]
    case "code", "codium": return ["--goto", "\(path):\(place)"]
    case "kate": return ["--line", "\(line)"] + (column.map { ["--column", "\($0)"] } ?? []) + [path]
    default: return [path]
    }
  }

  private static func knowsLines(_ executable: String) -> Bool {
    ["gedit", "code", "codium", "kate"].contains(name(of: executable))
  }

  private static func name(of executable: String) -> String {
    executable.split(separator: "/").last.map(String.init) ?? executable
  }

  private struct Failure: Error {
    let message: String
    init(_ error: UnsafeMutablePointer<GError>?) {
      message = error.map { String(cString: $0.pointee.message) } ?? ""
    }
  }

  private static func contentType(of file: OpaquePointer) -> Result<String, Failure> {
    var error: UnsafeMutablePointer<GError>?
    defer { g_clear_error(&error) }
    let attribute = "standard::content-type"
    guard let info = g_file_query_info(file, attribute, G_FILE_QUERY_INFO_NONE, nil, &error) else {
      return .failure(Failure(error))
    }
    defer { g_object_unref(UnsafeMutableRawPointer(info)) }
    return .success(g_file_info_get_content_type(info).map { String(cString: $0) } ?? "text/plain")
  }

  private static func launch(_ app: OpaquePointer, _ file: OpaquePointer) -> OpenResult {
    let context = gdk_display_get_app_launch_context(gdk_display_get_default())
    defer { if let context { g_object_unref(UnsafeMutableRawPointer(context)) } }
    var error: UnsafeMutablePointer<GError>?
    defer { g_clear_error(&error) }
    let files = g_list_append(nil, UnsafeMutableRawPointer(file))
    defer { g_list_free(files) }
    let launched = g_app_info_launch(app, files, context.map { UnsafeMutablePointer($0) }, &error) != 0
    return launched ? .opened : .failed(Failure(error).message)
  }

  /// Begins a program, found as a shell finds it, without a shell.
  private static func spawn(_ words: [String]) -> OpenResult {
    var list: [UnsafeMutablePointer<CChar>?] = words.map { g_strdup($0) } + [nil]
    defer { list.forEach { g_free($0) } }
    var error: UnsafeMutablePointer<GError>?
    defer { g_clear_error(&error) }
    let begun = g_spawn_async(nil, &list, nil, G_SPAWN_SEARCH_PATH, nil, nil, nil, &error) != 0
    return begun ? .opened : .failed(Failure(error).message)
  }
}
