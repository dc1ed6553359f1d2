import CDeflate
import CIgzip

/// The memory that a worker reads pictures into, kept from one picture to the next: fresh pages cost more than
/// inflating into old ones.
///
/// Only the first two workers have room for whole pictures, the others stream; so the memory of a run does not grow
/// with the cores.
final class Scratch {
  /// A picture of at most this many bytes, its rows' filter bytes included, is inflated whole: 1320×2868 with alpha.
  private static let wholeRows = 15_200_000
  /// Its compressed bytes, at most.
  private static let wholeInput = 1_500_000
  private static let workersWithRoom = 2
  static let streamedInput = 1 << 16

  let decompressor: OpaquePointer?
  private(set) var input: UnsafeMutableRawBufferPointer
  private(set) var rows = UnsafeMutableRawBufferPointer(start: nil, count: 0)
  private let hasRoom: Bool
  private var stream: UnsafeMutablePointer<inflate_state>?

  init(worker: Int) {
    hasRoom = worker < Self.workersWithRoom
    decompressor = hasRoom ? libdeflate_alloc_decompressor() : nil
    input = .allocate(byteCount: Self.streamedInput, alignment: 16)
  }

  deinit {
    input.deallocate()
    rows.deallocate()
    stream?.deallocate()
    if let decompressor { libdeflate_free_decompressor(decompressor) }
  }

  /// Room for a whole picture; false when it is to be streamed.
  func reserve(rows rowBytes: Int, input inputBytes: Int) -> Bool {
    guard hasRoom, decompressor != nil, rowBytes <= Self.wholeRows, inputBytes <= Self.wholeInput else {
      return false
    }
    if rows.count < rowBytes {
      rows.deallocate()
      rows = .allocate(byteCount: rowBytes, alignment: 16)
    }
    if input.count < inputBytes {
      input.deallocate()
      input = .allocate(byteCount: inputBytes, alignment: 16)
    }
    return true
  }

  /// Room for rows that are streamed, and the stream's state, ready to begin.
  func reserveStream(rows rowBytes: Int) -> UnsafeMutablePointer<inflate_state> {
    let state = stream ?? .allocate(capacity: 1)
    stream = state
    isal_inflate_init(state)
    if rows.count < rowBytes {
      rows.deallocate()
      rows = .allocate(byteCount: rowBytes, alignment: 16)
    }
    return state
  }
}
