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

  package init(_ node: JSONNode) throws(JSONFault) {
    key = try node.get("key")
    allowed = try node.find("removed_first") ?? []
    let isForOtherTexts = node["only"] != nil
    terms = isForOtherTexts ? [] : node["terms"]?.elements?.compactMap(\.string) ?? []
  }
}

/// Characters that the store has been seen to refuse in a field.
package struct RefusedCharacters: Sendable, JSONReadable {
  package let field: String
  package let scalars: Set<Unicode.Scalar>
  package let source: String

  /// The file names the characters as "U+1F6A8", with words around them.
  package init(_ node: JSONNode) throws(JSONFault) {
    field = try node.get("field")
    source = try node.get("source")
    scalars = Set(
      try node.get("text", as: String.self).split { !($0.isHexDigit || $0 == "U" || $0 == "+") }.compactMap {
        word in
        word.hasPrefix("U+") ? UInt32(word.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init) : nil
      })
  }
}
