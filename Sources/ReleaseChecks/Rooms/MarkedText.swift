/// A text with marks on what is wrong in it.
package struct MarkedText: Sendable, Equatable {
  package struct Mark: Sendable, Equatable {
    package enum Kind: String, Sendable {
      /// Beyond what the field takes.
      case over
      /// Room that could hold something else.
      case wasted
      /// The name of another platform or company: marked, and not counted as wasted.
      case otherName
      /// What does not part two keywords, though somebody thought that it does.
      case wrongSeparator
    }

    package let kind: Kind
    /// In Unicode scalars from the beginning of the text.
    package let range: Range<Int>
    /// The id of the rule that says so.
    package let rule: String
  }

  /// What deliver would send: without outer blanks.
  package let text: String
  /// By where they begin. Two may lie over each other: the end of a text that is over may be wasted as well.
  package let marks: [Mark]
}

extension Text {
  /// What stands beyond the field's limit; nil when the text fits or has none.
  var excess: Range<String.Index>? {
    guard let limit = field.maximum, measure.length(in: field.unit) > limit else { return nil }
    return (field.unit == .bytes ? byteIndex(limit) : scalarIndex(limit))..<sent.endIndex
  }

  /// A place in what is sent, in scalars from its beginning.
  func scalars(_ place: Range<String.Index>) -> Range<Int> {
    let all = sent.unicodeScalars
    let start = all.distance(from: sent.startIndex, to: place.lowerBound)
    return start..<(start + all.distance(from: place.lowerBound, to: place.upperBound))
  }

  /// What is beyond the limit, as a mark.
  var excessMarks: [MarkedText.Mark] {
    excess.map { [MarkedText.Mark(kind: .over, range: scalars($0), rule: Rule.textTooLong.id)] } ?? []
  }
}

extension Report {
  /// Whether a text may be shown: read, and neither secret nor from outside of the project.
  func mayShow(_ text: Text) -> Bool {
    text.whole != nil && !folder.withheldPaths.contains(where: text.path.isAtOrBelow)
  }
}
