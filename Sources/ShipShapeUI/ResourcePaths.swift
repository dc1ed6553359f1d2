/// Where things are in the resource bundle, and what they are called in the icon theme.
enum ResourcePaths {
  static let base = "/dev/shipshape/ShipShape"
  static let appIcon = "dev.shipshape.ShipShape"

  static func ui(_ name: String) -> String { "\(base)/ui/\(name).ui" }
  /// - Parameter scale: of the screen, 1 or 2.
  static func image(_ name: String, scale: Int) -> String { "\(base)/images/\(name)@\(scale).png" }
  static func clip(_ name: String) -> String { "\(base)/clips/\(name).webm" }
  static func sound(_ name: String) -> String { "\(base)/sounds/\(name).oga" }
}
