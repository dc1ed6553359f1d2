import CGettext
import Glibc
import ReleaseChecks

/// The user's language, where there is a catalogue for it.
enum Catalogue {
  private static let domain = "shipshape-check"

  /// English where the environment asks for none other, or where there is no catalogue.
  static var translator: Translator {
    guard asksForAnother, setlocale(LC_MESSAGES, "") != nil else { return .english }
    bindtextdomain(domain, variable("TEXTDOMAINDIR") ?? folder)
    bind_textdomain_codeset(domain, "UTF-8")
    // gettext answers with the very pointer it was given where there is no translation, so it is read while that lives.
    return Translator(
      text: { text in text.isEmpty ? "" : text.withCString { String(cString: dgettext(domain, $0)) } },
      plural: { one, many, count in
        one.withCString { one in
          many.withCString { String(cString: dngettext(domain, one, $0, UInt(max(0, count)))) }
        }
      })
  }

  /// Looked at first, for to load a locale takes longer than many a rule.
  private static var asksForAnother: Bool {
    let locale = variable("LC_ALL") ?? variable("LC_MESSAGES") ?? variable("LANG") ?? ""
    let language = locale == "C" || locale.isEmpty ? locale : variable("LANGUAGE") ?? locale
    return !["", "C", "POSIX"].contains(language) && !language.hasPrefix("en") && !language.hasPrefix("C.")
  }

  /// Beside the program's own folder: `share/locale`.
  private static var folder: String {
    let program = CheckCommand.wholePath("/proc/self/exe")
    return program.dropLast(program.lastPathPart.utf8.count) + "../share/locale"
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }
}
