package import JSON

/// The keywords field.
///
/// Source: Apple's pages on search and on platform version information; fastlane#20044, fastlane#10370.
package struct KeywordRules: Sendable, JSONReadable {
  /// What may stand between two keywords.
  package let separators: [Unicode.Scalar]
  /// What people put between two keywords and the store takes for a part of one. The end of a line is not among them.
  package let wrongSeparators: [Unicode.Scalar]
  package let minTermLength: Int
  package let underfilledInfoBelow: Int
  /// Above this many bytes Apple's reference page and what the store does say different things.
  package let bytesWarningOver: Int

  package init(_ node: JSONNode) throws(JSONFault) {
    separators = try node.get("separators_accepted", as: [String].self).compactMap(\.unicodeScalars.first)
    wrongSeparators = try node.get("separators_wrong", as: [String].self).compactMap(\.unicodeScalars.first)
      .filter { $0 != "\n" }
    minTermLength = try node.get("min_term_length")
    underfilledInfoBelow = try node.get("underfilled_info_below")
    bytesWarningOver = try node.get("bytes_warning_over")
  }
}
