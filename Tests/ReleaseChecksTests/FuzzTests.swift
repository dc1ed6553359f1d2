import Foundation
import Testing

@testable import ReleaseChecks

/// Readers are fed with bytes that nobody meant: none may crash, hang or take memory without bound.
///
/// Bounded in `make test`; `make fuzz` sets `SHIPSHAPE_FUZZ_SECONDS`.
struct FuzzTests {
  private static let seconds =
    Double(ProcessInfo.processInfo.environment["SHIPSHAPE_FUZZ_SECONDS"] ?? "") ?? 1
  private static let seed = UInt64(ProcessInfo.processInfo.environment["SHIPSHAPE_FUZZ_SEED"] ?? "") ?? 1

  /// Feeds `body` with random bytes and with mutations of what is right, for the time there is.
  private func feed(_ seeds: [[UInt8]], _ body: (inout SeededRandom, [UInt8]) throws -> Void) rethrows {
    let end = ContinuousClock.now + .seconds(Self.seconds)
    var random = SeededRandom(seed: Self.seed)
    var rounds = 0
    while ContinuousClock.now < end || rounds < 200 {
      let right = seeds[rounds % seeds.count]
      let bytes = rounds % 8 == 0 ? random.bytes(Int(random.next() % 400)) : random.mutated(right)
      try body(&random, bytes)
      rounds += 1
    }
  }

  @Test func pictureHeaders() {
    let pictures = [
      TestPicture.png(1320, 2868, .rgba),
      TestPicture.png(8, 8, .palette, palette: [0, 0, 0], transparency: [0], rows: [0, 0]),
      TestPicture.jpeg(1320, 2868), TestPicture.jpeg(100, 50, orientation: 6),
    ]
    feed(pictures) { _, bytes in
      let reading = PictureHeader.read(from: ByteReader(bytes))
      if case .header(let header) = reading { #expect(header.size.width > 0 && header.size.height > 0) }
    }
  }

  @Test func movieHeaders() throws {
    let rules = try StoreRules.bundled()
    let fixture = try ReleaseFixture(["x": "x"])
    let stamp = try Disk(path: fixture.root).stamp(of: RelativePath("x"))
    feed([TestMovie.mp4(seconds: 20), TestMovie.mp4(seconds: 20, video: "apch", audio: nil)]) { _, bytes in
      var folder = ReleaseFolder(at: ReleasePlace(root: "/", rules: rules))
      folder.previews = [
        Preview(
          path: RelativePath("app_previews/en-US/IPHONE_67.mp4"), locale: "en-US", stamp: stamp,
          movie: MovieHeader.read(from: ByteReader(bytes)))
      ]
      let inspection = Inspection(folder: folder, facts: Facts(), rules: rules, year: 2026)
      _ = Rule.all.flatMap { $0.findings(in: inspection) }
    }
  }

  @Test func pixels() throws {
    let pictures = [
      TestPicture.png(20, 20, .rgba, rows: TestPicture.rows(20, 20, pixel: [1, 2, 3, 255])),
      TestPicture.png(
        20, 20, .greyAlpha, depth: 16, rows: TestPicture.rows(20, 20, pixel: [1, 2, 255, 255])),
      TestPicture.png(
        20, 20, transparency: [0, 1, 0, 2, 0, 4], rows: TestPicture.rows(20, 20, pixel: [1, 2, 3])),
      TestPicture.png(
        9, 9, .palette, depth: 1, isInterlaced: true, palette: [0, 0, 0], transparency: [0], rows: [0, 0]),
    ]
    let fixture = try ReleaseFixture(["1.png": ""])
    let disk = try Disk(path: fixture.root)
    let scratches = [Scratch(worker: 0), Scratch(worker: 9)]
    try feed(pictures) { random, bytes in
      guard case .header(let header) = PictureHeader.read(from: ByteReader(bytes)) else { return }
      try fixture.put(.bytes(bytes), at: "1.png")
      let file = try disk.file(at: RelativePath("1.png"))
      let results = scratches.map { TransparencyScan.scan(file, header: header, scratch: $0) }
      // Whichever worker takes a picture, the answer is the same; of a stream that only one of the two can read, as
      // grave.
      let isTransparent = results.map { if case .transparent = $0 { true } else { false } }
      #expect(
        results[0] == results[1] || (results.contains(.damaged) && !isTransparent.contains(true)), "\(bytes)")
    }
  }

  @Test func jsonFiles() {
    let files = [
      #"{"kind": "first", "devices": ["mac"], "accepted": [{"rule": "a", "reason": "b"}]}"#,
      #"{"a": [1, 2.5e3, null, true]}"#,
      String(repeating: "[", count: 5_000), #"{"a": "\ud83d\udc4b\u0000"}"#,
    ].map { Array($0.utf8) }
    feed(files) { _, bytes in
      _ = try? ProjectFile(json: bytes)
      _ = try? StoreRules(json: bytes)
    }
  }

  @Test func texts() throws {
    let rules = try StoreRules.bundled()
    let words = [
      "словарь,перевод", "photo, video;music", "🚨 Fix <b>", "coming soon", "й", "https://a.b/c", "© 2026",
    ]
    let fields = rules.fields.all
    feed(words.map { Array($0.utf8) }) { random, bytes in
      let mixed = bytes + Array(random.text(length: 30).utf8)
      var folder = ReleaseFolder(at: ReleasePlace(root: "/", rules: rules))
      folder.localeFolders = ["en-US", "he", "ja"].map {
        LocaleFolder(
          path: RelativePath("metadata/\($0)"), place: .metadata, name: $0, meaning: .locale($0),
          isEmpty: false,
          holdsReleaseFiles: true)
      }
      folder.texts = fields.map { field in
        Text(
          field: field,
          locale: field.place == .locale ? ["en-US", "he", "ja"].randomElement(using: &random) : nil,
          path: RelativePath("metadata/\(field.file)"),
          content: Text.Content(mixed, isSecret: field.isSecret), stamp: nil)
      }
      folder.ageRatings = [AgeRatingFile(path: RelativePath("rating.json"), bytes: bytes)]
      let inspection = Inspection(folder: folder, facts: Facts(isComplete: true), rules: rules, year: 2026)
      let found = Rule.all.flatMap { $0.findings(in: inspection) }
      #expect(found.allSatisfy { ($0.position?.line ?? 1) >= 1 && ($0.position?.column ?? 1) >= 1 })
      for finding in found {
        guard case .contents(let fix) = finding.fix?.change else { continue }
        _ = fix(mixed, rules: rules.keywords)
      }
    }
  }
}
