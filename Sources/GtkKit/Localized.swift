import CGtk

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

  /// Takes the translations of one more domain from `folder`, for `text` and `plural`.
  package static func add(_ domain: String, folder: String) {
    bindtextdomain(domain, folder)
    bind_textdomain_codeset(domain, "UTF-8")
  }

  /// A text of another domain in the user's language, its places still open.
  package nonisolated static func text(_ text: String, of domain: String) -> String {
    text.isEmpty ? "" : text.withCString { String(cString: g_dgettext(domain, $0)) }
  }

  /// The form of a text of another domain that fits `count`, its places still open.
  package nonisolated static func plural(
    _ one: String, _ many: String, count: Int, of domain: String
  ) -> String {
    one.withCString { one in
      many.withCString { String(cString: g_dngettext(domain, one, $0, gulong(max(0, count)))) }
    }
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
  var filled: [UInt8] = []
  var rest = Array(format.utf8)[...]
  var next = 0
  while let percent = rest.firstIndex(of: UInt8(ascii: "%")) {
    filled += rest[..<percent]
    rest = rest[percent...]
    guard let mark = PlaceMark(rest) else {
      filled.append(rest.removeFirst())
      continue
    }
    let position = mark.number.map { $0 - 1 } ?? next
    if arguments.indices.contains(position) { filled += arguments[position].utf8 }
    next += 1
    rest = rest.dropFirst(mark.length)
  }
  return String(decoding: filled + rest, as: UTF8.self)
}

/// `%@`, or `%1$@`, at the start of a text.
private struct PlaceMark {
  /// Which argument goes there, counted from 1; nil for the next.
  var number: Int?
  /// How many bytes it takes.
  var length = 2

  init?(_ text: ArraySlice<UInt8>) {
    var rest = text.dropFirst()
    if let digit = rest.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit),
      rest.dropFirst().first == UInt8(ascii: "$")
    {
      number = Int(digit - UInt8(ascii: "0"))
      length = 4
      rest = rest.dropFirst(2)
    }
    guard rest.first == UInt8(ascii: "@") else { return nil }
  }
}
