/// What a `Deliverfile` says of where the texts and the pictures are.
///
/// It is a program in Ruby; literal paths are followed, everything else is left to it.
///
/// Source: fastlane 2.237.0, `deliver/lib/deliver/options.rb`, `metadata_path` and `screenshots_path`.
struct Deliverfile: Equatable {
  static let name = "Deliverfile"
  private(set) var metadataPath: String?
  private(set) var screenshotsPath: String?
  private(set) var previewsPath: String?
  private(set) var ageRatingPath: String?
  private(set) var appClipImagesPath: String?
  private(set) var attachmentPath: String?
  /// Folders that are not a language's are skipped; deliver does not stop at them.
  private(set) var ignoresUnknownLocales = false

  init(_ text: String) {
    for line in text.split(whereSeparator: \.isNewline) {
      let code = line.drop { $0 == " " || $0 == "\t" }
      metadataPath = Self.literal("metadata_path", in: code) ?? metadataPath
      screenshotsPath = Self.literal("screenshots_path", in: code) ?? screenshotsPath
      previewsPath = Self.literal("app_previews_path", in: code) ?? previewsPath
      ageRatingPath = Self.literal("app_rating_config_path", in: code) ?? ageRatingPath
      appClipImagesPath = Self.literal("app_clip_header_images_path", in: code) ?? appClipImagesPath
      attachmentPath = Self.literal("app_review_attachment_file", in: code) ?? attachmentPath
      if code.hasPrefix("ignore_language_directory_validation"), code.contains("true") {
        ignoresUnknownLocales = true
      }
    }
  }

  /// `option "path"` or `option("path")`, with either quote and nothing put in.
  private static func literal(_ option: String, in code: Substring) -> String? {
    guard code.hasPrefix(option) else { return nil }
    let rest = code.dropFirst(option.count).drop { $0 == " " || $0 == "(" || $0 == "\t" }
    guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
    let path = rest.dropFirst().prefix { $0 != quote }
    guard path.endIndex < rest.endIndex, !path.isEmpty, !path.contains("#{") else { return nil }
    return String(path)
  }
}

/// A release folder, and the names of its parts where they are not the usual ones.
package struct ReleasePlace: Equatable, Sendable {
  /// A file for the reviewers.
  package struct Attachment: Equatable, Sendable {
    /// As the Deliverfile names it.
    package let name: String
    package let isThere: Bool
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

  init(root: String, metadata: String, screenshots: String) {
    self.root = root
    self.metadata = metadata
    self.screenshots = screenshots
  }

  /// The same place by another path to its root.
  package func moved(to root: String) -> ReleasePlace {
    var place = self
    place.root = root
    return place
  }
}

extension StoreRules {
  /// The same rules for a release whose parts have names of their own.
  package func located(at place: ReleasePlace) -> StoreRules {
    var rules = self
    rules.layout.metadataDir = place.metadata
    rules.layout.screenshotsDir = place.screenshots
    rules.layout.ageRatingPath = place.ageRating
    rules.layout.appClipImagesPath = place.appClipImages
    rules.layout.attachment = place.attachment
    rules.layout.ignoresUnknownLocales = place.ignoresUnknownLocales
    if let previews = place.previews { rules.checks.appPreviewsDirs = [previews] }
    return rules
  }
}
