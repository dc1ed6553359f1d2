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

  @Test func aLengthThatMeansHarmIsNoLength() throws {
    var movie = TestMovie.mp4(seconds: 20)
    let scale = try #require(movie.firstRange(of: TestPicture.big(600)))
    movie.replaceSubrange(scale, with: [0, 0, 0, 1])
    movie.replaceSubrange(scale.upperBound..<(scale.upperBound + 4), with: [0xFF, 0xFF, 0xFF, 0xFF])
    #expect(try findings(.previewLength, ["app_previews/en-US/IPHONE_67.mp4": .bytes(movie)]).isEmpty)
    #expect(try findings(.previewFormat, ["app_previews/en-US/IPHONE_67.mp4": .bytes(movie)]).count == 1)
  }
}
