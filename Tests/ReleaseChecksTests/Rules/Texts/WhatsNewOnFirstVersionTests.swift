import Testing

@testable import ReleaseChecks

struct WhatsNewOnFirstVersionTests {
  private let files: [String: Contents] = ["metadata/en-US/release_notes.txt": "First!"]

  @Test func aFirstVersionHasNone() throws {
    #expect(
      try findings(.whatsNewOnFirstVersion, files, facts: Facts(kind: .first)).map(\.severity) == [.warning])
  }

  @Test func anUpdateHasAndAnUnknownMay() throws {
    #expect(try findings(.whatsNewOnFirstVersion, files, facts: Facts(kind: .update)).isEmpty)
    #expect(try findings(.whatsNewOnFirstVersion, files).isEmpty)
  }

  @Test func aBlankOneIsNotSent() throws {
    let files: [String: Contents] = ["metadata/en-US/release_notes.txt": "\n"]
    #expect(try findings(.whatsNewOnFirstVersion, files, facts: Facts(kind: .first)).isEmpty)
  }
}
