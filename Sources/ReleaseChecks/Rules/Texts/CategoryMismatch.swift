extension Rule {
  /// Source: fastlane 2.237.0, `deliver/lib/deliver/upload_metadata.rb`.
  static let categoryMismatch = Rule(
    "category-mismatch", "Categories do not go together",
    why: "A subcategory below a category that has none, or the same category twice.",
    source: Sources.appInformation,
    examples: (
      ["metadata/primary_category.txt": "MUSIC", "metadata/secondary_category.txt": "MUSIC"],
      ["metadata/primary_category.txt": "MUSIC", "metadata/secondary_category.txt": "TRAVEL"]
    )
  ) {
    inspection, findings in
    func choice(_ field: String) -> Text? { inspection.texts.first { $0.field.id == field } }
    let categories = inspection.rules.categories
    for place in ["primary", "secondary"] {
      let parent = choice("\(place)_category")
      for text in inspection.texts where text.field.isSubcategory && text.field.id.hasPrefix(place) {
        guard let parent else { continue }
        let id = categories.sent(String(text.sent), isSubcategory: true)
        let parentID = categories.sent(String(parent.sent), isSubcategory: false)
        let fits =
          parentID == "GAMES"
          ? categories.gameSubcategories.contains(id)
          : parentID == "STICKERS" && categories.stickerSubcategories.contains(id)
        if fits { continue }
        findings.add(
          .warning, text,
          "\(text.sent.utf8.shownOnOneLine) does not go with the \(place) category \(parent.sent.utf8.shownOnOneLine)",
          advice: "Only GAMES and STICKERS have subcategories, each its own.")
      }
    }
    if let first = choice("primary_category"), let second = choice("secondary_category"),
      categories.sent(String(first.sent), isSubcategory: false)
        == categories.sent(String(second.sent), isSubcategory: false)
    {
      findings.add(
        .warning, second, "The secondary category is the primary one again",
        advice: "Choose another, or remove the file.")
    }
  }
}
