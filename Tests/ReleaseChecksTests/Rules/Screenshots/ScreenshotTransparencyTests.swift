import Testing

@testable import ReleaseChecks

struct ScreenshotTransparencyTests {
  private func found(_ bytes: [UInt8]) throws -> [Finding] {
    try findings(.screenshotTransparency, ["screenshots/en-US/1.png": .bytes(bytes)])
  }

  @Test func anOpaqueChannelIsANoteThatSaysSo() throws {
    let rows = TestPicture.rows(320, 460, pixel: [1, 2, 3, 255])
    let found = try found(TestPicture.png(320, 460, .rgba, rows: rows))
    #expect(
      found.map(\.message) == [
        "A picture has an alpha channel and is opaque; the store has refused such pictures since July 2026 in some cases"
      ])
    #expect(found.first?.severity == .info)
  }

  @Test func oneTransparentPixelIsAnErrorWithItsPlace() throws {
    var rows = TestPicture.rows(320, 460, pixel: [1, 2, 3, 255])
    rows[40 * (320 * 4 + 1) + 1 + 4 * 7 + 3] = 254
    let found = try found(TestPicture.png(320, 460, .rgba, rows: rows))
    #expect(found.map(\.severity) == [.error])
    #expect(found.first?.message.hasPrefix("The picture is transparent at 7, 40;") == true)
  }

  @Test func aTransparentColourCountsWhereItIsUsed() throws {
    let rows = TestPicture.rows(320, 460, pixel: [1, 2, 3])
    #expect(
      try found(TestPicture.png(320, 460, transparency: [0, 1, 0, 2, 0, 3], rows: rows)).map(\.severity) == [
        .error
      ])
    #expect(
      try found(TestPicture.png(320, 460, transparency: [0, 9, 0, 2, 0, 3], rows: rows)).map(\.severity) == [
        .info
      ])
  }

  @Test func aPictureOfNoSlotIsNotLookedInto() throws {
    let rows = TestPicture.rows(64, 64, pixel: [1, 2, 3, 0])
    #expect(try found(TestPicture.png(64, 64, .rgba, rows: rows)).isEmpty)
  }

  @Test func withoutLookingItSaysSo() throws {
    let rows = TestPicture.rows(320, 460, pixel: [1, 2, 3, 0])
    let fixture = try ReleaseFixture([
      "screenshots/en-US/1.png": .bytes(TestPicture.png(320, 460, .rgba, rows: rows))
    ])
    let found = try fixture.report(pixels: PixelStage(looksAtPixels: false)).findings
    #expect(
      found.first { $0.rule == "screenshot-transparency" }?.message.hasSuffix("were not looked at") == true)
  }

  @Test func pixelsThatBreakOffAreSaid() throws {
    var random = SeededRandom(seed: 2)
    var rows: [UInt8] = []
    for _ in 0..<460 {
      rows.append(0)
      for _ in 0..<320 { rows += random.bytes(3) + [255] }
    }
    let whole = TestPicture.png(320, 460, .rgba, rows: rows)
    let damaged = Array(whole.dropLast(400)) + whole.suffix(12)
    let message = "An alpha channel, and the pixels cannot be read"
    #expect(try found(damaged).map(\.message) == [message])
  }

  @Test func withoutAChannelThereIsNothing() throws {
    #expect(try found(TestPicture.png(1320, 2868)).isEmpty)
  }
}
