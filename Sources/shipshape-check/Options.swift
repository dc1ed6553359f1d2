import ReleaseChecks

/// What the command line asks for.
struct Options: Equatable {
  enum Format: String, CaseIterable { case text, json, github }
  enum Action: Equatable { case check, help, version }

  var action = Action.check
  var path = "."
  var facts = Facts()
  var folder: String?
  var format = Format.text
  var failOn = Finding.Severity.error
  var looksAtPixels = true
  var rules: String?
  var fixes = false
  var saysYes = false

  /// The app's own: both are installed together, and the installation is checked for it.
  static let version = "1.0.0"

  /// A line for the person who typed it.
  struct Misuse: Error, Equatable { let what: String }

  /// Reads the arguments after the program's name. Both `--kind update` and `--kind=update` are right, and what follows
  /// a lone `--` is a path.
  init(_ arguments: [String]) throws(Misuse) {
    var paths: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        paths += rest
        break
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        paths.append(argument)
        continue
      }
      let equals = argument.firstIndex(of: "=")
      let name = String(argument[..<(equals ?? argument.endIndex)])
      var given = equals.map { String(argument[argument.index(after: $0)...]) }
      func value() throws(Misuse) -> String {
        guard let value = given ?? rest.popFirst() else { throw Misuse(what: "\(name) needs a value") }
        given = nil
        return value
      }
      func choice<Value: RawRepresentable>(_ type: Value.Type, _ known: [String]) throws(Misuse) -> Value
      where Value.RawValue == String {
        let word = try value()
        guard let value = Value(rawValue: word) else {
          throw Misuse(what: "\(name) takes \(known.joined(separator: ", ")), not “\(word)”")
        }
        return value
      }
      switch name {
      case "--help", "-h": action = .help
      case "--version": action = .version
      case "--kind": facts.kind = try choice(Facts.Kind.self, ["first", "update"])
      case "--complete": facts.isComplete = true
      case "--devices": facts.devices = try Self.devices(try value())
      case "--primary": facts.primaryLocale = try value()
      case "--folder": folder = try value()
      case "--format": format = try choice(Format.self, Format.allCases.map(\.rawValue))
      case "--fail-on": failOn = try choice(Finding.Severity.self, ["error", "warning", "info"])
      case "--no-pixels": looksAtPixels = false
      case "--rules": rules = try value()
      case "--fix": fixes = true
      case "--yes": saysYes = true
      default: throw Misuse(what: "unknown option \(name)")
      }
      if given != nil, action == .check { throw Misuse(what: "\(name) takes no value") }
    }
    guard paths.count <= 1 else { throw Misuse(what: "one folder at a time, not \(paths.count)") }
    if let only = paths.first { path = only }
    if saysYes, !fixes { throw Misuse(what: "--yes goes with --fix") }
    if fixes, format != .text { throw Misuse(what: "--fix goes with --format text") }
  }

  private static func devices(_ list: String) throws(Misuse) -> Set<Facts.Device> {
    var devices: Set<Facts.Device> = []
    for word in list.split(separator: ",") {
      guard let device = Facts.Device(rawValue: String(word)) else {
        let known = Facts.Device.allCases.map(\.rawValue).joined(separator: ", ")
        throw Misuse(what: "--devices takes a list of \(known), not “\(word)”")
      }
      devices.insert(device)
    }
    guard !devices.isEmpty else { throw Misuse(what: "--devices needs at least one device") }
    return devices
  }

  static let help = """
    Usage: shipshape-check [options] [PATH]

    Says what stands between a release folder (fastlane's deliver layout) and the App Store.
    PATH is a project or its fastlane, metadata or screenshots folder; the current folder without it.
    Nothing leaves the computer.

    What a folder cannot tell:
      --kind first|update     the first version on the store, or an update
      --complete              the folder holds every text, not only those that change
      --devices LIST          iphone,ipad,mac,tv,vision,watch,imessage
      --primary LOCALE        the language that others fall back to
      --folder PATH           the release folder to take, where there are several

    What is said:
      --format text|json|github
      --fail-on error|warning|info
                              the least severity to exit with 1 for (error)
      --no-pixels             do not look for transparent pixels
      --rules FILE            other rules than those that come with ShipShape

    Mending:
      --fix                   show each safe fix and ask
      --fix --yes             apply the safe fixes

      --version, --help

    A file .shipshape.json at the project's root can hold the same facts and accepted findings.
    Exit: 0 nothing at or above --fail-on, 1 findings, 2 could not check.

    """
}
