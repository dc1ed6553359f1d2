/// What a `Deliverfile` says of where the texts and the pictures are.
///
/// It is a program in Ruby; literal paths are followed, everything else is left to it.
///
/// Source: fastlane 2.237.0, `deliver/lib/deliver/options.rb`, `metadata_path` and `screenshots_path`.
struct Deliverfile: Equatable {
  static let name = "Deliverfile"
  private(set) var metadataPath: String?
  private(set) var screenshotsPath: String?

  init(_ text: String) {
    for line in text.split(whereSeparator: \.isNewline) {
      let code = line.drop { $0 == " " || $0 == "\t" }
      metadataPath = Self.literal("metadata_path", in: code) ?? metadataPath
      screenshotsPath = Self.literal("screenshots_path", in: code) ?? screenshotsPath
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
  /// The folder that paths are told from.
  package let root: String
  /// Relative to `root`.
  package let metadata: String
  package let screenshots: String

  init(root: String, metadata: String, screenshots: String) {
    self.root = root
    self.metadata = metadata
    self.screenshots = screenshots
  }
}

extension StoreRules {
  /// The same rules for a release whose parts have names of their own.
  package func located(at place: ReleasePlace) -> StoreRules {
    var rules = self
    rules.layout.metadataDir = place.metadata
    rules.layout.screenshotsDir = place.screenshots
    return rules
  }
}
