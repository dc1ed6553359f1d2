/// Where rules come from, once each.
enum Sources {
  static let appInformation = "https://developer.apple.com/help/app-store-connect/reference/app-information"
  static let versionInformation =
    "https://developer.apple.com/help/app-store-connect/reference/platform-version-information"
  static let screenshots =
    "https://developer.apple.com/help/app-store-connect/reference/app-information/screenshot-specifications"
  static let previews =
    "https://developer.apple.com/help/app-store-connect/reference/app-information/app-preview-specifications"
  static let search = "https://developer.apple.com/app-store/search/"
  static let guidelines = "https://developer.apple.com/app-store/review/guidelines/"
  static let deliver = "fastlane 2.237.0 deliver"
}

/// "1 character", "7 characters".
func plural(_ count: Int, _ one: String, _ many: String? = nil) -> String {
  "\(count) \(count == 1 ? one : many ?? one + "s")"
}

/// ", and 3 more" after the first of several.
func more(_ count: Int) -> String { count > 1 ? ", and \(count - 1) more" : "" }

/// "“a”, “b” and 3 more": the first of several words.
func quoted(_ words: [some StringProtocol]) -> String {
  let most = 5
  let shown = words.prefix(words.count == most + 1 ? most + 1 : most).map { "“\($0)”" }
  let rest = words.count - shown.count
  return shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
}

extension Text {
  /// The places in what is sent of scalars that `matches` wants.
  func indices(where matches: (Unicode.Scalar) -> Bool) -> [String.Index] {
    sent.unicodeScalars.indices.filter { matches(sent.unicodeScalars[$0]) }
  }
}
