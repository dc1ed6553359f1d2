import Testing

@testable import ReleaseChecks

struct AppClipImageTests {
  private let line = "app_clip_header_images_path(\"./fastlane/clip\")"

  @Test func thereIsOneForALanguageOfOneSize() throws {
    let files: [String: Contents] = [
      "fastlane/clip/en-US/1.png": .png(1800, 1200), "fastlane/clip/en-US/2.png": .png(1800, 1200),
      "fastlane/clip/fr-FR/1.png": .png(1800, 1201), "fastlane/clip/it/1.png": "no picture",
    ]
    let found = try findings(.appClipImage, deliverfile: line, files)
    #expect(Set(found.compactMap(\.locale)) == ["en-US", "fr-FR", "it"])
    #expect(found.count == 3 && found.allSatisfy { $0.severity == .error })
  }

  @Test func oneOfTheRightSizeIsRight() throws {
    #expect(
      try findings(.appClipImage, deliverfile: line, ["fastlane/clip/it/1.png": .png(1800, 1200)]).isEmpty)
  }
}
