extension Rule {
  /// Source: fastlane 2.237.0, `deliver/lib/deliver/upload_metadata.rb`.
  static let unknownCategory = Rule(
    "unknown-category", "Categories are not ones of the App Store",
    why: "A category that the store does not have. The old `MZGenre.` names are still translated.",
    source: Sources.appInformation,
    examples: (
      ["metadata/primary_category.txt": "Photo & Video"],
      ["metadata/primary_category.txt": "PHOTO_AND_VIDEO"]
    )
  ) {
    inspection, findings in
    let categories = inspection.rules.categories
    let all = categories.ids.union(categories.gameSubcategories).union(categories.stickerSubcategories)
    for text in inspection.texts where text.field.kind == .choice {
      // Old names are translated, with "MZGenre." and without.
      let id = categories.sent(String(text.sent), isSubcategory: text.field.isSubcategory)
      let allowed =
        text.field.isSubcategory
        ? categories.gameSubcategories.union(categories.stickerSubcategories) : categories.ids
      if allowed.contains(id) { continue }
      let spelled = String(id.uppercased().map { $0.isLetter || $0.isNumber ? $0 : "_" }).replacing(
        "___", with: "_AND_")
      let near = allowed.contains(spelled) ? spelled : allowed.sorted().first { spelled.isOneEdit(from: $0) }
      findings.add(
        .error, text,
        all.contains(id)
          ? "“\(id)” is not a category for this file"
          : "“\(text.sent.utf8.shownOnOneLine)” is not a category of the App Store",
        advice: near.map { "Did you mean \($0)?" }
          ?? "Write an id in capitals, as PHOTO_AND_VIDEO.")
    }
  }
}
