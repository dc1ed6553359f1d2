import JSON

/// A release whose texts stand in JSON files: Expo's `store.config.json`, or a folder of the tool asc.
///
/// Source: Expo's documentation on store metadata; rorkai/App-Store-Connect-CLI, `metadata` folders.
struct JSONRelease {
  private(set) var texts: [ReleasePlace.GivenText] = []
  /// Languages, each with the file that it stands in.
  private(set) var files: [String: String] = [:]
  /// Answers to the age rating's questions, as a JSON object.
  private(set) var ageRating: (file: String, bytes: [UInt8])?

  static let expoName = "store.config.json"
  static let expoPrograms = ["store.config.js", "store.config.ts"]
  /// asc's folders below `metadata`.
  static let appInfo = "app-info", version = "version"

  private static let names = [
    "title": "name", "name": "name", "subtitle": "subtitle", "description": "description",
    "keywords": "keywords",
    "promoText": "promotional_text", "promotionalText": "promotional_text", "releaseNotes": "release_notes",
    "whatsNew": "release_notes", "supportUrl": "support_url", "marketingUrl": "marketing_url",
    "privacyPolicyUrl": "privacy_url", "privacyPolicyText": "apple_tv_privacy_policy",
  ]
  private static let reviewNames = [
    "firstName": "first_name", "lastName": "last_name", "email": "email_address", "phone": "phone_number",
    "demoUsername": "demo_user", "demoPassword": "demo_password", "notes": "notes",
  ]

  /// Expo's file.
  ///
  /// - Parameter file: its path from the release's root.
  init(expo bytes: [UInt8], file: String) throws(JSONFault) {
    guard let apple = try JSONNode(bytes)["apple"] else { throw JSONFault("“apple” is missing") }
    let places = JSONPlaces(bytes)
    for (locale, info) in apple["info"]?.members ?? [] {
      take(info, locale: locale, file: file, at: "apple/info/\(locale)", places)
    }
    add("copyright", apple["copyright"]?.string, locale: nil, file, places.positions["apple/copyright"])
    for (index, category) in (apple["categories"]?.elements ?? []).prefix(2).enumerated() {
      let place = index == 0 ? "primary" : "secondary"
      let parts = category.elements?.compactMap(\.string) ?? [category.string].compactMap(\.self)
      let path = "apple/categories/\(index)"
      add(
        "\(place)_category", parts.first, locale: nil, file,
        places.positions[path] ?? places.positions["\(path)/0"])
      for (number, name) in zip(["first", "second"], parts.dropFirst()) {
        add(
          "\(place)_\(number)_sub_category", name, locale: nil, file,
          places.positions["\(path)/\(number == "first" ? 1 : 2)"])
      }
    }
    for (key, value) in apple["review"]?.members ?? [] {
      if let name = Self.reviewNames[key] {
        add(name, value.string, locale: nil, file, places.positions["apple/review/\(key)"])
      }
    }
    if let range = places.objects["apple/advisory"] { ageRating = (file, Array(bytes[range])) }
  }

  /// asc's files of languages, each with the language that its name says.
  init(asc languages: [(locale: String, file: String, bytes: [UInt8])]) throws(JSONFault) {
    for language in languages {
      take(
        try JSONNode(language.bytes), locale: language.locale, file: language.file, at: "",
        JSONPlaces(language.bytes))
    }
  }

  private mutating func take(
    _ info: JSONNode, locale: String, file: String, at path: String, _ places: JSONPlaces
  ) {
    files[locale] = file
    for (key, value) in info.members ?? [] {
      guard let name = Self.names[key] else { continue }
      let place = path.isEmpty ? key : "\(path)/\(key)"
      let text = value.elements.map { $0.compactMap(\.string).joined(separator: ",") } ?? value.string
      add(name, text, locale: locale, file, places.positions[place] ?? places.positions["\(place)/0"])
    }
  }

  private mutating func add(
    _ field: String, _ value: String?, locale: String?, _ file: String, _ position: Position?
  ) {
    guard let value else { return }
    texts.append(
      ReleasePlace.GivenText(
        field: field, locale: locale, value: value, file: file,
        position: position ?? Position(line: 1, column: 1)))
  }
}
