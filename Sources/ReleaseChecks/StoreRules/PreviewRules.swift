package import JSON

/// App previews.
///
/// Source: Apple's app preview specifications; fastlane 2.237.0, `deliver/lib/deliver/sync_app_previews.rb`.
package struct PreviewRules: Sendable, JSONReadable {
  package let maxPerSet: Int
  package let minSeconds: Double
  package let maxSeconds: Double
  package let maxBytes: Int
  package let extensions: [String]
  package let proresOnlyIn: String
  package let minFps: Double
  package let maxFps: Double
  /// By the token in the file's name; landscape is the same, swapped.
  package let resolutions: [String: [PixelSize]]

  package init(_ node: JSONNode) throws(JSONFault) {
    maxPerSet = try node.get("max_per_set")
    minSeconds = try node.get("min_seconds")
    maxSeconds = try node.get("max_seconds")
    maxBytes = try node.get("max_bytes")
    extensions = try node.get("extensions")
    proresOnlyIn = try node.get("prores_only_in")
    minFps = try node.find("min_fps") ?? 0
    maxFps = try node.get("max_fps")
    resolutions = try node.get("resolutions")
  }
}
