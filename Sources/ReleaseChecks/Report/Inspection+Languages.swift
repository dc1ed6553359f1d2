extension Inspection {
  /// Where a text would stand.
  func path(of file: String, in locale: String?) -> RelativePath {
    let json = place.jsonFiles
    if let file = locale.map({ json[$0] }) ?? json.values.min() { return RelativePath(file) }
    return RelativePath([place.metadata, locale, file].compactMap(\.self).joined(separator: "/"))
  }

  /// The languages that a complete release has texts in: those that have a folder by a right name, and the primary one.
  var completeLocales: [String] {
    guard let primary = facts.primaryLocale,
      !textLocales.contains(where: { rules.locales.code(ofFolder: $0) == primary })
    else { return soundLocales }
    return (soundLocales + [primary]).sorted()
  }

  /// Folders of languages that deliver takes as they are; what is missing in others is not the first thing to mend.
  var soundLocales: [String] {
    textLocales.filter { rules.locales.names[rules.locales.code(ofFolder: $0)] != nil }
  }
}
