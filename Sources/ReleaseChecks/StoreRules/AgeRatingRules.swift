package import JSON

/// The age rating questionnaire, as deliver sends it.
///
/// Source: fastlane 2.237.0, `spaceship/lib/spaceship/connect_api/models/age_rating_declaration.rb`.
package struct AgeRatingRules: Sendable, JSONReadable {
  package let valuesFrequency: [String]
  package let keysFrequency: [String]
  package let keysBoolean: [String]
  /// The values of questions that have their own; nil where an address is the answer. A null may be one of them.
  package let others: [String: [String?]?]
  package let removedKeys: [String]
  /// Questions that are asked only lately, and values with the ones that they are now.
  let recentKeys: [String]
  /// The day from which on they are asked; nil where there are none.
  let recentKeysSince: String?
  let deprecatedValues: [String: String]

  package init(_ node: JSONNode) throws(JSONFault) {
    valuesFrequency = try node.get("values_frequency")
    keysFrequency = try node.get("keys_frequency")
    keysBoolean = try node.get("keys_boolean")
    removedKeys = try node.get("removed_keys")
    recentKeys = try node["asked_since"]?.find("keys") ?? []
    recentKeysSince = try node["asked_since"]?.get("date")
    deprecatedValues = try node.find("deprecated_values") ?? [:]
    others = (node["others"]?.members ?? []).reduce(into: [:]) { all, member in
      all[member.key] = .some(member.value.elements.map { $0.map(\.string) })
    }
  }
}
