/// Values of which only so much is kept: what is nearest to what is looked at.
nonisolated struct NearnessCache<Key: Hashable, Value> {
  /// How much all of them may cost.
  let limit: Int
  private(set) var cost = 0
  private var values: [Key: (value: Value, cost: Int)] = [:]
  /// From the nearest on.
  private var ranks: [Key: Int] = [:]

  init(limit: Int) { self.limit = limit }

  var count: Int { values.count }

  subscript(key: Key) -> Value? { values[key]?.value }

  /// Only these are of use now, the nearest first; any other goes.
  mutating func keep(_ order: [Key]) {
    ranks = [:]
    for (rank, key) in order.enumerated() where ranks[key] == nil { ranks[key] = rank }
    for key in values.keys where ranks[key] == nil { remove(key) }
  }

  /// Takes a value in; what is farthest goes where it is too much.
  ///
  /// - Returns: whether it is kept.
  mutating func insert(_ value: Value, cost: Int, for key: Key) -> Bool {
    guard ranks[key] != nil else { return false }
    remove(key)
    values[key] = (value, cost)
    self.cost += cost
    while self.cost > limit, let last = values.keys.max(by: { rank($0) < rank($1) }) { remove(last) }
    return values[key] != nil
  }

  private func rank(_ key: Key) -> Int { ranks[key] ?? .max }

  private mutating func remove(_ key: Key) {
    if let old = values.removeValue(forKey: key) { cost -= old.cost }
  }
}
