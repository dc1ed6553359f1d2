import Testing

@testable import ReleaseChecks

struct KeywordInNameTests {
  private func found(_ keywords: String, name: String, locale: String = "en-US") throws -> [Finding] {
    try findings(
      .keywordInName,
      ["metadata/\(locale)/keywords.txt": .text(keywords), "metadata/\(locale)/name.txt": .text(name)])
  }

  @Test(arguments: [("photo", "Photo Notes"), ("CAFE", "Café – Guide"), ("photo notes", "My Notes: Photo")])
  func wholeWordsOfTheNameAreSearchedAnyway(keyword: String, name: String) throws {
    #expect(try found("video,\(keyword)", name: name).map(\.severity) == [.warning])
  }

  @Test func theSubtitleCountsAndItsDefaultToo() throws {
    let files: [String: Contents] = [
      "metadata/en-US/keywords.txt": "sketch,video", "metadata/default/subtitle.txt": "Sketch anywhere",
    ]
    #expect(try findings(.keywordInName, files).map(\.place) == ["1:1"])
  }

  @Test func partsOfWordsAndOtherLanguagesAreRight() throws {
    #expect(try found("photograph,pho", name: "Photo Notes").isEmpty)
    let files: [String: Contents] = ["metadata/it/keywords.txt": "photo", "metadata/en-US/name.txt": "Photo"]
    #expect(try findings(.keywordInName, files).isEmpty)
  }

  @Test func withoutBlanksBetweenWordsItIsANote() throws {
    #expect(try found("写真,動画", name: "写真ノート", locale: "ja").map(\.severity) == [.info])
    #expect(try found("真,動画", name: "写真ノート", locale: "ja").isEmpty)
  }
}
