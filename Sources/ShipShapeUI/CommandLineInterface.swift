import Glibc
import GtkKit
import ShipShapeCore

/// What the app says and understands in a terminal.
package enum CommandLineInterface {
  /// Everything before the window: options, resources, words and a display. Each thing that is missing is one line
  /// on stderr.
  ///
  /// - Returns: the exit code.
  package static func run(_ arguments: [String], environment: [String: String]) -> Int32 {
    if let answer = answer(to: Array(arguments.dropFirst())) { return answer }
    // A file that grows past a limit is an error to be told of, not the end of the app.
    signal(SIGXFSZ, SIG_IGN)
    // The fonts of a machine take four milliseconds to find, and GTK needs them for its first label.
    Fonts.begin()
    let executable = Installation.executable
    guard
      let installation = Installation.find(
        executable: executable, environment: environment, exists: { access($0, F_OK) == 0 })
    else {
      let places = Installation.places(executable: executable, environment: environment)
      return fail("its resources are missing: no shipshape.gresource in \(places.joined(separator: " or ")).")
    }
    if !TextDomain.use("shipshape", folder: installation.translations) {
      complain("the locale is not installed here; dates follow its name, words are English.")
    }
    do {
      try Resources.register(path: installation.resources)
    } catch {
      return fail("its resources cannot be read: \(error.message)")
    }
    guard Display.open(programName: AppIdentity.id) else {
      return fail("there is no display to open a window on. Start it from a desktop, or set DISPLAY.")
    }
    FindingText.useTranslations(in: installation.translations)
    return ShipShapeApp(environment: environment).run(opening: folders(in: arguments))
  }

  /// The environment of this process.
  package static var environment: [String: String] {
    var variables: [String: String] = [:]
    var next = environ
    while let entry = next.pointee {
      let text = String(cString: entry)
      if let equals = text.utf8.firstIndex(of: UInt8(ascii: "=")) {
        variables[String(text[..<equals])] = String(text[text.utf8.index(after: equals)...])
      }
      next += 1
    }
    return variables
  }

  private static func answer(to options: [String]) -> Int32? {
    switch options.first {
    case nil: return nil
    case "--version":
      print("ShipShape \(AppIdentity.version)")
      return 0
    case "--help", "-h":
      print(
        """
        Usage: shipshape [--version | --help] [FOLDER]

        ShipShape walks you through an App Store release, one calm step at a time.

        FOLDER is that of a release, in fastlane's layout, or a project that has one in it.

        Environment:
          SHIPSHAPE_STEP_SECONDS  one length for every timer, in seconds
          SHIPSHAPE_DATA_DIR      the folder with shipshape.gresource
        """)
      return 0
    case .some(let option) where !option.hasPrefix("-") || option == "--":
      return options.count == 1 || option == "--" && options.count == 2 ? nil : tooMany(options)
    case .some(let option):
      complain("unknown argument “\(option)”. See shipshape --help.")
      return 2
    }
  }

  /// The folder that is named, if one is.
  private static func folders(in arguments: [String]) -> [String] {
    // A name that begins like an option is one of this folder.
    arguments.dropFirst().filter { $0 != "--" }.map { $0.hasPrefix("-") ? "./\($0)" : $0 }
  }

  private static func tooMany(_ options: [String]) -> Int32 {
    complain("one folder can be opened at a time. See shipshape --help.")
    return 2
  }

  /// One line on stderr.
  static func complain(_ text: String) {
    let line = Array("shipshape: \(text)\n".utf8)
    _ = write(STDERR_FILENO, line, line.count)
  }

  private static func fail(_ text: String) -> Int32 {
    complain(text)
    return 1
  }
}
