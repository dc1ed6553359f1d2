package import Foundation

/// The locale of the person at the desk.
///
/// `Locale.current` is `en_001` on Linux whatever the environment says, so the names that glibc looks at are read
/// here, in glibc's order.
package enum UserLocale {
  /// The locale for dates and times in this process.
  package static let current = from(ProcessInfo.processInfo.environment)

  /// The locale that `environment` asks for: `LC_ALL`, else `LC_TIME`, else `LANG`. `C`, `POSIX`, a name that is
  /// not a locale, and no name at all mean `en_US`.
  package static func from(_ environment: [String: String]) -> Locale {
    let name =
      ["LC_ALL", "LC_TIME", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? "C"
    // "de_DE.UTF-8@euro": the language and the country are all that dates go by.
    let code = String(name.prefix { $0 != "." && $0 != "@" })
    let language = code.prefix { $0 != "_" }
    guard code != "C", code != "POSIX",
      Locale.LanguageCode.isoLanguageCodes.contains(where: { $0.identifier == language })
    else { return Locale(identifier: "en_US") }
    return Locale(identifier: code)
  }
}

/// The zone of the person at the desk.
package enum UserZone {
  /// The zone now, for Foundation's formatters. `refresh()` drops Foundation's own cache.
  package static var current: TimeZone { TimeZone.current }

  /// Takes note of a zone that changed under the running process. Call on focus and on resume.
  package static func refresh() { NSTimeZone.resetSystemTimeZone() }
}
