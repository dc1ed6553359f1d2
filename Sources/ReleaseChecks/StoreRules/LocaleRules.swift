import JSON

/// The languages of the store.
///
/// Source: fastlane 2.237.0, `fastlane_core/lib/fastlane_core/languages.rb`, equal to Apple's list of localizations.
package struct LocaleRules: Sendable {
  /// What a folder's name is to the store.
  package enum Meaning: Equatable, Sendable {
    case locale(String)
    /// The right code in another case.
    case wrongCase(String)
    /// Not a code, but these are near; more than one where only the person can tell.
    case near([String])
    /// A language that the store does not have.
    case unsupported
    case unknown
  }

  /// Code and name.
  package let names: [String: String]
  /// Added too lately for an older fastlane.
  package let recent: Set<String>
  private let byLowercase: [String: String]
  private let suggestions: [String: String]
  private let choices: [String: [String]]
  private let unsupported: Set<String>

  /// - Parameter file: the whole rules file.
  init(_ file: JSONNode, choices: [String: [String]]) throws(JSONFault) {
    let entries = try file.get("locales", as: [Entry].self)
    names = Dictionary(entries.map { ($0.code, $0.name) }) { first, _ in first }
    recent = Set(entries.filter(\.isRecent).map(\.code))
    byLowercase = Dictionary(entries.map { ($0.code.lowercased(), $0.code) }) { first, _ in first }
    suggestions = Dictionary(
      try file.get("locale_suggestions", as: [String: String].self).map { ($0.key.lowercased(), $0.value) }
    ) { first, _ in first }
    unsupported = Set(try file.get("locales_known_unsupported", as: [String].self).map { $0.lowercased() })
    self.choices = choices
  }

  private struct Entry: JSONReadable {
    let code: String
    let name: String
    let isRecent: Bool

    package init(_ node: JSONNode) throws(JSONFault) {
      code = try node.get("code")
      name = try node.get("name")
      isRecent = try node.find("added_2026") ?? false
    }
  }

  package func meaning(of folder: String) -> Meaning {
    if names[folder] != nil { return .locale(folder) }
    let lowercase = folder.lowercased()
    if let code = byLowercase[lowercase] { return .wrongCase(code) }
    let dashed = lowercase.replacing("_", with: "-")
    if let several = choices[dashed] { return .near(several) }
    if let code = byLowercase[dashed] ?? suggestions[dashed] { return .near([code]) }
    if unsupported.contains(dashed) { return .unsupported }
    // "de-AT": a region that the store does not tell apart.
    if let dash = dashed.firstIndex(of: "-") {
      let language = String(dashed[..<dash])
      guard dashed[dashed.index(after: dash)...].utf8.count <= 4, language.utf8.count <= 3 else {
        return .unknown
      }
      if let several = choices[language] { return .near(several) }
      if let code = byLowercase[language] ?? suggestions[language] { return .near([code]) }
    }
    return .unknown
  }

  /// "; did you mean de-DE?", or nothing.
  package func suggestion(_ name: String) -> String {
    switch meaning(of: name) {
    case .wrongCase(let code): "; did you mean \(code)?"
    case .near(let codes): "; did you mean \(codes.joined(separator: " or "))?"
    default: ""
    }
  }

  /// "German (de-DE)", or only the code.
  package func title(_ code: String) -> String { names[code].map { "\($0) (\(code))" } ?? code }
}
