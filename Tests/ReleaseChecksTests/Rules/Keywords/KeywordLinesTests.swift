import Testing

@testable import ReleaseChecks

struct KeywordLinesTests {
  @Test(arguments: [
    "photo\nvideo\nmusic", "photo\r\nvideo\r\nmusic", "photo,\nvideo,\n\nmusic", "photo;\nvideo\n music",
  ])
  func oneALineIsMendedToOneLine(text: String) throws {
    let found = try keywordFindings(.keywordLines, text)
    #expect(found.map(\.severity) == [.error])
    #expect(found.first?.advice == "Put them on one line: photo,video,music")
    #expect(found.first?.fix?.id == "keyword-lines")
  }

  @Test func itIsOneFinding() throws {
    let found = try ReleaseFixture(["metadata/en-US/keywords.txt": "photo\nvideo\nmusic"]).report().findings
    #expect(found.filter { $0.severity != .info }.map(\.rule) == ["keyword-lines"])
  }

  @Test func theFinalOneDoesNotCount() throws {
    #expect(try keywordFindings(.keywordLines, "photo,video\n").isEmpty)
  }
}
