import Testing

@testable import ReleaseChecks

struct ScreenshotFormatTests {
  private func found(_ name: String, _ bytes: [UInt8]) throws -> [Finding] {
    try findings(.screenshotFormat, ["screenshots/en-US/\(name)": .bytes(bytes)])
  }

  @Test func aJPEGNamedPNGHasTheRightNameProposed() throws {
    let found = try found("1.png", TestPicture.jpeg(1320, 2868))
    #expect(found.map(\.message) == ["This is a JPEG and is named .png"])
    #expect(found.first?.fix == .rename(to: "1.jpg"))
  }

  @Test func aPNGNamedJPGToo() throws {
    #expect(try found("1.jpg", TestPicture.png(1320, 2868)).first?.fix == .rename(to: "1.png"))
  }

  @Test(arguments: [
    ("HEIC", "\0\0\0\u{18}ftypheic\0\0\0\0"), ("GIF", "GIF89a\0\0\0"), ("WebP", "RIFF0000WEBPVP8 "),
    ("PDF", "%PDF-1.7"),
  ])
  func formatsThatDeliverCrashesAtAreNamed(format: String, start: String) throws {
    #expect(try found("1.png", Array(start.utf8)).map(\.message) == ["This is a \(format) and is named .png"])
  }

  @Test func noPictureAtAllIsSaid() throws {
    #expect(try found("1.png", Array("hello".utf8)).map(\.message) == ["This is neither a PNG nor a JPEG"])
  }

  @Test func pictureByTheirNamesAreRight() throws {
    #expect(try found("1.png", TestPicture.png(1320, 2868)).isEmpty)
    #expect(try found("1.JPEG", TestPicture.jpeg(1320, 2868)).isEmpty)
  }
}
