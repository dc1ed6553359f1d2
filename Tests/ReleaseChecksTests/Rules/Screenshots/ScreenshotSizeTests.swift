import Testing

@testable import ReleaseChecks

struct ScreenshotSizeTests {
  private func found(_ width: Int, _ height: Int, in folder: String = "en-US") throws -> [Finding] {
    try findings(.screenshotSize, ["screenshots/\(folder)/1.png": .png(width, height)])
  }

  @Test func nativePixelsOfAPlusPhoneAreRefusedWithTheNearest() throws {
    let found = try found(1080, 1920)
    #expect(found.map(\.severity) == [.error])
    #expect(found.first?.message == "1080×1920 pixels is not a size of the App Store, and stops the upload")
    #expect(found.first?.advice.hasPrefix("The nearest is ") == true)
  }

  @Test(arguments: [
    ("1_header.png", 2400, 1800, true), ("Search-Results 2.png", 1200, 1200, true),
    ("1.png", 3000, 1000, true),
    ("headers.png", 1080, 1920, false), ("1.png", 2400, 1080, false),
  ])
  func artForTheProductPageIsNamedForWhatItIs(name: String, width: Int, height: Int, isArt: Bool) throws {
    let found = try findings(.screenshotSize, ["screenshots/en-US/\(name)": .png(width, height)])
    #expect(found.map(\.severity) == [.error])
    #expect(found.first?.message.contains("art for the product page") == isArt)
  }

  @Test func turningASizeIsNotAlwaysASize() throws {
    #expect(try found(1136, 640).isEmpty)
    #expect(try found(1136, 600).isEmpty)
    #expect(try found(600, 1136).count == 1)
    #expect(try found(1496, 2048).count == 1)
  }

  @Test func whatComesLaterIsSaidSo() throws {
    #expect(
      try found(1398, 2034).first?.message.contains("iPhone Duo outer display, which deliver does not know")
        == true)
  }

  @Test func iMessageHasNoMac() throws {
    #expect(try found(1280, 800, in: "iMessage/en-US").count == 1)
    #expect(try found(1280, 800).isEmpty)
  }

  @Test func everySizeOfTheRulesIsRight() throws {
    for slot in try StoreRules.bundled().screenshots.displayTypes where !slot.family.hasPrefix("imessage") {
      for size in slot.sizes { #expect(try found(size.width, size.height).isEmpty, "\(slot.key) \(size)") }
    }
  }
}
