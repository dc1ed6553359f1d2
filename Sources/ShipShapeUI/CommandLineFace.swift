import CGtk
import Foundation
import GtkKit
import ShipShapeCore

/// What the app says and understands in a terminal.
package enum CommandLineFace {
  /// Everything before the window: options, resources, words and a display. Each thing that is missing is one line
  /// on stderr.
  ///
  /// - Returns: the exit code.
  package static func run(_ arguments: [String], environment: [String: String]) -> Int32 {
    if let answer = answer(to: Array(arguments.dropFirst())) { return answer }
    let executable = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().path
    guard
      let installation = Installation.find(
        executable: executable, environment: environment,
        exists: { FileManager.default.fileExists(atPath: $0) })
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
    g_set_prgname(AppIdentity.id)
    guard gtk_init_check(nil, nil) != 0 else {
      return fail("there is no display to open a window on. Start it from a desktop, or set DISPLAY.")
    }
    return Application(environment: environment).run()
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
        Usage: shipshape [--version | --help]

        ShipShape walks you through an App Store release, one calm step at a time.

        Environment:
          SHIPSHAPE_STEP_SECONDS  one length for every timer, in seconds
          SHIPSHAPE_DATA_DIR      the folder with shipshape.gresource
        """)
      return 0
    case .some(let option):
      complain("unknown argument “\(option)”. See shipshape --help.")
      return 2
    }
  }

  /// One line on stderr.
  static func complain(_ text: String) { FileHandle.standardError.write(Data("shipshape: \(text)\n".utf8)) }

  private static func fail(_ text: String) -> Int32 {
    complain(text)
    return 1
  }
}
