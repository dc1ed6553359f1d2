/// What the headers of an MP4 or QuickTime file say.
///
/// Source: ISO/IEC 14496-12: `moov`, `mvhd`, `trak`, `tkhd`, `mdhd`, `hdlr`, `stsd`, `stts`.
package struct MovieHeader: Equatable, Sendable {
  package var seconds: Double = 0
  /// Of the first picture track, as it is shown.
  package var size: PixelSize?
  /// Four characters, as "avc1" or "apch".
  package var videoCodec: String?
  package var framesPerSecond: Double?
  package var audioCodec: String?
  package var audioChannels: Int?

  /// Nil when there is no movie in the bytes.
  static func read(from source: consuming ByteReader) -> MovieHeader? {
    var walk = BoxWalk(source: source)
    var movie = MovieHeader()
    var found = false
    let end = walk.source.count
    walk.boxes(in: 0..<end) { walk, box in
      guard box.name == "moov" else { return }
      walk.boxes(in: box.contents) { walk, box in
        switch box.name {
        case "mvhd":
          if let seconds = walk.duration(box) {
            movie.seconds = seconds
            found = true
          }
        case "trak": Track.read(box, &walk).map { movie.take($0) }
        default: break
        }
      }
    }
    return found ? movie : nil
  }

  private mutating func take(_ track: Track) {
    switch track.kind {
    case "vide" where videoCodec == nil:
      videoCodec = track.codec
      size = track.size
      let speed = track.seconds > 0 ? Double(track.samples) / track.seconds : 0
      framesPerSecond = speed > 0 && speed <= 1_000 ? speed : nil
    case "soun" where audioCodec == nil:
      audioCodec = track.codec
      audioChannels = track.channels
    default: break
    }
  }
}

private struct Track {
  var kind = ""
  var codec: String?
  var size: PixelSize?
  var channels: Int?
  var seconds = 0.0
  var samples = 0

  static func read(_ box: Box, _ walk: inout BoxWalk) -> Track? {
    var track = Track()
    walk.boxes(in: box.contents) { walk, box in
      if box.name == "tkhd" { track.size = walk.shownSize(box) }
      guard box.name == "mdia" else { return }
      walk.boxes(in: box.contents) { walk, box in
        switch box.name {
        case "mdhd": track.seconds = walk.duration(box) ?? 0
        case "hdlr": track.kind = walk.text(at: box.contents.lowerBound + 8) ?? ""
        case "minf":
          walk.boxes(in: box.contents) { walk, box in
            guard box.name == "stbl" else { return }
            walk.boxes(in: box.contents) { walk, box in track.readTable(box, &walk) }
          }
        default: break
        }
      }
    }
    return track.kind.isEmpty ? nil : track
  }

  private mutating func readTable(_ box: Box, _ walk: inout BoxWalk) {
    let start = box.contents.lowerBound
    switch box.name {
    case "stsd":
      // Version and count, then the first entry: its size, its name.
      codec = walk.text(at: start + 12)
      channels = walk.source.number(at: start + 8 + 24, bytes: 2)
    case "stts":
      guard let count = walk.source.number(at: start + 4, bytes: 4) else { return }
      for entry in 0..<min(count, 10_000) {
        guard let samples = walk.source.number(at: start + 8 + entry * 8, bytes: 4) else { return }
        self.samples += samples
      }
    default: break
    }
  }
}

private struct Box {
  let name: String
  let contents: Range<Int>
}

private struct BoxWalk {
  var source: ByteReader
  /// What is left of the boxes that are looked at: a file made of empty ones ends too.
  private var budget = 20_000

  init(source: ByteReader) { self.source = source }

  mutating func boxes(in range: Range<Int>, _ body: (inout BoxWalk, Box) -> Void) {
    var offset = range.lowerBound
    while budget > 0, offset + 8 <= range.upperBound, var size = source.number(at: offset, bytes: 4),
      let name = text(at: offset + 4)
    {
      budget -= 1
      var head = 8
      if size == 1 {
        guard let large = source.number(at: offset + 8, bytes: 8) else { return }
        size = large
        head = 16
      } else if size == 0 {
        size = range.upperBound - offset
      }
      guard size >= head, size <= range.upperBound - offset else { return }
      body(&self, Box(name: name, contents: (offset + head)..<(offset + size)))
      offset += size
    }
  }

  mutating func text(at offset: Int) -> String? {
    source.bytes(at: offset, count: 4).map { String(decoding: $0, as: UTF8.self) }
  }

  /// `mvhd` and `mdhd` begin alike: version, times, timescale, duration.
  mutating func duration(_ box: Box) -> Double? {
    let start = box.contents.lowerBound
    guard let version = source.number(at: start, bytes: 1), version <= 1 else { return nil }
    let scale = source.number(at: start + (version == 1 ? 20 : 12), bytes: 4)
    let length = source.number(at: start + (version == 1 ? 24 : 16), bytes: version == 1 ? 8 : 4)
    guard let scale, scale > 0, let length else { return nil }
    // A film of more than a day is a number that means harm.
    let seconds = Double(length) / Double(scale)
    return seconds <= 86_400 ? seconds : nil
  }

  /// `tkhd`'s width and height, 16.16 numbers, swapped when its matrix turns the picture by a quarter.
  mutating func shownSize(_ box: Box) -> PixelSize? {
    let start = box.contents.lowerBound
    guard let version = source.number(at: start, bytes: 1) else { return nil }
    let matrix = start + (version == 1 ? 52 : 40)
    guard let width = source.number(at: matrix + 36, bytes: 2),
      let height = source.number(at: matrix + 40, bytes: 2),
      let a = source.number(at: matrix, bytes: 4), let b = source.number(at: matrix + 4, bytes: 4),
      width > 0, height > 0
    else { return nil }
    return a == 0 && b != 0 ? PixelSize(height, width) : PixelSize(width, height)
  }
}
