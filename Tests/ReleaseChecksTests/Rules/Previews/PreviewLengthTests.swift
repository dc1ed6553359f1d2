import Testing

@testable import ReleaseChecks

struct PreviewLengthTests {
  private func found(_ seconds: Double) throws -> [Finding] {
    try findings(.previewLength, ["app_previews/en-US/IPHONE_67_1.mp4": .mp4(seconds: seconds)])
  }

  @Test func fifteenToThirtySecondsAreRight() throws {
    #expect(try found(31).map(\.message) == ["31 s, longer than 30 s"])
    #expect(try found(14.5).map(\.message) == ["14.5 s, shorter than 15 s"])
    #expect(try found(30).isEmpty)
    #expect(try found(15).isEmpty)
  }
}
