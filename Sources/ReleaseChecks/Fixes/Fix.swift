/// A safe way to mend a file: from bytes to bytes, or to a better name.
package struct Fix: Sendable, Equatable {
  package enum Change: Sendable, Equatable {
    case contents(TextFix)
    /// The new last part of the path: bytes, for what stays of the old name need not be UTF-8.
    case rename([UInt8])
  }

  package let change: Change
  /// What it does, as "Remove the byte order mark".
  package let title: String

  static func contents(_ fix: TextFix) -> Fix { Fix(change: .contents(fix), title: fix.title) }
  static func rename(to name: String) -> Fix { rename(to: Array(name.utf8)) }
  static func rename(to name: [UInt8]) -> Fix {
    Fix(change: .rename(name), title: "Rename to \(name.shownOnOneLine)")
  }

  /// The kind of fix, in kebab case.
  package var id: String {
    switch change {
    case .contents(let fix): fix.rawValue
    case .rename: "rename"
    }
  }
}

/// A change of a text file's bytes. Pure: the same bytes in, the same bytes out, and a second time changes nothing.
package enum TextFix: String, Sendable, CaseIterable {
  case decodeUTF16 = "decode-utf-16"
  case decodeLatin1 = "decode-latin-1"
  case removeByteOrderMark = "remove-byte-order-mark"
  case lineFeeds = "line-feeds"
  case compose
  case trim
  case removeOuterMarks = "remove-outer-marks"
  case keywordLines = "keyword-lines"
  case keywordCommas = "keyword-commas"
  case keywordBlanks = "keyword-blanks"

  var title: String {
    switch self {
    case .decodeUTF16: "Convert from UTF-16 to UTF-8"
    case .decodeLatin1: "Convert from Latin-1 (Windows-1252) to UTF-8, which is a guess"
    case .removeByteOrderMark: "Remove the byte order mark"
    case .lineFeeds: "End lines with only a line feed"
    case .compose: "Compose letters and their marks (NFC)"
    case .trim: "Remove blanks at the beginning and the end"
    case .removeOuterMarks: "Remove invisible characters at the beginning and the end"
    case .keywordLines: "Put the keywords on one line, with commas"
    case .keywordCommas: "Separate keywords with commas"
    case .keywordBlanks: "Remove blanks around commas, and empty keywords"
    }
  }

  /// The order in which several are applied to one file: first what makes it a text.
  package var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// - Parameter rules: which separators of keywords are right and wrong.
  package func callAsFunction(_ bytes: [UInt8], rules: KeywordRules) -> [UInt8] {
    switch self {
    case .decodeUTF16: bytes.decodedFromUTF16
    case .decodeLatin1: bytes.decodedFromWindows1252
    default:
      // What is not text stays as it is.
      String(validating: bytes, as: UTF8.self).map { Array(text($0, KeywordRepair(rules)).utf8) } ?? bytes
    }
  }

  private func text(_ text: String, _ repair: KeywordRepair) -> String {
    switch self {
    case .removeByteOrderMark:
      String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "\u{FEFF}" }))
    case .lineFeeds: text.withLineFeeds
    case .compose: text.composedWhereShorter
    case .trim: text.replacingBody { $0.trimmedOfEveryBlank }
    case .removeOuterMarks: text.replacingBody { $0.trimmedOfMarks }
    case .keywordLines: text.replacingBody { repair.lines(String($0)) }
    case .keywordCommas: text.replacingBody { repair.commas(String($0)) }
    case .keywordBlanks: text.replacingBody { repair.blanks(String($0)) }
    case .decodeUTF16, .decodeLatin1: text
    }
  }
}
