package import Foundation

/// Who the app is to the desktop. A development build is another app, so that its data never meets the real log.
package enum AppIdentity {
  #if DEBUG
    package static let id = "dev.shipshape.ShipShape.Devel"
    package static let folder = "shipshape-devel"
    package static let isDevelopment = true
  #else
    package static let id = "dev.shipshape.ShipShape"
    package static let folder = "shipshape"
    package static let isDevelopment = false
  #endif
  /// The version, as `--version` and About give it.
  package static let version = "1.0.0"
}

/// Where the app keeps its files, by the XDG base directory specification.
package struct AppPaths: Hashable, Sendable {
  /// The log.
  package let history: URL
  /// Lengths and sound.
  package let settings: URL
  /// Size and page.
  package let window: URL

  /// The paths that `environment` asks for. A relative path in it is ignored, as the specification says.
  package init(environment: [String: String], folder: String = AppIdentity.folder) {
    let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? NSHomeDirectory()
    func base(_ name: String, else fallback: String) -> URL {
      let path = environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "\(home)/\(fallback)"
      return URL(filePath: path).appending(path: folder)
    }
    history = base("XDG_DATA_HOME", else: ".local/share").appending(path: "history.sqlite")
    settings = base("XDG_CONFIG_HOME", else: ".config").appending(path: "settings.json")
    window = base("XDG_STATE_HOME", else: ".local/state").appending(path: "window.json")
  }
}
