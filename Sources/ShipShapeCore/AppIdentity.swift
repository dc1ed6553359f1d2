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
