import CGtk
import Foundation

/// The text domain that `localized` looks words up in.
package enum TextDomain {
  fileprivate static var name = ""

  /// Takes the user's locale from the environment and the translations of `domain` from `folder`.
  ///
  /// - Returns: whether the C library knows the locale; words are then untranslated, nothing worse.
  @discardableResult
  package static func use(_ domain: String, folder: String) -> Bool {
    let isKnown = setlocale(LC_ALL, "") != nil
    bindtextdomain(domain, folder)
    bind_textdomain_codeset(domain, "UTF-8")
    // Not `textdomain`: GLib stops translating its own words, and GTK mirroring its windows, in a language that the
    // program's default domain has no words for.
    name = domain
    return isKnown
  }
}

/// `text` in the user's language.
package func localized(_ text: String) -> String {
  // gettext answers with the very pointer it was given where there is no translation, so that pointer must live on.
  text.isEmpty ? "" : text.withCString { String(cString: g_dgettext(TextDomain.name, $0)) }
}

/// `text` in the user's language, its `%@` filled with `arguments` in turn (`%1$@` where a language swaps them).
package func localized(_ text: String, _ arguments: String...) -> String {
  filled(localized(text), arguments)
}

/// The form of a text that fits `count`, its `%@` filled with `arguments` in turn.
package func localizedPlural(_ one: String, _ many: String, count: Int, _ arguments: String...) -> String {
  let format = one.withCString { one in
    many.withCString { many in String(cString: g_dngettext(TextDomain.name, one, many, gulong(count))) }
  }
  return filled(format, arguments)
}

/// A text that is translated already, its `%@` filled with `arguments` in turn.
package func filled(_ format: String, _ arguments: String...) -> String { filled(format, arguments) }

private func filled(_ format: String, _ arguments: [String]) -> String {
  var filled = ""
  var rest = format[...]
  var next = 0
  while let mark = rest.firstRange(of: /%(?:(\d)\$)?@/) {
    let position = rest[mark].firstMatch(of: /\d/).flatMap { Int($0.output) }.map { $0 - 1 } ?? next
    filled += rest[..<mark.lowerBound]
    filled += arguments.indices.contains(position) ? arguments[position] : ""
    next += 1
    rest = rest[mark.upperBound...]
  }
  return filled + rest
}
