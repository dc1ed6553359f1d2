import CDeflate

/// One text of the release: a field, in a language if it has one, from a file.
///
/// A class, for dozens of rules go over hundreds of texts, and copies of a struct this large cost more than the rules.
package final class Text: Sendable {
  package enum Content: Sendable {
    case text(String)
    /// Not printed, in no form: only whether there is any, and whether a byte order mark is in it.
    case secret(isEmpty: Bool, hasByteOrderMark: Bool)
    case undecodable(EncodingFault)
    case unreadable(Disk.Fault)
  }

  package let field: Field
  /// The language's folder as it is spelled; nil for what the whole release shares.
  package let locale: String?
  package let path: RelativePath
  package let content: Content
  let stamp: Disk.Stamp?
  /// Where it begins in its file, which is the first line unless it stands among others.
  let start: Position
  /// Whether the file is this text and nothing else, so that a fix may rewrite it.
  let isWholeFile: Bool
  /// What deliver would send: without outer blanks. Empty unless `content` is a text.
  package let sent: Substring
  /// Of `sent`.
  package let measure: TextMeasure

  init(
    field: Field, locale: String?, path: RelativePath, content: Content, stamp: Disk.Stamp?,
    start: Position? = nil
  ) {
    self.field = field
    self.locale = locale
    self.path = path
    self.content = content
    self.stamp = stamp
    self.start = start ?? Position(line: 1, column: 1)
    isWholeFile = start == nil
    if case .text(let whole) = content {
      sent = whole.strippedAsDeliver
    } else {
      sent = ""
    }
    measure = TextMeasure(sent)
  }

  /// The whole file, when it is a text that may be shown.
  package var whole: String? {
    if case .text(let text) = content { text } else { nil }
  }

  /// Nothing that deliver would send.
  package var isBlank: Bool {
    switch content {
    case .text: sent.isEmpty
    case .secret(let isEmpty, _): isEmpty
    case .undecodable, .unreadable: false
    }
  }

  /// Whether the text is short enough to be looked at closely: far over its limit it is not.
  var isOfPlausibleLength: Bool { measure.scalars <= 10 * (field.maximum ?? measure.scalars) }

  /// The language as a locale of the store, whatever the folder's spelling.
  func language(_ rules: LocaleRules) -> String? {
    guard let locale else { return nil }
    return switch rules.meaning(of: locale) {
    case .locale(let code), .wrongCase(let code): code
    case .near(let codes): codes.first
    case .unsupported, .unknown: locale
    }
  }

  /// Line and column of a place in `whole`, both from 1 in the file, the column in scalars.
  func position(of index: String.Index) -> Position {
    guard let whole else { return start }
    var position = start
    var previous: Unicode.Scalar?
    for scalar in whole.unicodeScalars[..<index] {
      if scalar == "\n" || (previous == "\r") {
        // "\r\n" is one line's end; the line feed of it is what counts.
        position.line += 1
        position.column = scalar == "\n" ? 1 : 2
      } else if scalar != "\r" {
        position.column += 1
      }
      previous = scalar
    }
    if previous == "\r", index < whole.endIndex, whole.unicodeScalars[index] != "\n" {
      position.line += 1
      position.column = 1
    }
    return position
  }
}

/// A place in a file, both from 1; the column counts scalars.
package struct Position: Equatable, Sendable, Comparable {
  package var line: Int
  package var column: Int

  package static func < (left: Position, right: Position) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

extension String {
  var strippedAsDeliver: Substring { self[...].strippedAsDeliver }
}

extension Substring {
  /// Without the outer blanks that Ruby's `strip` takes: space, tab, LF, VT, FF, CR and NUL. A byte order mark, no-break
  /// and full-width spaces stay.
  ///
  /// Source: fastlane 2.237.0, `deliver/lib/deliver/upload_metadata.rb`.
  var strippedAsDeliver: Substring {
    var start = startIndex
    var end = endIndex
    let bytes = utf8
    while start < end, bytes[start].isStripped { bytes.formIndex(after: &start) }
    while end > start, bytes[bytes.index(before: end)].isStripped { bytes.formIndex(before: &end) }
    return self[start..<end]
  }
}

extension UInt8 {
  fileprivate var isStripped: Bool { self == 0x20 || (0x09...0x0D).contains(self) || self == 0 }
}

extension String {
  /// Without accents and other marks, for a comparison of words.
  var withoutMarks: String {
    var result = String.UnicodeScalarView()
    for scalar in decomposed.unicodeScalars where scalar.properties.generalCategory != .nonspacingMark {
      result.append(scalar)
    }
    return String(result)
  }
}

extension String {
  /// As gzip's, over its UTF-8.
  var crc32: UInt32 {
    var text = self
    return text.withUTF8 { libdeflate_crc32(0, $0.baseAddress, $0.count) }
  }
}
