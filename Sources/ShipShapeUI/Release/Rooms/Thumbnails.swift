import GtkKit
import ReleaseChecks

/// A picture at the size that it is shown in. A file that has changed is another, and so is decoded anew.
nonisolated struct ThumbnailKey: Hashable, Sendable {
  let path: String
  let stamp: Disk.Stamp
  /// As the check has read it; nil where the file is no picture.
  let pixels: PixelSize?
  /// The frame that it is to fit into, in logical pixels.
  let width: Int
  let height: Int
  /// Pixels of the screen to a logical one.
  let scale: Int
}

/// Pictures made small away from the main loop, one at a time, what is nearest to the view first. None is kept that
/// nobody wants any more.
final class Thumbnails {
  /// Called when a picture is there, or it is known that it cannot be shown.
  var onArrive: (ThumbnailKey) -> Void = { _ in }
  /// Nil in it: a file that cannot be shown.
  private var cache: NearnessCache<ThumbnailKey, Bitmap?>
  /// What is still to be decoded, the nearest last.
  private var waiting: [ThumbnailKey] = []
  private var isDecoding = false

  /// How much memory the pictures may take.
  static let mostBytes = 64 << 20
  /// A larger file, or one with more pixels, is no screenshot, and is not read.
  private nonisolated static let mostFileBytes = 100 << 20
  private nonisolated static let mostPixels = 80_000_000

  init(mostBytes: Int = Thumbnails.mostBytes) { cache = NearnessCache(limit: mostBytes) }

  enum Face {
    case waiting
    case picture(Bitmap)
    /// Broken, or too large.
    case none
  }

  func face(_ key: ThumbnailKey) -> Face {
    guard let known = cache[key] else { return .waiting }
    return known.map { .picture($0) } ?? .none
  }

  /// How much memory the pictures take that are there.
  var byteCount: Int { cache.cost }

  /// These are wanted now, the nearest first, and no others.
  func want(_ keys: [ThumbnailKey]) {
    cache.keep(keys)
    waiting = keys.reversed().filter { cache[$0] == nil }
    decodeNext()
  }

  /// Nothing is wanted any more.
  func clear() { want([]) }

  private func decodeNext() {
    guard !isDecoding, let key = waiting.popLast() else { return }
    isDecoding = true
    let frame = Size(width: key.width, height: key.height)
    Background.run {
      Thumbnails.decode(key, frame)
    } then: { [weak self] data in
      self?.arrived(data, key)
    }
  }

  private nonisolated static func decode(_ key: ThumbnailKey, _ frame: Size) -> PictureData? {
    guard key.stamp.size <= mostFileBytes, let pixels = key.pixels,
      pixels.width > 0, pixels.height <= mostPixels / pixels.width
    else { return nil }
    return PictureData.load(path: key.path, fitting: frame, scale: key.scale)
  }

  private func arrived(_ data: PictureData?, _ key: ThumbnailKey) {
    isDecoding = false
    waiting.removeAll { $0 == key }
    let bitmap = data.flatMap { Bitmap($0, scale: key.scale) }
    // On the screen a pixel takes four bytes.
    let cost = data.map { $0.width * $0.height * 4 } ?? 0
    if cache.insert(bitmap, cost: cost, for: key) {
      onArrive(key)
    } else if cache.cost + cost > cache.limit {
      // What comes after it is farther still.
      waiting = []
    }
    decodeNext()
  }
}
