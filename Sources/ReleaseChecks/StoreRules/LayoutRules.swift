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

  package internal(set) var metadataDir: String
  package internal(set) var screenshotsDir: String
  /// Where a Deliverfile says that the age rating is.
  package internal(set) var ageRatingPath: String?
  /// Where it says that the pictures of the app clip's card are, a folder for each language.
  package internal(set) var appClipImagesPath: String?
  /// The file that it names for the reviewers, as it stands there.
  package internal(set) var attachment: ReleasePlace.Attachment?
  /// Whether a Deliverfile says that folders that are not a language's are to be skipped.
  package internal(set) var ignoresUnknownLocales = false
  /// Texts that stand in a Deliverfile or its like.
  package internal(set) var givenTexts: [ReleasePlace.GivenText] = []
  /// Files of options that could not be read.
  package internal(set) var faults: [(file: String, fault: Disk.Fault)] = []
  /// Languages of a release in JSON, each with its file.
  package internal(set) var jsonFiles: [String: String] = [:]
  package internal(set) var jsonAgeRating: (file: String, bytes: [UInt8])?
  package internal(set) var computedOptions: [String] = []
  package internal(set) var unreadRelease: String?
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
