import Testing

@testable import ReleaseChecks

struct AngleBracketTests {
  @Test func aLoneBracketIsANote() throws {
    let found = try findings(.angleBracket, ["metadata/en-US/release_notes.txt": "Tap Settings > About"])
    #expect(found.map(\.severity) == [.info])
    #expect(found.first?.place == "1:14")
  }

  @Test func aTagIsSpokenOfAsOne() throws {
    #expect(try findings(.angleBracket, ["metadata/en-US/release_notes.txt": "<b>x</b>"]).isEmpty)
  }

  @Test func withoutAnyThereIsNothing() throws {
    #expect(try findings(.angleBracket, ["metadata/en-US/release_notes.txt": "Fish & chips"]).isEmpty)
  }
}
