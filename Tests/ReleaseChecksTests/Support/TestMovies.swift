@testable import ReleaseChecks

/// MP4 files of nothing but headers.
enum TestMovie {
  static func mp4(
    seconds: Double, _ width: Int = 886, _ height: Int = 1920, video: String? = "avc1",
    audio: String? = "mp4a",
    channels: UInt8 = 2, framesPerSecond: Double = 30
  ) -> [UInt8] {
    let scale = 600
    let length = Int(seconds * Double(scale))
    func box(_ name: String, _ contents: [UInt8]) -> [UInt8] {
      TestPicture.big(contents.count + 8) + Array(name.utf8) + contents
    }
    func zeros(_ count: Int) -> [UInt8] { [UInt8](repeating: 0, count: count) }
    func track(_ kind: String, codec: String, entry: [UInt8], head: [UInt8]) -> [UInt8] {
      let samples = Int(seconds * framesPerSecond)
      let table =
        box("stsd", zeros(4) + TestPicture.big(1) + box(codec, zeros(8) + entry))
        + box("stts", zeros(4) + TestPicture.big(1) + TestPicture.big(samples) + TestPicture.big(20))
      let media =
        box("mdhd", zeros(12) + TestPicture.big(scale) + TestPicture.big(length) + zeros(4))
        + box("hdlr", zeros(8) + Array(kind.utf8) + zeros(13)) + box("minf", box("stbl", table))
      return box("trak", head + box("mdia", media))
    }
    let upright =
      TestPicture.big(65_536) + zeros(12) + TestPicture.big(65_536) + zeros(12) + TestPicture.big(1 << 30)
    let head = box("tkhd", zeros(40) + upright + TestPicture.big(width << 16) + TestPicture.big(height << 16))
    var movie = box("mvhd", zeros(12) + TestPicture.big(scale) + TestPicture.big(length) + zeros(80))
    if let video { movie += track("vide", codec: video, entry: zeros(70), head: head) }
    if let audio {
      movie += track("soun", codec: audio, entry: zeros(8) + [0, channels, 0, 16] + zeros(8), head: [])
    }
    return box("ftyp", Array("mp42".utf8) + zeros(4)) + box("mdat", zeros(64)) + box("moov", movie)
  }
}

extension Contents {
  static func mp4(seconds: Double, _ width: Int = 886, _ height: Int = 1920) -> Contents {
    .bytes(TestMovie.mp4(seconds: seconds, width, height))
  }
}
