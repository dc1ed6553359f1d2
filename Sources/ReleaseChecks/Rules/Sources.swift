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

extension Text {
  /// The places in what is sent of scalars that `matches` wants.
  func indices(where matches: (Unicode.Scalar) -> Bool) -> [String.Index] {
    sent.unicodeScalars.indices.filter { matches(sent.unicodeScalars[$0]) }
  }
}
