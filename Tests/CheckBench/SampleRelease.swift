import CDeflate
import Foundation
import ReleaseChecks

/// Release folders to measure with: the same in every run, in several scripts, with pictures like screenshots.
struct SampleRelease {
  let root: URL
  private var random = SystemlessRandom()

  init(at root: URL) { self.root = root }

  /// Languages of the store, `texts` files in each, and ten pictures of nothing but headers where there are any.
  mutating func make(languages: Int, extraTexts: Int = 0, pictures: Int) throws {
    let codes = try StoreRules.bundled().locales.names.keys.sorted().prefix(languages)
    for code in codes {
      let folder = root.appending(path: "fastlane/metadata/\(code)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let words = Self.words(of: code)
      let texts = [
        "name": text(words, 25), "subtitle": text(words, 28), "description": text(words, 2_500),
        "release_notes": text(words, 500), "promotional_text": text(words, 150),
        "apple_tv_privacy_policy": text(words, 1_000), "support_url": "https://shipshape.dev/\(code)",
        "marketing_url": "https://shipshape.dev/m", "privacy_url": "https://shipshape.dev/p",
        "keywords": Set(text(words, 90).split(separator: " ")).sorted().joined(separator: ","),
      ]
      for (field, text) in texts {
        try Data((text + "\n").utf8).write(to: folder.appending(path: "\(field).txt"))
      }
      for extra in 0..<extraTexts {
        try Data((text(words, 400) + "\n").utf8).write(to: folder.appending(path: "note\(extra).txt"))
      }
    }
    guard pictures > 0 else { return }
    for (index, code) in codes.prefix(pictures / 10).enumerated() {
      let folder = root.appending(path: "fastlane/screenshots/\(code)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for picture in 0..<10 {
        // Each of another length, so that none has to be compared with another.
        let data = Data(count: 20_000 + index * 10 + picture)
        let size = picture < 5 ? (1290, 2796) : (2064, 2752)
        try Self.png(size.0, size.1, colour: 2, deflated: data)
          .write(to: folder.appending(path: "0\(picture).png"))
      }
    }
  }

  /// Opaque pictures of the 6.9" iPhone with an alpha channel: flat areas, a gradient, lines as of text, a noisy photo.
  mutating func makeOpaquePictures(_ count: Int) throws {
    let folder = root.appending(path: "fastlane/screenshots/en-US")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let (width, height) = (1290, 2796)
    let compressor = libdeflate_alloc_compressor(6)
    defer { libdeflate_free_compressor(compressor) }
    for number in 0..<count {
      var rows = [UInt8](repeating: 0, count: (width * 4 + 1) * height)
      var previous = [UInt8](repeating: 0, count: width * 4)
      var current = previous
      for y in 0..<height {
        for x in 0..<width {
          let isPhoto = (900..<1_500).contains(y) && (100..<1_190).contains(x)
          let isInk = y % 60 < 30 && (x / 9 * 7 + y / 60 * 13 + number) % 5 < 3
          let grain = isPhoto ? UInt8(truncatingIfNeeded: random.next() % 13) : 0
          let value = UInt8(
            truncatingIfNeeded: isPhoto ? x &* y >> 6 : y < 400 ? 40 + y / 4 : isInk ? 30 : 250)
          for channel in 0..<3 { current[4 * x + channel] = value &+ grain &+ UInt8(channel * 2) }
          current[4 * x + 3] = 255
        }
        let start = y * (width * 4 + 1)
        let usesUp = y % 3 != 0
        rows[start] = usesUp ? 2 : 1
        for index in current.indices {
          let predicted = usesUp ? previous[index] : index >= 4 ? current[index - 4] : 0
          rows[start + 1 + index] = current[index] &- predicted
        }
        swap(&previous, &current)
      }
      let most = libdeflate_zlib_compress_bound(compressor, rows.count)
      let deflated = [UInt8](unsafeUninitializedCapacity: most) { buffer, used in
        used = libdeflate_zlib_compress(compressor, rows, rows.count, buffer.baseAddress, most)
      }
      try Self.png(width, height, colour: 6, deflated: Data(deflated))
        .write(to: folder.appending(path: "\(number).png"))
    }
  }

  private mutating func text(_ words: [String], _ length: Int) -> String {
    var text = ""
    while text.unicodeScalars.count < length { text += words[Int(random.next() % UInt64(words.count))] + " " }
    return text.trimmingCharacters(in: .whitespaces)
  }

  /// Words in a language's own script: in another one each text would be a finding.
  private static func words(of locale: String) -> [String] {
    let words: String
    switch locale.prefix(while: { $0 != "-" }) {
    case "ar", "ur": words = "كلمة عمل مهمة قائمة تذكير سريع سهل"
    case "bn": words = "শব্দ কাজ তালিকা অনুস্মারক দ্রুত"
    case "de": words = "Aufgabe Übergang schön größer Liste"
    case "el": words = "λέξη εργασία λίστα υπενθύμιση γρήγορα"
    case "he": words = "מילה עבודה רשימה תזכורת מהיר"
    case "hi", "mr": words = "शब्द काम कार्य सूची अनुस्मारक तेज"
    case "ja": words = "写真の 編集する 予定を 仕事が 簡単に 便利な 高速で 通知も"
    case "ko": words = "사진 편집 일정 업무 간단 편리 빠른 알림"
    case "ru", "uk": words = "слово работа задача список напоминание быстро просто удобно"
    case "th": words = "ภาพถ่าย งาน รายการ เตือน เร็ว"
    case "zh": words = "照片 编辑 计划 工作 简单 方便 快速 通知"
    default: words = "photo task list remind quick simple useful share export widget calendar"
    }
    return words.split(separator: " ").map(String.init)
  }

  private static func png(_ width: Int, _ height: Int, colour: UInt8, deflated: Data) -> Data {
    func big(_ number: Int) -> [UInt8] {
      stride(from: 24, through: 0, by: -8).map { UInt8(number >> $0 & 0xFF) }
    }
    func chunk(_ name: String, _ contents: [UInt8]) -> [UInt8] {
      let named = Array(name.utf8) + contents
      return big(contents.count) + named + big(Int(libdeflate_crc32(0, named, named.count)))
    }
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    file += chunk("IHDR", big(width) + big(height) + [8, colour, 0, 0, 0])
    var rest = deflated[...]
    while !rest.isEmpty {
      file += chunk("IDAT", Array(rest.prefix(32_768)))
      rest = rest.dropFirst(32_768)
    }
    return Data(file + chunk("IEND", []))
  }
}

/// Numbers that are the same in every run.
private struct SystemlessRandom: RandomNumberGenerator {
  private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

  mutating func next() -> UInt64 {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return state &* 0x2545_F491_4F6C_DD1D
  }
}
