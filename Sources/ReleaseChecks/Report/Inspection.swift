/// What the rules look at: the folder, what is known beside it, and the store's own rules.
package struct Inspection: Sendable {
  package let folder: ReleaseFolder
  package var place: ReleasePlace { folder.place }
  package let facts: Facts
  package let rules: StoreRules
  /// The year of the day of the check.
  package let year: Int
  /// What has changed since an earlier release; nil where it was not asked.
  package let since: SinceRelease?
  package let gallery: Gallery
  /// Texts that can be judged: read, decoded, not secret, not blank.
  let texts: [Text]
  /// The folders of languages that have texts or stand in `metadata`, in the order of their names.
  let textLocales: [String]
  let keywordLists: [KeywordList]
  let links: [(text: Text, link: Link)]
  /// Pictures that deliver would upload, with their index in `folder.pictures`. Unframed pictures beside framed ones are
  /// not among them.
  var judgedPictures: some Sequence<(index: Int, picture: Picture)> {
    folder.pictures.indices.lazy.filter { !gallery.skipped.contains($0) }
      .map { (index: $0, picture: folder.pictures[$0]) }
  }
  private let byLocale: [String: [String: Text]]

  package init(folder: ReleaseFolder, facts: Facts, rules: StoreRules, year: Int, since: SinceRelease? = nil)
  {
    self.folder = folder
    self.facts = facts
    self.rules = rules
    self.year = year
    self.since = since
    let texts = folder.texts.filter { !$0.sent.isEmpty }
    self.texts = texts
    textLocales = folder.localeFolders.compactMap { locale in
      guard locale.place == .metadata else { return nil }
      switch locale.meaning {
      case .unknown, .unsupported: return nil
      case .locale, .wrongCase, .near: return locale.name
      }
    }
    var byLocale: [String: [String: Text]] = [:]
    for text in folder.texts where text.field.place == .locale {
      guard let locale = text.locale else { continue }
      byLocale[locale, default: [:]][text.field.id] = text
    }
    self.byLocale = byLocale
    gallery = Gallery(folder, rules: rules)
    keywordLists = texts.filter { $0.field.isKeywords && $0.isOfPlausibleLength }
      .map { KeywordList($0, rules: rules.keywords) }
    links = texts.filter { $0.field.kind == .url }.map { ($0, Link($0.sent)) }
  }

  /// The text of a field in a language's folder, blank or not; nil when there is no such file.
  func text(_ field: String, in locale: String) -> Text? { byLocale[locale]?[field] }

  /// What deliver would send for a field in a language: its own text, or that of `default/` when it has none.
  func sentText(_ field: String, in locale: String) -> Text? {
    if let own = text(field, in: locale) { return own.isBlank ? nil : own }
    guard let fallback = rules.layout.specialDirs.metadata.first else { return nil }
    return text(field, in: fallback).flatMap { $0.isBlank ? nil : $0 }
  }

  /// Texts of a field in every language.
  func texts(of field: String) -> [Text] { texts.filter { $0.field.id == field && $0.locale != nil } }
}
