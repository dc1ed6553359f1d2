/// The rules of the App Store as they come with ShipShape: data, with the date on which it was checked.
///
/// A target of its own, for a new size or language changes the data alone and compiles nothing else anew.
package enum BundledRules {
  /// The bytes of `release-rules.json`.
  package static var json: [UInt8] { PackageResources.release_rules_json }
}
