/// The part of a text that a finding is about, for people to see at once what is meant.
package struct Excerpt: Sendable, Equatable {
  /// On one line or a few; "…" stands where the text goes on.
  package let text: String
  /// What is meant, in bytes of UTF-8 of `text`; nil where the finding is about the whole.
  package let mark: Range<Int>?
  /// Whether the mark is what is past a limit.
  package let isOver: Bool
}

extension Report {
  /// The text around a finding's place; nil for a picture, for what is secret or for the reviewer, and where there is no
  /// text.
  package func excerpt(of finding: Finding) -> Excerpt? {
    guard let file = finding.file else { return nil }
    let found = folder.texts.first {
      $0.path == file && (finding.field == nil || $0.field.id == finding.field)
        && (finding.locale == nil || $0.locale == finding.locale)
    }
    guard let text = found, let whole = text.whole,
      !folder.withheldPaths.contains(where: { text.path.isAtOrBelow($0) })
    else { return nil }
    let isOver = if let count = finding.count, let limit = finding.limit { count > limit } else { false }
    guard let start = finding.position.flatMap({ text.index(of: $0) }) else {
      let beginning = whole.unicodeScalars.prefix(Self.mostAround)
      guard !beginning.isEmpty else { return nil }
      let isWhole = beginning.endIndex == whole.endIndex
      return Excerpt(text: String(beginning) + (isWhole ? "" : " …"), mark: nil, isOver: false)
    }
    let end = finding.end.flatMap { text.index(of: $0) } ?? start
    return Self.excerpt(of: whole, start..<max(start, end), isOver: isOver)
  }

  private static func excerpt(of whole: String, _ mark: Range<String.Index>, isOver: Bool) -> Excerpt {
    let scalars = whole.unicodeScalars
    var first = mark.lowerBound
    var count = 0
    while first > scalars.startIndex, count < mostAround {
      let before = scalars.index(before: first)
      if scalars[before] == "\n" || scalars[before] == "\r" { break }
      first = before
      count += 1
    }
    let begins = first == scalars.startIndex || scalars[scalars.index(before: first)] == "\n"
    if !begins, let blank = scalars[first..<mark.lowerBound].firstIndex(where: \.isBlank) {
      first = scalars.index(after: blank)
    }
    var markEnd = mark.lowerBound
    count = 0
    while markEnd < mark.upperBound, count < mostMarked {
      markEnd = scalars.index(after: markEnd)
      count += 1
    }
    var last = markEnd
    count = 0
    while last < scalars.endIndex, count < mostAround, scalars[last] != "\n", scalars[last] != "\r" {
      last = scalars.index(after: last)
      count += 1
    }
    let goesOn =
      markEnd < mark.upperBound || (last < scalars.endIndex && scalars[last] != "\n" && scalars[last] != "\r")
    let lead = begins ? "" : "… "
    let text = lead + String(scalars[first..<last]) + (goesOn ? " …" : "")
    let start = lead.utf8.count + whole.utf8.distance(from: first, to: mark.lowerBound)
    let length = whole.utf8.distance(from: mark.lowerBound, to: markEnd)
    return Excerpt(text: text, mark: length > 0 ? start..<(start + length) : nil, isOver: isOver)
  }

  /// Scalars shown before a mark and after it.
  private static let mostAround = 120
  /// Scalars of a mark that are shown: a text may be over by thousands.
  private static let mostMarked = 240
}

extension Text {
  /// Where a place in the file is in `whole`; nil when it is not in it.
  func index(of position: Position) -> String.Index? {
    guard let whole, position >= start else { return nil }
    var current = start
    var index = whole.startIndex
    let scalars = whole.unicodeScalars
    while index < scalars.endIndex, current < position {
      let scalar = scalars[index]
      let next = scalars.index(after: index)
      if scalar == "\n" || (scalar == "\r" && (next == scalars.endIndex || scalars[next] != "\n")) {
        current.line += 1
        current.column = 1
      } else if scalar != "\r" {
        current.column += 1
      }
      index = next
    }
    return current == position ? index : nil
  }
}

extension Text {
  /// How many characters deliver would send of a file, as the store counts them.
  package static func count(ofFile bytes: [UInt8]) -> Int {
    TextMeasure(String(decoding: bytes, as: UTF8.self).strippedAsDeliver).scalars
  }
}
