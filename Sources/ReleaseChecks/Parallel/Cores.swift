import CAffinity

/// A set of the machine's cores.
struct Cores: Sendable {
  let numbers: [Int]
  /// The system's own limit, 1,024 cores, in bytes.
  private static let size = 128

  init(_ numbers: [Int]) { self.numbers = numbers }

  /// Those that the calling thread may use; fewer than the machine has in a container.
  static var allowed: Cores {
    var set = [UInt8](repeating: 0, count: size)
    guard sched_getaffinity(0, size, &set) == 0 else { return Cores([]) }
    return Cores((0..<(size * 8)).filter { set[$0 / 8] >> ($0 % 8) & 1 == 1 })
  }

  /// As the system has it: a bit for each core.
  var set: [UInt8] {
    var set = [UInt8](repeating: 0, count: Self.size)
    for number in numbers where number < Self.size * 8 { set[number / 8] |= 1 << (number % 8) }
    return set
  }
}
