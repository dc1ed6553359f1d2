import Testing

@testable import ReleaseChecks

struct LineEndingsTests {
  @Test func windowsLineEndsAreCounted() throws {
    let found = try findings(.lineEndings, ["metadata/en-US/description.txt": "a\r\nb\r\nc"])
    #expect(found.map(\.count) == [2])
    #expect(found.first?.severity == .info)
    #expect(found.first?.fix?.id == "line-feeds")
  }

  @Test func oneAtTheEndIsTrimmedAnyway() throws {
    #expect(try findings(.lineEndings, ["metadata/en-US/description.txt": "a\nb\r\n"]).isEmpty)
  }
}
