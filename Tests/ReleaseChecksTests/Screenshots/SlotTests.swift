import Testing

@testable import ReleaseChecks

struct SlotTests {
  private func choice(_ path: String, _ width: Int, _ height: Int) throws -> SlotChoice? {
    try ReleaseFixture([path: .png(width, height)]).report().gallery.choices.first ?? nil
  }

  @Test(arguments: [
    ("1.png", 1320, 2868, "APP_IPHONE_67"), ("1.png", 1284, 2778, "APP_IPHONE_65"),
    ("1.png", 2064, 2752, "APP_IPAD_PRO_3GEN_129"), ("1.png", 2048, 2732, "APP_IPAD_PRO_3GEN_129"),
    ("x_App_iPad_Pro_129_1.png", 2048, 2732, "APP_IPAD_PRO_129"),
    ("iPad Pro (12.9-inch) (2nd generation)-1.png", 2732, 2048, "APP_IPAD_PRO_129"),
    ("iPad Pro (12.9-inch) (3rd generation)-1.png", 2732, 2048, "APP_IPAD_PRO_3GEN_129"),
    ("1.png", 3840, 2160, "APP_APPLE_TV"), ("Vision-1.png", 3840, 2160, "APP_APPLE_VISION_PRO"),
    ("1.png", 1920, 1080, "APP_APPLE_TV"), ("1.png", 416, 496, "APP_WATCH_SERIES_10"),
  ])
  func pixelsDecideAndWordsWhereTwoSlotsShareThem(name: String, width: Int, height: Int, key: String) throws {
    let choice = try choice("screenshots/en-US/\(name)", width, height)
    #expect(choice?.slot.key == key)
    #expect(choice?.why.contains("\(width)×\(height) pixels") == true)
  }

  @Test func theWordsThatDecidedAreNamed() throws {
    let choice = try choice("screenshots/en-US/vision_1.png", 3840, 2160)
    #expect(choice?.why == "3840×2160 pixels, and “vision” in its path")
  }

  @Test func appleTVsFolderOnlyGroups() throws {
    #expect(try choice("screenshots/appleTV/en-US/1.png", 1920, 1080)?.slot.key == "APP_APPLE_TV")
  }
}
