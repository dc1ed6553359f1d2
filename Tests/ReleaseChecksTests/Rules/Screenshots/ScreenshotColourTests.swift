import Testing

@testable import ReleaseChecks

struct ScreenshotColourTests {
  private func found(_ bytes: [UInt8], name: String = "1.png") throws -> [Finding] {
    try findings(.screenshotColour, ["screenshots/en-US/\(name)": .bytes(bytes)])
  }

  @Test func cmykIsRefusedGreyAndPalettesAreDoubtful() throws {
    #expect(try found(TestPicture.jpeg(1320, 2868, components: 4), name: "1.jpg").map(\.severity) == [.error])
    #expect(
      try found(TestPicture.jpeg(1320, 2868, components: 1), name: "1.jpg").map(\.severity) == [.warning])
    #expect(try found(TestPicture.png(1320, 2868, .grey)).map(\.severity) == [.warning])
    #expect(try found(TestPicture.png(1320, 2868, .palette)).map(\.severity) == [.warning])
    #expect(try found(TestPicture.png(1320, 2868, depth: 16)).map(\.severity) == [.info])
  }

  @Test func rgbIsRight() throws {
    #expect(try found(TestPicture.png(1320, 2868)).isEmpty)
    #expect(try found(TestPicture.jpeg(1320, 2868), name: "1.jpg").isEmpty)
  }
}
