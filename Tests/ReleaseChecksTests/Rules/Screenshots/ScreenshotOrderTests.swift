import Testing

@testable import ReleaseChecks

struct ScreenshotOrderTests {
  @Test func theStoresOrderIsShown() throws {
    let found = try findings(.screenshotOrder, .phonePictures((1...10).map { "\($0).png" }))
    #expect(found.map(\.severity) == [.info])
    #expect(
      found.first?.message.hasPrefix("The store shows 1.png, 2.png, 3.png, 4.png") == true)
  }

  @Test func twoDigitsAreSortedAlikeEverywhere() throws {
    #expect(try findings(.screenshotOrder, .phonePictures(["01_a.png", "02_b.png", "10_c.png"])).isEmpty)
  }
}
