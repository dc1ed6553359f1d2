package import JSON

/// Words that reviewers refuse, by whole words.
///
/// Source: fastlane 2.237.0, `precheck/lib/precheck/rules/*.rb`.
package struct WordListRule: Sendable, JSONReadable {
  package let key: String
  /// Empty where the file has a sentence on where the list comes from, or the list is for other texts.
  package let terms: [String]
  /// Names that hold one of the terms and are meant.
  package let allowed: [String]
  /// The same in other scripts, as a part of the text.
  package let parts: [String]
  /// Words of which one has to stand before a term; empty: any may.
  package let neededBefore: [String]

  package init(_ node: JSONNode) throws(JSONFault) {
    key = try node.get("key")
    allowed = try node.find("removed_first") ?? []
    parts = try node.find("parts") ?? []
    neededBefore = try node.find("needs_before") ?? []
    let isForOtherTexts = node["only"] != nil
    terms = isForOtherTexts ? [] : node["terms"]?.elements?.compactMap(\.string) ?? []
  }
}

/// Characters that the store has been seen to refuse.
package struct RefusedCharacters: Sendable, JSONReadable {
  package let scalars: Set<Unicode.Scalar>
  /// The year, and the month if it is known.
  package let since: String
  package let source: String

  package init(_ node: JSONNode) throws(JSONFault) {
    since = try node.get("since")
    source = try node.get("source")
    scalars = Set(
      try node.get("characters", as: [String].self).compactMap {
        UInt32($0.dropFirst("U+".count), radix: 16).flatMap(Unicode.Scalar.init)
      })
  }
}
