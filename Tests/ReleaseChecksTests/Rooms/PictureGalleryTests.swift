import Testing

@testable import ReleaseChecks

struct PictureGalleryTests {
  private let phone = "APP_IPHONE_67"

  private func names(_ items: [PictureGallery.Item]) -> [String] { items.map(\.path.name) }

  @Test func picturesStandInTheStoresOrderAndWhatIsDroppedBehind() throws {
    let report = try ReleaseFixture(.phonePictures((1...12).map { "\($0).png" })).report()
    let strip = try #require(report.pictureGallery.strips(in: phone).first)
    #expect(
      names(strip.items) == [
        "1.png", "2.png", "3.png", "4.png", "5.png", "6.png", "7.png", "10.png", "11.png", "12.png", "8.png",
        "9.png",
      ])
    #expect(strip.items.map(\.number) == (1...10).map(Optional.init) + [nil, nil])
    #expect([strip.uploadedCount, strip.leftOutCount] == [10, 2])
    #expect(strip.reasons.map(\.text) == ["8.png, 9.png: more than 10 in its set"])
    #expect(strip.standing.worst == .error)
    #expect(strip.items[0].standing.worst == nil)
  }

  @Test func anItemSaysWhatItIsAndWhereItGoes() throws {
    let pixels = TestPicture.png(
      1320, 2868, .rgba, rows: TestPicture.rows(1320, 2868, pixel: [9, 9, 9, 128]))
    let report = try ReleaseFixture(["screenshots/ja/04_phone.png": .bytes(pixels)]).report()
    let item = try #require(report.pictureGallery.strips(in: phone).first?.items.first)
    #expect(item.goesTo?.text == "iPhone 6.9\", since it has 1320×2868 pixels")
    #expect(item.colour?.text == "8-bit RGBA")
    #expect(item.size == PixelSize(1320, 2868))
    #expect(item.format == .png)
    #expect(item.byteCount == pixels.count)
    #expect(item.transparency == .transparent(x: 0, y: 0))
    #expect(item.number == 1)
    #expect(item.standing.findings.map { report.findings[$0].rule } == [Rule.screenshotTransparency.id])
    #expect(item.standing.worst == .error)
  }

  @Test func aWordOfThePathIsSaidAsTheReason() throws {
    let report = try ReleaseFixture(["screenshots/en-US/television_1.png": .png(3840, 2160)]).report()
    let item = try #require(
      report.pictureGallery.devices.first.flatMap {
        report.pictureGallery.strips(in: $0.slot).first?.items.first
      })
    #expect(item.goesTo?.text == "Apple Vision Pro, since it has 3840×2160 pixels, and “vision” in its path")
  }

  @Test func whatNoSlotTakesStandsLastOnEveryDevice() throws {
    let gallery = try ReleaseFixture([
      "screenshots/fr-FR/1.png": .png(1320, 2868), "screenshots/fr-FR/0.png": .png(1320, 2000),
      "screenshots/fr-FR/pad.png": .png(2064, 2752), "screenshots/fr-FR/x.png": "no picture",
    ]).report().pictureGallery
    #expect(gallery.devices.map(\.title) == ["iPhone 6.9\"", "iPad 13\""])
    for device in gallery.devices {
      let items = try #require(gallery.strips(in: device.slot).first?.items)
      #expect(names(items).suffix(2) == ["0.png", "x.png"])
      #expect(items.map(\.number) == [1, nil, nil])
      #expect(device.count == 1)
    }
    let reasons = try #require(gallery.strips(in: phone).first?.reasons.map(\.text))
    #expect(
      reasons == [
        "0.png: 1320×2000 pixels is not a size of the App Store, and stops the upload",
        "x.png: This is neither a PNG nor a JPEG",
      ])
  }

  @Test func whereNoDeviceTakesAnyTheyAreStillThere() throws {
    let gallery = try ReleaseFixture(["screenshots/it/1.png": .png(10, 10)]).report().pictureGallery
    #expect(gallery.devices.isEmpty)
    #expect(gallery.strips(in: nil).map(\.leftOutCount) == [1])
    #expect(gallery.picture(at: RelativePath("screenshots/it/1.png"))?.language == "it")
  }

  @Test func skippedOnesSayThatFramedOnesLieBeside() throws {
    let gallery = try ReleaseFixture(.phonePictures(["1.png", "1_framed.png"])).report().pictureGallery
    let strip = try #require(gallery.strips(in: phone).first)
    #expect(names(strip.items) == ["1_framed.png", "1.png"])
    #expect(strip.reasons.map(\.text) == ["1.png: framed pictures lie beside it"])
  }

  @Test func aLanguageWithoutPicturesSaysWhoseItShows() throws {
    let fixture = try ReleaseFixture([
      "screenshots/en-US/1.png": .png(1320, 2868), "metadata/sv/name.txt": "Logg",
      "metadata/de-DE/name.txt": "Log", "screenshots/de-DE/1.png": .png(2064, 2752),
    ])
    let gallery = try fixture.report(facts: Facts(primaryLocale: "en-US")).pictureGallery
    let strips = gallery.strips(in: phone)
    #expect(strips.map(\.name) == ["English (U.S.)", "German", "Swedish"])
    #expect(strips.map(\.shows) == [nil, "en-US", "en-US"])
    #expect(strips[2].note?.text == "no pictures: shows those of English (U.S.)")
    #expect(
      gallery.strips(in: "APP_IPAD_PRO_3GEN_129").map { $0.note?.text } == [
        "no pictures", nil, "no pictures",
      ])
    #expect([gallery.pictureCount, gallery.languageCountWithPictures, gallery.languageCount] == [2, 2, 3])
    let unknown = try fixture.report().pictureGallery.strips(in: phone)
    #expect(unknown.last?.note?.text == "no pictures: shows those of the primary language")
  }

  @Test func theSameNumberOfEveryLanguageCanBeCompared() throws {
    var files = Contents.phonePictures(["1.png", "2.png"])
    files.merge(Contents.phonePictures(["b.png", "a.png"], in: "screenshots/it")) { $1 }
    files.merge(Contents.phonePictures(["1.png"], in: "screenshots/ko")) { $1 }
    let gallery = try ReleaseFixture(files).report().pictureGallery
    #expect(
      gallery.pictures(number: 2, in: phone).map(\.path.shown) == [
        "screenshots/en-US/2.png", "screenshots/it/b.png",
      ])
  }

  @Test func manyPicturesAreInTheirPlacesAtOnce() throws {
    var files: [String: Contents] = [:]
    let codes = try StoreRules.bundled().locales.names.keys.sorted()
    for code in codes {
      for number in 1...4 {
        files["screenshots/\(code)/\(number).png"] = .png(1320, 2868, note: "\(code)\(number)")
        files["screenshots/\(code)/pad_\(number).png"] = .png(2064, 2752, note: "\(code)\(number)")
      }
    }
    let report = try ReleaseFixture(files).report()
    let clock = ContinuousClock()
    var gallery = report.pictureGallery
    let time = clock.measure { gallery = report.pictureGallery }
    #expect(gallery.pictureCount == 8 * codes.count)
    #expect(gallery.devices.map(\.count) == [4 * codes.count, 4 * codes.count])
    // In a debug build and on a busy machine; a release takes a tenth of it.
    #expect(time < .milliseconds(200), "\(time)")
  }
}
