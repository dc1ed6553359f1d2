import Testing

@testable import ReleaseChecks

struct UnchangedWhatsNewTests {
  private func found(_ changed: Set<RelativePath>?) throws -> [String?] {
    let fixture = try ReleaseFixture([
      "metadata/en-US/release_notes.txt": "New.", "metadata/it/release_notes.txt": "Nuovo.",
    ])
    let since = changed.map { SinceRelease(tag: "2.3", changed: $0) }
    let check = ReleaseCheck(rules: try .bundled(), year: 2026, since: since)
    return try check.run(root: fixture.root).findings.filter { $0.rule == "unchanged-whats-new" }.map(
      \.locale)
  }

  @Test func whatHasNotChangedIsAWarning() throws {
    #expect(try found([RelativePath("metadata/en-US/release_notes.txt")]) == ["it"])
    #expect(try found([]) == ["en-US", "it"])
  }

  @Test func withoutATagNothingIsSaid() throws { #expect(try found(nil).isEmpty) }
}
