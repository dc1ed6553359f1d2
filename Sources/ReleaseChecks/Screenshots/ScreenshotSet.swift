/// The pictures of one slot in one language, as deliver would handle them.
package struct ScreenshotSet: Sendable {
  /// What becomes of a picture.
  package enum Fate: Equatable, Sendable {
    /// Its place on the store, from 1.
    case uploaded(place: Int)
    /// More than the store takes: deliver drops it.
    case dropped
    /// Framed pictures lie beside it, and deliver takes only those.
    case skippedUnframed
  }

  package let locale: String
  package let slot: ScreenshotRules.Slot
  /// Indices into the folder's pictures, in the order of the paths' bytes.
  package let members: [Int]
  package let fates: [Int: Fate]

  /// How many deliver would try to upload.
  package var wanted: Int { fates.values.count { $0 != .skippedUnframed } }
}

/// Every picture of a release in its place.
package struct Gallery: Sendable {
  package let sets: [ScreenshotSet]
  /// By index into the folder's pictures; nil where no slot has its size.
  package let choices: [SlotChoice?]
  /// Pictures that are skipped because framed ones lie beside them.
  package let skipped: Set<Int>
  private let fates: [ScreenshotSet.Fate?]

  package init(_ folder: ReleaseFolder, rules: StoreRules) {
    let pictures = folder.pictures
    choices = pictures.map(rules.slot)
    skipped = Self.skipped(pictures)
    let skipped = skipped
    let choices = choices
    struct Key: Hashable {
      let locale: String
      let slot: String
    }
    var members: [Key: [Int]] = [:]
    var order: [Key] = []
    for index in pictures.indices {
      guard let slot = choices[index]?.slot else { continue }
      let locale = rules.locales.code(ofFolder: pictures[index].place.folder)
      let key = Key(locale: locale, slot: slot.key)
      if members[key] == nil { order.append(key) }
      members[key, default: []].append(index)
    }
    // The same names stand in every language.
    var orders: [String: StoreOrder] = [:]
    func storeOrder(_ name: String) -> StoreOrder {
      if let known = orders[name] { return known }
      let order = StoreOrder(name: name)
      orders[name] = order
      return order
    }
    sets = order.compactMap { key in
      guard let indices = members[key]?.sorted(by: { pictures[$0].path < pictures[$1].path }),
        let slot = indices.first.flatMap({ choices[$0]?.slot })
      else { return nil }
      let wanted = indices.filter { !skipped.contains($0) }
      let kept = wanted.prefix(rules.screenshots.maxPerSet)
        .map { (index: $0, order: storeOrder(pictures[$0].path.name)) }
        .sorted {
          $0.order != $1.order ? $0.order < $1.order : pictures[$0.index].path < pictures[$1.index].path
        }
      var fates: [Int: ScreenshotSet.Fate] = [:]
      for (place, picture) in kept.enumerated() { fates[picture.index] = .uploaded(place: place + 1) }
      for index in wanted.dropFirst(rules.screenshots.maxPerSet) { fates[index] = .dropped }
      for index in indices where skipped.contains(index) { fates[index] = .skippedUnframed }
      return ScreenshotSet(locale: key.locale, slot: slot, members: indices, fates: fates)
    }
    fates = sets.reduce(into: Array(repeating: nil, count: pictures.count)) { all, set in
      for (index, fate) in set.fates { all[index] = fate }
    }
  }

  /// What becomes of a picture; nil where no slot has its size.
  package func fate(of index: Int) -> ScreenshotSet.Fate? { fates[index] }

  /// With one `*_framed` picture in a folder, only paths that say "framed" or "watch" are taken.
  ///
  /// Source: fastlane 2.237.0, `deliver/lib/deliver/loader.rb`; fastlane#15366.
  private static func skipped(_ pictures: [Picture]) -> Set<Int> {
    let framedFolders = Set(pictures.lazy.filter { $0.path.isFramed }.map(\.path.folder))
    guard !framedFolders.isEmpty else { return [] }
    return Set(
      pictures.indices.filter { index in
        guard framedFolders.contains(pictures[index].path.folder) else { return false }
        let path = pictures[index].path.shown.lowercased()
        return !path.contains("framed") && !path.contains("watch")
      })
  }
}

extension LocaleRules {
  /// The locale that a folder's pictures go to; the name itself where there is none.
  package func code(ofFolder name: String) -> String {
    switch meaning(of: name) {
    case .locale(let code), .wrongCase(let code): code
    case .near, .unsupported, .unknown: name
    }
  }
}
