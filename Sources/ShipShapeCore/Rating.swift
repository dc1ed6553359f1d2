/// How a step went, from one seal to five; zero says nothing.
package struct Rating: Hashable, Sendable {
  /// The seals there are.
  package static let seals = 1...5

  /// How many are filled, 0 to 5.
  package private(set) var value = 0

  package init() {}

  /// A stored value; one outside 0 to 5 is brought to the nearest of them.
  package init(_ value: Int) { self.value = min(max(value, 0), Rating.seals.upperBound) }

  /// Presses a seal: it fills up to that one, and the one that is the value already clears them all.
  package mutating func press(_ seal: Int) {
    guard Rating.seals.contains(seal) else { return }
    value = seal == value ? 0 : seal
  }

  /// Empties every seal.
  package mutating func clear() { value = 0 }
}
