import Testing

@testable import ReleaseChecks

struct PreviewFormatTests {
  private func found(_ movie: [UInt8], name: String = "IPHONE_67.mp4") throws -> [Finding] {
    try findings(.previewFormat, ["app_previews/en-US/\(name)": .bytes(movie)])
  }

  @Test func otherCodecsAreRefused() throws {
    #expect(try found(TestMovie.mp4(seconds: 20, video: "hvc1")).first?.message.contains("hvc1") == true)
    #expect(try found(TestMovie.mp4(seconds: 20, video: "apch")).map(\.severity) == [.error])
    #expect(try found(TestMovie.mp4(seconds: 20, video: "apch"), name: "IPHONE_67.mov").isEmpty)
  }

  @Test func sixtyFramesASecondAreTooMany() throws {
    #expect(try found(TestMovie.mp4(seconds: 20, framesPerSecond: 60)).map(\.count) == [60])
    #expect(try found(TestMovie.mp4(seconds: 20, framesPerSecond: 29.97)).isEmpty)
    #expect(try found(TestMovie.mp4(seconds: 20, framesPerSecond: 23)).isEmpty)
    #expect(try found(TestMovie.mp4(seconds: 20, framesPerSecond: 15)).map(\.severity) == [.warning])
  }

  @Test func withoutStereoSoundItIsAWarning() throws {
    #expect(try found(TestMovie.mp4(seconds: 20, audio: nil)).map(\.severity) == [.warning])
    #expect(try found(TestMovie.mp4(seconds: 20, channels: 1)).map(\.severity) == [.warning])
  }

  @Test func noFilmAtAllIsAnError() throws {
    #expect(try found([]).map(\.message) == ["The file is empty"])
    #expect(try found(Array("hello".utf8)).map(\.severity) == [.error])
  }

  @Test func h264WithStereoIsRight() throws {
    #expect(try found(TestMovie.mp4(seconds: 20)).isEmpty)
  }
}
