import Testing

@testable import ReleaseChecks

/// For any folder of pictures deliver's answer and ours agree: what is taken, skipped, dropped, in which slot, in which
/// order.
struct DeliverPropertyTests {
  private static let sizes = [
    (1320, 2868), (1290, 2796), (1242, 2688), (2048, 2732), (2064, 2752), (1920, 1080), (3840, 2160),
    (410, 502),
    (416, 496), (1080, 1920), (2868, 1320), (1170, 2532), (100, 100),
  ]
  private static let languages = [
    "en-US", "de-DE", "ja", "iMessage/en-US", "iMessage/fr-FR", "appleTV/en-US",
  ]
  private static let words = [
    "shot", "Home", "1", "2", "03", "10", "11", "watch", "Watchlist", "app_ipad_pro_129", "12.9", "vision",
    "A", "b",
    "iPhone15", "7a",
  ]

  private func name(_ random: inout SeededRandom) -> String {
    let count = 1 + Int(random.next() % 3)
    let parts = (0..<count).map { _ in Self.words[Int(random.next() % UInt64(Self.words.count))] }
    let separator = ["_", "-", " ", ""][Int(random.next() % 4)]
    let framed = random.next() % 12 == 0 ? "_framed" : ""
    return parts.joined(separator: separator) + framed + (random.next() % 9 == 0 ? ".PNG" : ".png")
  }

  @Test(arguments: 1...60) func theyAgree(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var pictures: [String: Deliver.Picture] = [:]
    let languages = Self.languages.shuffled(using: &random).prefix(1 + Int(random.next() % 3))
    // Few sizes in a folder, so that sets run over.
    let sizes = Self.sizes.shuffled(using: &random).prefix(1 + Int(random.next() % 3))
    for _ in 0..<(1 + Int(random.next() % 40)) {
      let language = try #require(languages.randomElement(using: &random))
      let (width, height) = try #require(sizes.randomElement(using: &random))
      let picture = Deliver.Picture(path: "\(language)/\(name(&random))", width: width, height: height)
      pictures[picture.path] = picture
    }
    let wanted = try Deliver().answer(Array(pictures.values))

    let files = Dictionary(
      uniqueKeysWithValues: pictures.values.map {
        ("screenshots/\($0.path)", Contents.png($0.width, $0.height, note: $0.path))
      })
    let report = try ReleaseFixture(files).report(pixels: PixelStage(looksAtPixels: false))
    let gallery = report.gallery
    func path(_ index: Int) -> String {
      String(report.folder.pictures[index].path.shown.dropFirst("screenshots/".count))
    }
    var ours = Deliver.Answer()
    ours.skipped = Set(gallery.skipped.map(path))
    for index in report.folder.pictures.indices
    where gallery.choices[index] == nil && !gallery.skipped.contains(index) {
      ours.refused.insert(path(index))
    }
    for set in gallery.sets {
      var places: [Int: String] = [:]
      for (index, fate) in set.fates {
        switch fate {
        case .uploaded(let place): places[place] = report.folder.pictures[index].path.name
        case .dropped: ours.dropped.insert(path(index))
        case .skippedUnframed: #expect(gallery.skipped.contains(index))
        }
      }
      if !places.isEmpty {
        ours.shown["\(set.locale) \(set.slot.key)"] = places.sorted { $0.key < $1.key }.map(\.value)
      }
    }
    #expect(report.folder.pictures.count == pictures.count)
    #expect(ours == wanted)
  }
}
