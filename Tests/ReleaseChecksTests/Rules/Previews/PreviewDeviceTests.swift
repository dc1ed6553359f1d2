import Testing

@testable import ReleaseChecks

struct PreviewDeviceTests {
  private func found(_ name: String) throws -> [Finding] {
    try findings(.previewDevice, ["app_previews/en-US/\(name)": .mp4(seconds: 20)])
  }

  @Test(arguments: ["intro.mp4", "DESKTOP_1.mp4", "APPLE_TV.mov", "VISION_PRO.m4v"])
  func deliverSkipsIt(name: String) throws {
    #expect(try found(name).map(\.severity) == [.warning])
  }

  @Test(arguments: ["IPHONE_67_1.mp4", "a_iphone_65.mov", "IPAD_97.m4v"])
  func aTokenInAnyCaseIsEnough(name: String) throws {
    #expect(try found(name).isEmpty)
  }
}
