extension String {
  /// Whether one inserted, left out, changed or swapped letter leads to `other`.
  package func isOneEdit(from other: String) -> Bool {
    let left = Array(utf8)
    let right = Array(other.utf8)
    guard abs(left.count - right.count) <= 1, left != right else { return false }
    var start = 0
    while start < min(left.count, right.count), left[start] == right[start] { start += 1 }
    var end = 0
    while end < min(left.count, right.count) - start,
      left[left.count - 1 - end] == right[right.count - 1 - end]
    {
      end += 1
    }
    let a = left[start..<(left.count - end)]
    let b = right[start..<(right.count - end)]
    if a.count <= 1, b.count <= 1 { return true }
    return a.count == 2 && b.count == 2 && a.first == b.last && a.last == b.first
  }
}
