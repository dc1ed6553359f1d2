import Testing

@testable import ReleaseChecks

struct RelativePathTests {
  @Test(
    arguments: [
      (Array("a b.txt".utf8), "a b.txt"), ([0x61, 0xFF, 0x62], "a\\xffb"), (Array("a\nb".utf8), "a\\nb"),
      (Array("é你👋".utf8), "é你👋"), (Array("a\u{202E}b".utf8), "a\\u{202e}b"), ([0xE4, 0xBD], "\\xe4\\xbd"),
      ([0x1B], "\\x1b"),
    ] as [([UInt8], String)])
  func anyNameIsShownOnOneLine(bytes: [UInt8], shown: String) {
    #expect(RelativePath(bytes).shown == shown)
  }

  @Test func partsAreTakenByBytes() {
    let path = RelativePath("screenshots/en-US/1.framed.PNG")
    #expect(path.name == "1.framed.PNG" && path.fileExtension == "PNG")
    #expect(path.folder == RelativePath("screenshots/en-US"))
    #expect(RelativePath(".hidden").fileExtension.isEmpty)
  }

  @Test func theOrderIsThatOfTheBytes() {
    let names = ["1.png", "10.png", "2.png", "A.png", "a.png"]
    #expect(names.shuffled().map { RelativePath($0) }.sorted().map(\.shown) == names)
  }
}
