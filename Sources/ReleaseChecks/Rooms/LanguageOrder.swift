/// The orders in which a list of languages can be read.
package enum LanguageOrder: String, Sendable, CaseIterable {
  /// The language with the most errors first, then by warnings, then by name.
  case toFixFirst
  case byName
}

/// A line of a list of languages.
package protocol LanguageLine {
  /// As people know the language, in English: "German"; the folder's name where it is no language of the store.
  var name: String { get }
  var standing: Standing { get }
}

extension Sequence where Element: LanguageLine {
  /// - Parameter name: what a line is shown as; the language's English name without it.
  func sorted(_ order: LanguageOrder, by name: (Element) -> String) -> [Element] {
    map { (line: $0, key: name($0).lowercased().withoutMarks) }.sorted { left, right in
      if order == .toFixFirst {
        let (one, other) = (left.line.standing, right.line.standing)
        if one.errors != other.errors { return one.errors > other.errors }
        if one.warnings != other.warnings { return one.warnings > other.warnings }
      }
      return left.key < right.key
    }.map(\.line)
  }
}

extension StoreRules {
  /// A language as people know it, by its folder: "German"; the folder's own name where it is none of the store's.
  func languageName(ofFolder folder: String) -> String {
    locales.names[locales.code(ofFolder: folder)] ?? folder.utf8.shownOnOneLine
  }
}
