import Glibc

/// Where the app keeps its files, by the XDG base directory specification.
package struct AppPaths: Hashable, Sendable {
  /// The log.
  package let history: String
  /// Lengths and sound.
  package let settings: String
  /// Size and page.
  package let window: String

  /// The paths that `environment` asks for. A relative path in it is ignored, as the specification says.
  package init(environment: [String: String], folder: String = AppIdentity.folder) {
    let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? AppPaths.homeOfUser
    func base(_ name: String, else fallback: String) -> String {
      let path = environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "\(home)/\(fallback)"
      return "\(path)/\(folder)"
    }
    history = base("XDG_DATA_HOME", else: ".local/share") + "/history.sqlite"
    settings = base("XDG_CONFIG_HOME", else: ".config") + "/settings.json"
    window = base("XDG_STATE_HOME", else: ".local/state") + "/window.json"
  }

  /// The home that the system has for this user, where the environment names none.
  private static var homeOfUser: String {
    guard let user = getpwuid(getuid()), let home = user.pointee.pw_dir else { return "/" }
    return String(cString: home)
  }
}
