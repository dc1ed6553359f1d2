import Glibc

/// Where the app was installed, or built.
package struct Installation: Equatable {
  /// The file with every resource.
  package let resources: String
  /// The folder with the translations, by language.
  package let translations: String

  /// Looks beside the executable, as a build leaves it, then in the prefix that it was installed to. The variable
  /// `SHIPSHAPE_DATA_DIR` names another folder and goes before both.
  ///
  /// - Parameters:
  ///   - executable: the binary's own path, links resolved.
  ///   - exists: whether there is a file at a path.
  /// - Returns: nil when the bundle is in none of the places.
  package nonisolated static func find(
    executable: String, environment: [String: String], exists: (String) -> Bool
  ) -> Installation? {
    for folder in places(executable: executable, environment: environment) {
      let resources = "\(folder)/shipshape.gresource"
      if exists(resources) {
        return Installation(resources: resources, translations: translations(executable))
      }
    }
    return nil
  }

  /// The folders that `find` looks in, in its order.
  package nonisolated static func places(
    executable: String, environment: [String: String]
  ) -> [String] {
    if let named = environment["SHIPSHAPE_DATA_DIR"], !named.isEmpty { return [named] }
    let folder = parent(of: executable)
    return ["\(folder)/ShipShape_ShipShapeUI.resources", "\(parent(of: folder))/share/shipshape"]
  }

  private nonisolated static func translations(_ executable: String) -> String {
    parent(of: parent(of: executable)) + "/share/locale"
  }

  private nonisolated static func parent(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }

  /// This program's own path, links resolved.
  package nonisolated static var executable: String {
    guard let path = realpath("/proc/self/exe", nil) else { return CommandLine.arguments.first ?? "" }
    defer { free(path) }
    return String(cString: path)
  }
}
