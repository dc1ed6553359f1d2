import Testing

@testable import ReleaseChecks

struct KeywordSeparatorTests {
  @Test(arguments: [
    ("写真、動画、音楽", Finding.Severity.warning), ("写真;動画;音楽", .error), ("写真|動画|音楽", .error),
    ("写真،動画،音楽", .warning), ("写真\t動画\t音楽", .error),
  ])
  func withoutACommaItIsOneKeyword(text: String, severity: Finding.Severity) throws {
    let found = try findings(.keywordSeparator, ["metadata/ja/keywords.txt": .text(text)])
    #expect(found.map(\.severity) == [severity])
    #expect(found.first?.advice == "Use commas: “写真,動画,音楽”")
    #expect(found.first?.place == "1:3")
  }

  @Test func oneKeywordThatIsTooLongIsAnError() throws {
    let text = Contents.text(Array(repeating: "写真", count: 40).joined(separator: "、"))
    #expect(try findings(.keywordSeparator, ["metadata/ja/keywords.txt": text]).map(\.severity) == [.error])
  }

  @Test func proseIsNotCutUp() throws {
    let text = Contents.text("海の天気、風と潮を毎日見せます。港の記録も。")
    let found = try findings(.keywordSeparator, ["metadata/ja/keywords.txt": text])
    #expect(found.map(\.severity) == [.warning] && found.allSatisfy { $0.fix == nil })
  }

  @Test func besideCommasItIsAWarning() throws {
    let found = try keywordFindings(.keywordSeparator, "photo,video;music")
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.advice == "Use commas: “photo,video,music”")
  }

  @Test func blanksAloneSeparateNothing() throws {
    let found = try keywordFindings(.keywordSeparator, "photo video music notes")
    #expect(found.map(\.severity) == [.error])
    #expect(found.first?.advice == "Use commas: “photo,video,music,notes”")
  }

  @Test(arguments: ["photo,video", "写真，動画,音楽", "photo editor", "photo", "to do list"])
  func commasOfBothWidthsAndPhrasesAreRight(text: String) throws {
    #expect(try keywordFindings(.keywordSeparator, text).allSatisfy { $0.severity == .info })
  }

  @Test(arguments: ["写真　動画　音楽", "写真 動画"]) func wideBlanksSeparateNothingEither(text: String) throws {
    let found = try findings(.keywordSeparator, ["metadata/ja/keywords.txt": .text(text)])
    #expect(found.map(\.severity) == [.error])
    #expect(found.first?.advice.hasPrefix("Use commas: “写真,動画") == true)
  }
}
