import Testing

@testable import ReleaseChecks

struct PreviewTooManyTests {
  private func files(_ count: Int, _ device: String) -> [String: Contents] {
    Dictionary(
      uniqueKeysWithValues: (1...count).map { ("app_previews/en-US/\(device)_\($0).mp4", .mp4(seconds: 20)) })
  }

  @Test func theFourthIsLeftOut() throws {
    let found = try findings(.previewTooMany, files(4, "IPHONE_67"))
    #expect(found.map(\.count) == [4])
    #expect(found.first?.message.contains("IPHONE_67_4.mp4 would be left out") == true)
  }

  @Test func theLimitIsPerDevice() throws {
    let both = files(3, "IPAD_PRO_3GEN_129").merging(files(1, "IPHONE_67")) { first, _ in first }
    #expect(try findings(.previewTooMany, both).isEmpty)
  }
}
