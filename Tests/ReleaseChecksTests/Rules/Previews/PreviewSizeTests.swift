import Testing

@testable import ReleaseChecks

struct PreviewSizeTests {
  private func found(_ name: String, _ width: Int, _ height: Int) throws -> [Finding] {
    try findings(.previewSize, ["app_previews/en-US/\(name).mp4": .mp4(seconds: 20, width, height)])
  }

  @Test func eachDeviceHasItsOwn() throws {
    #expect(try found("IPHONE_67_1", 1080, 1920).map(\.severity) == [.error])
    #expect(try found("iphone_55_1", 1080, 1920).isEmpty)
    #expect(try found("IPHONE_67_1", 1920, 886).isEmpty)
  }

  @Test func theLongerTokenIsTheDevice() throws {
    #expect(try found("IPAD_PRO_3GEN_129", 900, 1200).count == 1)
    #expect(try found("IPAD_PRO_129", 900, 1200).isEmpty)
  }
}
