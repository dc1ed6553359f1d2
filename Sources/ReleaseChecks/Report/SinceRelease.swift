/// What has changed in a release's folder since an earlier release, as the project's own git tells.
package struct SinceRelease: Sendable, Equatable {
  /// The tag of the earlier release.
  package let tag: String
  /// Files that are not as they were then, or were not there; from the release's root.
  package let changed: Set<RelativePath>

  package init(tag: String, changed: Set<RelativePath>) {
    self.tag = tag
    self.changed = changed
  }
}

extension Report {
  package var since: SinceRelease? { inspection.since }

  /// Texts that are another than then.
  var changedTexts: [Text] { texts.filter { since?.changed.contains($0.path) ?? false } }
  var changedPictures: [Picture] { pictures.filter { since?.changed.contains($0.path) ?? false } }

  /// Texts that are as they were, while the primary language's is another.
  var textsLeftBehind: [Text] {
    guard let since, let primary = inspection.comparedLocale else { return [] }
    let fields = Set(texts.filter { $0.locale == primary && since.changed.contains($0.path) }.map(\.field.id))
    return texts.filter { text in
      text.locale != nil && text.locale != primary && fields.contains(text.field.id)
        && !since.changed.contains(text.path)
    }
  }

  /// One short table: what changed, and what did not although the primary language's did.
  package var sinceLines: [String] {
    guard let since else { return [] }
    let counts = [plural(changedTexts.count, "text"), plural(changedPictures.count, "picture")]
    var lines = ["Since \(since.tag.utf8.shownOnOneLine): \(counts[0]) and \(counts[1]) changed."]
    let behind = Dictionary(grouping: textsLeftBehind, by: \.field.label)
    for (label, texts) in behind.sorted(by: { $0.key < $1.key }) {
      let locales = texts.compactMap(\.locale).sorted().map(\.utf8.shownOnOneLine)
      let rest = locales.count > 12 ? " and \(locales.count - 12) more" : ""
      lines.append("  \(label) as it was: \(locales.prefix(12).joined(separator: ", "))\(rest)")
    }
    return lines
  }
}

extension Inspection {
  /// The language that others are compared with: the primary one, or the English that is there.
  var comparedLocale: String? {
    if let primary = facts.primaryLocale { return primary }
    return ["en-US", "en-GB"].first(where: textLocales.contains) ?? textLocales.min()
  }
}
