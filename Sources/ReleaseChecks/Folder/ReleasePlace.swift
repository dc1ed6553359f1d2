/// A release folder, and the names of its parts where they are not the usual ones.
package struct ReleasePlace: Sendable {
  /// A file for the reviewers.
  package struct Attachment: Equatable, Sendable {
    /// As the Deliverfile names it.
    package let name: String
    package let isThere: Bool
  }

  /// A text that stands in a Deliverfile, a Fastfile or a JSON file, and in no file of its own.
  package struct GivenText: Equatable, Sendable {
    package let field: String
    package let locale: String?
    package let value: String
    /// From the root, and where in it.
    package let file: String
    package let position: Position
  }

  /// The folder that paths are told from.
  package private(set) var root: String
  /// Relative to `root`.
  package let metadata: String
  package let screenshots: String
  /// Nil where the usual names count.
  package var previews: String?
  package var ageRating: String?
  package var appClipImages: String?
  package var attachment: Attachment?
  package var ignoresUnknownLocales = false
  package var texts: [GivenText] = []
  /// Options that a Fastfile or a Deliverfile computes, so that nobody knows what they say.
  package var computedOptions: [String] = []
  /// Of a release in JSON: its languages, each with its file; and the answers for the age rating.
  package var jsonFiles: [String: String] = [:]
  package var jsonAgeRating: (file: String, bytes: [UInt8])?
  /// Files of options that could not be read.
  package var faults: [(file: String, fault: Disk.Fault)] = []
  /// Another release folder beside this one, which deliver does not look at.
  package var unread: String?

  init(root: String, metadata: String, screenshots: String) {
    self.root = root
    self.metadata = metadata
    self.screenshots = screenshots
  }

  /// A folder whose parts have their usual names.
  package init(root: String, rules: StoreRules) {
    self.init(root: root, metadata: rules.layout.metadataDir, screenshots: rules.layout.screenshotsDir)
  }

  /// Where app previews may be, relative to `root`.
  func previewFolders(_ rules: StoreRules) -> [String] {
    previews.map { [$0] } ?? rules.checks.appPreviewsDirs
  }

  /// The same place by another path to its root.
  package func moved(to root: String) -> ReleasePlace {
    var place = self
    place.root = root
    return place
  }
}
