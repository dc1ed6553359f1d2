/// Looks for the first transparent pixel in rows that come one after another.
protocol RowJudge {
  /// A new pass begins: the row before its first counts as zeros.
  mutating func beginPass(_ pass: PixelRows.Pass)

  /// The first transparent pixel of a row, in pixels of the pass; nil when there is none.
  ///
  /// - Throws: `RowDamage` for a filter that does not exist.
  mutating func firstTransparent(
    filter: UInt8, row: UnsafeRawBufferPointer, isFirst: Bool
  ) throws(RowDamage) -> Int?
}

struct RowDamage: Error {}
