import Testing

@testable import ReleaseChecks

struct KeywordShortTests {
  @Test(arguments: ["photo,ab", "фото,яз", "photo,x", "ab,写真"])
  func inLettersTwoAreLittle(text: String) throws {
    #expect(try keywordFindings(.keywordShort, text).map(\.severity) == [.info])
  }

  @Test(arguments: ["写真,動画", "ไป,มา", "한글,사진", "abc", "AI,QR,ID,AR,S3", "photo,3d"])
  func elsewhereTheyAreWords(text: String) throws {
    #expect(try keywordFindings(.keywordShort, text).isEmpty)
  }
}
