package import JSON

/// The keywords field.
///
/// Source: Apple's pages on search and on platform version information; fastlane#20044, fastlane#10370.
package struct KeywordRules: Sendable, JSONReadable {
  package let separatorsAccepted: [String]
  package let separatorsWrong: [String]
  package let minTermLength: Int
  package let underfilledInfoBelow: Int
  /// Above this many bytes Apple's reference page and what the store does say different things.
  package let bytesWarningOver: Int

  package init(_ node: JSONNode) throws(JSONFault) {
    separatorsAccepted = try node.get("separators_accepted")
    separatorsWrong = try node.get("separators_wrong")
    minTermLength = try node.get("min_term_length")
    underfilledInfoBelow = try node.get("underfilled_info_below")
    bytesWarningOver = try node.get("bytes_warning_over")
  }
}
