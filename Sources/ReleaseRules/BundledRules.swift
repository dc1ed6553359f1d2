/// The rules of the App Store as they come with ShipShape: data, with the date on which it was checked.
///
/// A target of its own: a new size or language changes only the data, and nothing else is compiled again.
package enum BundledRules {
  /// The bytes of `release-rules.json`.
  package static var json: [UInt8] { PackageResources.release_rules_json }
  /// The bytes of `final-qa-points.json`: what people look at before they submit a version.
  package static var finalQA: [UInt8] { PackageResources.final_qa_points_json }
}
