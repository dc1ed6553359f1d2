package import Foundation
package import ReleaseChecks

/// One release on its way to the store. Progress, timers and ratings belong to it, and so does what is known of it.
package struct Release: Identifiable, Hashable, Sendable {
  package let id: UUID
  /// 1 for the first, then on; what an unnamed release is called by.
  package let number: Int
  /// When it was begun.
  package let begun: Date
  /// The app's name, nil until it is given.
  package var name: String?
  /// The version of the app, as people write it: "2.4".
  package var version: String?
  /// The folder with its texts and pictures.
  package var location: ReleaseLocation?
  /// What the person has said of it; the project's own file says the rest.
  package var facts = Facts()
  /// When the next one was begun after it; nil while it is open. One that is past is read and not changed.
  package var ended: Date?

  package init(id: UUID = UUID(), number: Int, name: String? = nil, begun: Date) {
    self.id = id
    self.number = number
    self.name = name
    self.begun = begun
  }

  /// The numbers that a release can have. Another number in a file is damage.
  static let numbers = 1...999_999

  /// What people know it by.
  package var label: ReleaseLabel { ReleaseLabel(number: number, name: name, version: version) }

  package var isPast: Bool { ended != nil }

  /// The same release under another number.
  func numbered(_ number: Int) -> Release {
    var release = Release(id: id, number: number, name: name, begun: begun)
    (release.version, release.location, release.facts, release.ended) = (version, location, facts, ended)
    return release
  }

  /// The same release, counted on from another's number: the second after 7 is the 8th.
  func renumbered(after other: Release) -> Release { numbered(other.number + number - 1) }

  /// Whether it is of the same app, in the same folder.
  func isOfSameThing(as other: Release) -> Bool { name == other.name && location == other.location }

  /// The same release with what is known of another.
  func described(as other: Release) -> Release {
    var release = self
    (release.name, release.version, release.location) = (other.name, other.version, other.location)
    (release.facts, release.ended) = (other.facts, other.ended)
    return release
  }

  /// The release that comes after this one: of the same app in the same folder, one version on.
  ///
  /// - Parameter number: nil: the one after this one's.
  package func next(numbered number: Int? = nil, at instant: Date) -> Release {
    var release = Release(number: number ?? self.number + 1, name: name, begun: instant)
    release.version = version.flatMap { VersionNumber.next(after: $0) }
    release.location = location
    release.facts = facts
    if location != nil { release.facts.kind = .update }
    return release
  }
}

/// What people know a release by: its app and version, or its number until it has a name.
package struct ReleaseLabel: Hashable, Sendable {
  package let number: Int
  package let name: String?
  package var version: String?
}

/// Where the texts and pictures of a release are.
package struct ReleaseLocation: Hashable, Sendable {
  /// The folder that was opened, as a whole path.
  package var folder: String
  /// Which of several release folders in it was chosen; nil where there is one.
  package var part: String?
  /// The release folder itself, as a whole path.
  package var root: String

  package init(folder: String, part: String? = nil, root: String) {
    self.folder = folder
    self.part = part
    self.root = root
  }
}

/// Versions as people count them.
package enum VersionNumber {
  /// The version with its last number one up: "2.4" after "2.3", "1.0.10" after "1.0.9". Nil where it does not end with
  /// a number that can be counted on.
  package static func next(after version: String) -> String? {
    let digits = version.reversed().prefix { $0.isASCII && $0.isNumber }.reversed()
    guard let number = Int(String(digits)), number < Int.max else { return nil }
    return version.dropLast(digits.count) + "\(number + 1)"
  }
}
