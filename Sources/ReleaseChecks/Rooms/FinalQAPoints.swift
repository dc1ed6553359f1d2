/// What people look at before they submit a version, as data with the day on which it was compared with its sources.
package struct FinalQAPoints: Sendable, Equatable {
  /// As "2026-11-01".
  package let checkedOn: String
  /// What an app can have, in the order in which it is asked.
  package let traits: [AppTrait]
  /// The store's points, in their order.
  package let all: [FinalQAPoint]

  /// Points under one heading.
  package struct Group: Sendable, Equatable {
    package let title: Message
    package let points: [FinalQAPoint]
  }

  /// The points of one release.
  package struct Selection: Sendable, Equatable {
    package let groups: [Group]
    /// Points that are left out for what the app does not have.
    package let leftOutCount: Int
    /// What the app would have to have for them, in the order of the question.
    package let leftOutTraits: [AppTrait]
    /// "12 points are left out: nothing about accounts, purchases or tracking"; nil when none is.
    package let leftOut: Message?
    /// The same things as words of that sentence, with one word for a whole family.
    package let leftOutWords: [Message]

    package var points: [FinalQAPoint] { groups.flatMap(\.points) }
  }

  /// The traits that a log has kept; nil where it has none. Those of another version of ShipShape are passed over.
  package func traits(_ ids: Set<String>?) -> Set<AppTrait>? {
    ids.map { ids in Set(traits.filter { ids.contains($0.id) }) }
  }

  /// - Parameters:
  ///   - facts: what is not known leaves nothing out.
  ///   - traits: what the app has; nil: not asked yet, and every point counts.
  ///   - team: from the project's own file; they stand last.
  package func points(for facts: Facts, traits: Set<AppTrait>?, team: [TeamPoint] = []) -> Selection {
    let possible = all.filter { $0.applies(to: facts) }
    let owned = traits.map { Set($0.map(\.id)) }
    let isLeftOut = { (point: FinalQAPoint) in
      owned.map { !point.traits.isEmpty && $0.isDisjoint(with: point.traits) } ?? false
    }
    let left = possible.filter(isLeftOut)
    var seen: Set<String> = []
    let own = team.filter { $0.applies(to: facts) && seen.insert($0.id).inserted }.map { FinalQAPoint($0) }
    let causes = Set(left.flatMap(\.traits))
    let missing = self.traits.filter { causes.contains($0.id) }
    let words = words(of: missing)
    return Selection(
      groups: Self.grouped(possible.filter { !isLeftOut($0) } + own), leftOutCount: left.count,
      leftOutTraits: missing, leftOut: Self.sentence(left.count, words), leftOutWords: words)
  }

  private static func grouped(_ points: [FinalQAPoint]) -> [Group] {
    var titles: [Message] = []
    for point in points where !titles.contains(point.group) { titles.append(point.group) }
    return titles.map { title in Group(title: title, points: points.filter { $0.group == title }) }
  }

  /// One word for a whole family, where all of it is missing.
  private func words(of missing: [AppTrait]) -> [Message] {
    var words: [Message] = []
    for trait in missing {
      let family = trait.family.flatMap { family in
        traits.allSatisfy { $0.family != family || missing.contains($0) } ? family : nil
      }
      let word = family ?? trait.word
      if !words.contains(word) { words.append(word) }
    }
    return words
  }

  private static func sentence(_ count: Int, _ words: [Message]) -> Message? {
    guard count > 0, let first = words.first else { return nil }
    var list = first
    for word in words.dropFirst().dropLast() { list = "\(list), \(word)" }
    if words.count > 1, let last = words.last { list = "\(list) or \(last)" }
    return count == 1
      ? "1 point is left out: nothing about \(list)" : "\(count) points are left out: nothing about \(list)"
  }
}
