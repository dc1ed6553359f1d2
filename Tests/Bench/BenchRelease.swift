import CGtk
import Foundation
import ReleaseChecks
import ShipShapeCore

/// A release folder to measure with, the same in every run: 50 languages, 394 pictures, and some faults of each step.
struct BenchRelease {
  let folder: URL
  let languages: [String]

  private static let pictures = 394
  private static let mostOfLanguage = 8
  private static let words =
    "harbour tide chart anchor sail route wind depth buoy coast island lantern quay current compass log crew"
    .split(separator: " ").map(String.init)

  /// - Parameter folder: of the project; made anew.
  init(at folder: URL) throws {
    self.folder = folder
    languages = try StoreRules.bundled().locales.names.keys.sorted().prefix(50).map(\.self)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (index, language) in languages.enumerated() { try makeTexts(index, language) }
    try makePictures()
  }

  var location: ReleaseLocation {
    let path = ReleaseSurvey.wholePath(folder.path)
    return ReleaseLocation(folder: path, root: "\(path)/fastlane")
  }

  // MARK: Texts

  func text(_ field: String, of language: String) -> URL {
    folder.appending(path: "fastlane/metadata/\(language)/\(field).txt")
  }

  private func makeTexts(_ index: Int, _ language: String) throws {
    let folder = folder.appending(path: "fastlane/metadata/\(language)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var texts = [
      "name": "Tidepool \(language)",
      "subtitle": index % 7 == 0 ? "Charts and tides for every coast and quay" : "Tides for every coast",
      "description": sentence(index, length: index % 9 == 4 ? 4_100 : 2_500),
      "release_notes": index % 11 == 3 ? "TODO" : sentence(index + 3, length: 500),
      "promotional_text": sentence(index + 7, length: index % 8 == 5 ? 190 : 150),
      "support_url": "https://shipshape.dev/\(language)", "marketing_url": "https://shipshape.dev/m",
      "privacy_url": "https://shipshape.dev/p",
      "keywords": index % 6 == 1
        ? "boat, tidepool, sail, boat,free" : "boat,sail,moor\(index),weather,map,fishing,marina",
    ]
    if index % 10 == 9 { texts["promotional_text"] = nil }
    for (field, text) in texts {
      try Data((text + "\n").utf8).write(to: folder.appending(path: "\(field).txt"))
    }
  }

  private func sentence(_ start: Int, length: Int) -> String {
    var text = "In \(languages[start % languages.count]): "
    var number = start
    while text.count < length {
      text += BenchRelease.words[number * 7 % BenchRelease.words.count] + " "
      number += 1
    }
    return String(text.prefix(length)).trimmingCharacters(in: .whitespaces)
  }

  // MARK: Pictures

  private func makePictures() throws {
    let phone = try BenchRelease.png(1290, 2796, hasAlpha: false)
    let pad = try BenchRelease.png(2064, 2752, hasAlpha: false)
    let clear = try BenchRelease.png(1290, 2796, hasAlpha: true)
    let odd = try BenchRelease.png(1200, 2600, hasAlpha: false)
    var count = 0
    let few = BenchRelease.mostOfLanguage * languages.count - BenchRelease.pictures
    for (index, language) in languages.enumerated() {
      let folder = folder.appending(path: "fastlane/screenshots/\(language)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for number in 0..<(BenchRelease.mostOfLanguage - (index < few ? 1 : 0)) {
        let base =
          number >= 5
          ? pad : number == 2 && index % 4 == 0 ? clear : number == 3 && index % 5 == 0 ? odd : phone
        // Each of another length, so that none is another's copy.
        try BenchRelease.with(note: count, base).write(to: folder.appending(path: "0\(number).png"))
        count += 1
      }
    }
    guard count == BenchRelease.pictures else { fatalError("\(count) pictures") }
  }

  /// A picture with a few flat parts and a gradient.
  private static func png(_ width: Int, _ height: Int, hasAlpha: Bool) throws -> Data {
    guard let pixels = gdk_pixbuf_new(GDK_COLORSPACE_RGB, hasAlpha ? 1 : 0, 8, Int32(width), Int32(height)),
      let bytes = gdk_pixbuf_get_pixels(pixels)
    else { fatalError("no memory for a picture") }
    defer { g_object_unref(UnsafeMutableRawPointer(pixels)) }
    let stride = Int(gdk_pixbuf_get_rowstride(pixels))
    let size = hasAlpha ? 4 : 3
    for y in 0..<height {
      for x in 0..<width * size {
        let isAlpha = hasAlpha && x % 4 == 3
        bytes[y * stride + x] =
          isAlpha ? (y < 200 ? 120 : 255) : y % 300 < 120 ? UInt8(x >> 3 & 255) : UInt8(y >> 4 & 255)
      }
    }
    var data: UnsafeMutablePointer<gchar>?
    var length: gsize = 0
    guard gdk_pixbuf_save_to_bufferv(pixels, &data, &length, "png", nil, nil, nil) != 0, let data else {
      fatalError("no picture could be made")
    }
    defer { g_free(data) }
    return Data(bytes: data, count: Int(length))
  }

  /// The same picture with a text of this length in it.
  private static func with(note length: Int, _ png: Data) -> Data {
    func big(_ number: UInt32) -> Data { withUnsafeBytes(of: number.bigEndian) { Data($0) } }
    let named = Data("tEXtComment\0".utf8) + Data(repeating: 0x2E, count: length)
    let end = png.count - 12
    return png.prefix(end) + big(UInt32(named.count - 4)) + named + big(checksum(named)) + png.suffix(12)
  }

  private static func checksum(_ data: Data) -> UInt32 {
    var sum = ~UInt32(0)
    for byte in data {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }

  // MARK: The log

  /// A log that knows the release, at its place below the folder of a user's data.
  func makeLog(in data: URL) throws -> String {
    let path = data.appending(path: "\(AppIdentity.folder)/history.sqlite").path
    var release = Release(number: 1, begun: Date())
    (release.name, release.version, release.location) = ("Tidepool", "2.4", location)
    try HistoryDatabase(path: path).write([.begin(release), .describe(release)])
    return path
  }
}
