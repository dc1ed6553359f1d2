import Testing

@testable import ReleaseChecks

struct AppClipTests {
  @Test func anActionIsOneOfThree() throws {
    let path = "metadata/app_clip_default_experience_action.txt"
    #expect(try findings(.appClip, [path: "open", "metadata/it/name.txt": "N"]).map(\.severity) == [.error])
    #expect(try findings(.appClip, [path: "OPEN\n", "metadata/it/name.txt": "N"]).isEmpty)
  }

  @Test func addressesAreSeparatedByCommaAndBlank() throws {
    let path = "metadata/app_clip_review_information/invocation_urls.txt"
    #expect(try findings(.appClip, [path: "https://a.org, b.org"]).count == 1)
    #expect(try findings(.appClip, [path: "https://a.org, https://b.org/x"]).isEmpty)
  }
}
