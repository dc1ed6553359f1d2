package import JSON

/// Where deliver looks, and what it passes over.
///
/// Source: fastlane 2.237.0, `deliver/lib/deliver/loader.rb`, `upload_metadata.rb`, `detect_values.rb`.
package struct LayoutRules: Sendable, JSONReadable {
  /// Folders that deliver knows by name.
  package struct SpecialFolders: Sendable, JSONReadable {
    /// In `metadata`, beside the languages: the default.
    package let metadata: [String]
    /// In `screenshots`, with languages of their own inside.
    package let screenshotsExpandable: [String]
    package let skipped: [String]

    package init(_ node: JSONNode) throws(JSONFault) {
      metadata = try node.get("metadata")
      screenshotsExpandable = try node.get("screenshots_expandable")
      skipped = try node.get("skipped")
    }
  }

  /// The usual names of a release's two parts.
  package let metadataDir: String
  package let screenshotsDir: String
  package let specialDirs: SpecialFolders
  /// A name that people give a file, and the name that is read.
  package let misnamedFiles: [String: String]
  /// A folder of contacts that deliver no longer reads.
  package let tradeRepresentativeDir: String

  /// Whether folders of this name hold a folder for each language.
  package func holdsLanguages(_ name: String) -> Bool {
    name == metadataDir || name == screenshotsDir || specialDirs.screenshotsExpandable.contains(name)
  }

  package init(_ node: JSONNode) throws(JSONFault) {
    metadataDir = try node.get("metadata_dir")
    screenshotsDir = try node.get("screenshots_dir")
    specialDirs = try node.get("special_dirs")
    misnamedFiles = try node.get("misnamed_files")
    tradeRepresentativeDir = try node.get("trade_representative", as: Folder.self).dir
  }

  private struct Folder: JSONReadable {
    let dir: String
    package init(_ node: JSONNode) throws(JSONFault) { dir = try node.get("dir") }
  }
}
