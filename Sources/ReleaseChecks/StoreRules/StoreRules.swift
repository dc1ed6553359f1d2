package import JSON
import ReleaseRules

/// What the store takes, as data: sizes, locales, limits, lists. Read from `release-rules.json`.
package struct StoreRules: Sendable {
  /// The day on which the data was compared with its sources, as "2026-11-01".
  package let checkedOn: String
  package let fields: FieldRules
  package let layout: LayoutRules
  package let locales: LocaleRules
  package let screenshots: ScreenshotRules
  package let previews: PreviewRules
  package let keywords: KeywordRules
  package let words: [WordListRule]
  package let refusedCharacters: [RefusedCharacters]
  package let categories: CategoryRules
  package let ageRating: AgeRatingRules
  /// Extensions that a review attachment may have, with their dots.
  package let attachmentExtensions: [String]
  /// Our own numbers and lists, beside the store's.
  package let checks: ExtraRules

  /// The rules that come with ShipShape.
  package static func bundled() throws(JSONFault) -> StoreRules { try StoreRules(bundledFile.get()) }

  /// Kept for as long as the process lives: to free its values one by one would take longer than some rules.
  private static let bundledFile = Result { () throws(JSONFault) in
    try JSONNode(BundledRules.json)
  }

  /// Reads a rules file.
  ///
  /// - Throws: `JSONFault` when the bytes are not JSON or a part is missing; it names the part.
  package init(json: [UInt8]) throws(JSONFault) { try self.init(JSONNode(json)) }

  private init(_ file: JSONNode) throws(JSONFault) {
    if let own: ExtraRules = try file.find("checks") {
      checks = own
    } else {
      checks = try StoreRules.bundled().checks
    }
    checkedOn = try file.get("meta", as: Meta.self).checkedOn
    layout = try file.get("layout")
    fields = try FieldRules(file)
    locales = try LocaleRules(file, choices: checks.localeChoices)
    screenshots = try file.get("screenshots")
    previews = try file.get("app_previews")
    keywords = try file.get("keywords")
    words = try file.get("precheck", as: Precheck.self).lists
    refusedCharacters = try file.find("characters", as: Characters.self)?.refused ?? []
    categories = CategoryRules(
      ids: Set(try file.get("categories", as: [String].self)),
      gameSubcategories: Set(try file.get("game_subcategories", as: [String].self)),
      stickerSubcategories: Set(try file.get("sticker_subcategories", as: [String].self)),
      oldIDs: file["old_categories"], oldSubcategories: file["old_subcategories"])
    ageRating = try file.get("age_rating")
    attachmentExtensions = try file.get("review_attachment_formats")
  }

  private struct Meta: JSONReadable {
    let checkedOn: String
    package init(_ node: JSONNode) throws(JSONFault) { checkedOn = try node.get("checked_on") }
  }

  private struct Precheck: JSONReadable {
    let lists: [WordListRule]
    package init(_ node: JSONNode) throws(JSONFault) {
      lists = try node.get("rules", as: [WordListRule].self).filter { !$0.terms.isEmpty }
    }
  }

  private struct Characters: JSONReadable {
    let refused: [RefusedCharacters]
    package init(_ node: JSONNode) throws(JSONFault) { refused = try node.find("refused") ?? [] }
  }
}

/// The ids of the store's categories.
package struct CategoryRules: Sendable {
  package let ids: Set<String>
  package let gameSubcategories: Set<String>
  package let stickerSubcategories: Set<String>
  /// Names of iTunes Connect that deliver still translates, without "MZGenre.".
  let oldIDs: JSONNode?
  let oldSubcategories: JSONNode?

  /// The id that deliver sends for what a file says.
  ///
  /// Source: fastlane 2.240.1, `spaceship/lib/spaceship/connect_api/models/app_category.rb`.
  func sent(_ name: String, isSubcategory: Bool) -> String {
    let bare = name.replacing("MZGenre.", with: "")
    return (isSubcategory ? oldSubcategories : oldIDs)?[bare]?.string ?? bare
  }
}
