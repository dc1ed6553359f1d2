package import Foundation

/// One release on its way to the store. Progress, timers and ratings belong to it.
package struct Release: Identifiable, Hashable, Sendable {
  package let id: UUID
  /// 1 for the first, then on; what an unnamed release is called by.
  package let number: Int
  /// The name it was given, nil until then.
  package var name: String?
  /// When it was begun.
  package let begun: Date

  package init(id: UUID = UUID(), number: Int, name: String? = nil, begun: Date) {
    self.id = id
    self.number = number
    self.name = name
    self.begun = begun
  }

  /// The numbers that a release can have. Another number in a file is damage.
  static let numbers = 1...999_999

  /// What people know it by.
  package var label: ReleaseLabel { ReleaseLabel(number: number, name: name) }

  /// The same release, counted on from another's number: the second after 7 is the 8th.
  func renumbered(after other: Release) -> Release {
    Release(id: id, number: other.number + number - 1, name: name, begun: begun)
  }

  /// The release that comes after this one.
  package func next(at instant: Date) -> Release { Release(number: number + 1, begun: instant) }
}

/// What people know a release by: its name, or its number until it has one.
package struct ReleaseLabel: Hashable, Sendable {
  package let number: Int
  package let name: String?
}
