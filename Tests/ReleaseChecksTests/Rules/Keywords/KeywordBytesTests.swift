import Testing

@testable import ReleaseChecks

struct KeywordBytesTests {
  private let russian =
    "словарь,перевод,учеба,язык,слова,карты,тесты,уроки,экзамен,школа,память,чтение,письмо,речь"

  @Test func bytesAreANoteNeverMore() throws {
    let found = try findings(.keywordBytes, ["metadata/ru/keywords.txt": .text(russian)])
    #expect(found.map(\.severity) == [.info])
    #expect(found.first?.count == 167)
    #expect(found.first?.message.contains("practice counts characters (90)") == true)
  }

  @Test func tooManyCharactersAreSpokenOfAsSuch() throws {
    let found = try findings(.keywordBytes, ["metadata/ru/keywords.txt": .text(russian + ",ещёодинслово")])
    #expect(found.isEmpty)
  }

  @Test func aHundredBytesAreRight() throws {
    #expect(try keywordFindings(.keywordBytes, String(repeating: "a", count: 100)).isEmpty)
  }
}
