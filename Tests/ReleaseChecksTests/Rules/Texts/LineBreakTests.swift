import Testing

@testable import ReleaseChecks

struct LineBreakTests {
  @Test(arguments: [
    "metadata/en-US/name.txt", "metadata/en-US/subtitle.txt", "metadata/en-US/support_url.txt",
    "metadata/copyright.txt",
  ])
  func oneLineFieldsHaveNone(path: String) throws {
    #expect(try findings(.lineBreak, [path: "2026 A\nB"]).map(\.place) == ["1:7"])
  }

  @Test func descriptionsHaveMany() throws {
    #expect(try findings(.lineBreak, ["metadata/en-US/description.txt": "A\n\nB"]).isEmpty)
  }

  @Test func theFinalOneDoesNotCount() throws {
    #expect(try findings(.lineBreak, ["metadata/en-US/name.txt": "My App\r\n"]).isEmpty)
  }
}
