import Testing

@testable import ReleaseChecks

struct InternationalHostTests {
  @Test func anotherAlphabetIsANote() throws {
    let files: [String: Contents] = ["metadata/de-DE/support_url.txt": "https://bücher.de/ä"]
    #expect(try findings(.internationalHost, files).map(\.severity) == [.info])
  }

  @Test func aPathMayBeInAny() throws {
    #expect(try findings(.internationalHost, ["metadata/de-DE/support_url.txt": "https://a.de/ä"]).isEmpty)
  }
}
