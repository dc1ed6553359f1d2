import Testing

@testable import ReleaseChecks

struct ScreenshotTooManyTests {
  @Test func ofTwelveItIsEightAndNineThatAreDropped() throws {
    let found = try findings(.screenshotTooMany, .phonePictures((1...12).map { "\($0).png" }))
    #expect(found.map(\.count) == [12])
    #expect(
      found.first?.message
        == "12 of 10 for iPhone 6.9\": 8.png, 9.png would be dropped, and the store would show 1.png, 2.png, 3.png, 4.png, 5.png, 6.png, 7.png, 10.png, 11.png, 12.png"
    )
  }

  @Test func tenAreRight() throws {
    #expect(try findings(.screenshotTooMany, .phonePictures((1...10).map { "\($0).png" })).isEmpty)
  }

  @Test func namesCanSplitASizeOverTwoSlots() throws {
    var files: [String: Contents] = [:]
    for index in 1...7 {
      files["screenshots/en-US/\(index)_APP_IPAD_PRO_129.png"] = .png(2048, 2732, note: "a\(index)")
      files["screenshots/en-US/\(index)_13.png"] = .png(2048, 2732, note: "b\(index)")
    }
    #expect(try findings(.screenshotTooMany, files).isEmpty)
  }

  @Test func unframedOnesDoNotCount() throws {
    let names = (10..<20).flatMap { ["\($0).png", "\($0)_framed.png"] }
    #expect(try findings(.screenshotTooMany, .phonePictures(names)).isEmpty)
  }
}
