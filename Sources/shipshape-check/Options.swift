import Glibc
import ReleaseChecks

/// What the command line asks for.
struct Options: Equatable {
  enum Format: String, CaseIterable { case text, json, github, sarif, gitlab, line, markdown }
  enum Action: Equatable {
    case check, help, version, listRules, explain(String)
    /// Accepts what is found now: of a rule, in a file; nil: everything that fails the check.
    case accept(String?)
    /// Removes acceptances that meet nothing.
    case removeUnused
  }
  enum Colour: String, CaseIterable { case auto, always, never }

  /// A report in one of the formats.
  struct Output: Equatable {
    let format: Format
    /// Where it is written; nil: on standard output.
    let file: String?
  }

  var action = Action.check
  var path = "."
  var facts = Facts()
  var folder: String?
  var outputs = [Output(format: .text, file: nil)]
  /// The least that is shown; nil: what the format shows.
  var least: Finding.Severity?
  var isQuiet = false
  var colour = Colour.auto
  var failOn = Finding.Severity.error
  var looksAtPixels = true
  var rules: String?
  var fixes = false
  var saysYes = false
  /// A tag, or "auto", to compare with.
  var since: String?
  /// Why what is found is accepted.
  var reason: String?

  /// The app's own: both are installed together, and the installation is checked for it.
  static let version = "1.0.0"

  /// A line for the person who typed it.
  struct Misuse: Error, Equatable { let what: String }

  /// Reads the arguments after the program's name. Both `--kind update` and `--kind=update` are right, and what follows
  /// a lone `--` is a path.
  init(_ arguments: [String]) throws(Misuse) {
    var paths: [String] = []
    var rest = arguments[...]
    var outputs: [Output] = []
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
      case "--format": outputs.append(try Self.output(try value()))
      case "--min-severity": least = try choice(Finding.Severity.self, ["error", "warning", "info"])
      case "--quiet", "-q": isQuiet = true
      case "--color", "--colour": colour = try choice(Colour.self, Colour.allCases.map(\.rawValue))
      case "--list-rules": action = .listRules
      case "--explain": action = .explain(try value())
      case "--accept":
        // What follows is the rule, unless it is an option or a place on the disk.
        if given == nil, let next = rest.first, !next.hasPrefix("-"),
          Self.isRule(next) || access(next, F_OK) != 0
        {
          given = rest.popFirst()
        }
        action = .accept(given)
        given = nil
      case "--since": since = try value()
      case "--reason": reason = try value()
      case "--unused": action = .removeUnused
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
    if !outputs.isEmpty { self.outputs = outputs }
    let accepts = if case .accept = action { true } else { false }
    if saysYes, !fixes, !accepts { throw Misuse(what: "--yes goes with --fix or --accept") }
    if accepts, reason?.allSatisfy(\.isWhitespace) ?? true { throw Misuse(what: "--accept needs a --reason") }
    if reason != nil, !accepts { throw Misuse(what: "--reason goes with --accept") }
    if accepts || action == .removeUnused, fixes {
      throw Misuse(what: "--fix and --accept go one after the other")
    }
    guard self.outputs.count(where: { $0.file == nil }) <= 1 else {
      throw Misuse(
        what: "only one --format can be on standard output; give the others a file, as --format sarif=FILE")
    }
    if fixes, !self.outputs.allSatisfy({ $0.format == .text || $0.file != nil }) {
      throw Misuse(what: "--fix goes with --format text")
    }
  }

  private static func isRule(_ word: String) -> Bool { Rule.isKnown(String(word.prefix { $0 != ":" })) }

  /// "sarif", or "sarif=FILE".
  private static func output(_ words: String) throws(Misuse) -> Output {
    let parts = words.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let format = Format(rawValue: parts[0]) else {
      throw Misuse(
        what: "--format takes \(Format.allCases.map(\.rawValue).joined(separator: ", ")), not “\(parts[0])”")
    }
    if parts.count > 1, parts[1].isEmpty { throw Misuse(what: "--format \(parts[0])= needs a file") }
    return Output(format: format, file: parts.count > 1 ? parts[1] : nil)
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
    PATH is a project, a release folder, a language or one text; the current folder without it.
    Nothing leaves the computer.

    What a folder cannot tell:
      --kind first|update     the first version on the store, or an update
      --complete              the folder holds every text, not only those that change
      --devices LIST          iphone,ipad,mac,tv,vision,watch,imessage
      --primary LOCALE        the language that others fall back to
      --folder PATH           the release folder to take, where there are several

    What is said:
      --format text|json|github|sarif|gitlab|line|markdown
                              may be repeated with a file for each: --format sarif=FILE
      --min-severity error|warning|info
                              the least that is shown (text, github, markdown: warning; others: info)
      --fail-on error|warning|info
                              the least severity to exit with 1 for (error)
      -q, --quiet             only what fails the check, and the verdict
      --color auto|always|never
      --since TAG|auto        what has changed since an earlier release, told by the project's git
      --no-pixels             do not look for transparent pixels
      --rules FILE            other rules than those that come with ShipShape

    Mending:
      --fix                   show each safe fix and ask
      --fix --yes             apply the safe fixes

    Accepting:
      --accept [RULE[:PATH]] --reason TEXT
                              write what is found now into .shipshape.json; without a rule what fails the check,
                              after a question (--yes: without)
      --unused                take acceptances out that meet nothing

      --explain RULE          what a rule looks for, why, and its source
      --list-rules            every rule with its title
      --version, --help

    A file .shipshape.json at the project's root can hold the same facts and accepted findings.
    Exit: 0 nothing at or above --fail-on, 1 findings, 2 could not check, or nothing was read.

    """
}
