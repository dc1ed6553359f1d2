import Testing

@testable import ReleaseChecks

/// Random numbers that are the same in every run, so that a failure can be seen again.
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  /// xorshift64*.
  mutating func next() -> UInt64 {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return state &* 0x2545_F491_4F6C_DD1D
  }

  mutating func bytes(_ count: Int) -> [UInt8] { (0..<count).map { _ in UInt8(truncatingIfNeeded: next()) } }

  /// Scalars of every kind that a rule looks for, and of every length in UTF-8.
  mutating func text(length: Int) -> String {
    let ranges: [ClosedRange<UInt32>] = [
      0...0x7F, 0x20...0x7E, 0x80...0x24F, 0x300...0x36F, 0x400...0x4FF, 0x590...0x6FF, 0x900...0x97F,
      0xE00...0xE7F,
      0x2000...0x206F, 0x2190...0x27BF, 0x3000...0x30FF, 0x4E00...0x4FFF, 0xAC00...0xAFFF, 0xFE00...0xFEFF,
      0x1F300...0x1F6FF,
    ]
    var text = String.UnicodeScalarView()
    for _ in 0..<length {
      let range = ranges[Int(next() % UInt64(ranges.count))]
      if let scalar = Unicode.Scalar(range.lowerBound + UInt32(next() % UInt64(range.count))) {
        text.append(scalar)
      }
    }
    return String(text)
  }

  /// The same bytes with a few changed, left out, put in or cut off.
  mutating func mutated(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0...(next() % 8) where !bytes.isEmpty {
      let index = Int(next() % UInt64(bytes.count))
      switch next() % 5 {
      case 0: bytes[index] = UInt8(truncatingIfNeeded: next())
      case 1: bytes[index] ^= 1 << (next() % 8)
      case 2: bytes.remove(at: index)
      case 3: bytes.insert(UInt8(truncatingIfNeeded: next()), at: index)
      default: bytes.removeLast(min(bytes.count, Int(next() % 64)))
      }
    }
    return bytes
  }
}
