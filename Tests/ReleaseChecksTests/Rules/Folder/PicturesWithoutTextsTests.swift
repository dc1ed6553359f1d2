import Testing

@testable import ReleaseChecks

struct PicturesWithoutTextsTests {
  @Test func theUploadFailsLate() throws {
    let files: [String: Contents] = [
      "screenshots/da/1.png": .png(1320, 2868), "metadata/en-US/name.txt": "N",
    ]
    let found = try findings(.picturesWithoutTexts, files)
    #expect(found.map(\.message) == ["Danish (da) has screenshots but no texts"])
    #expect(found.first?.severity == .warning)
  }

  @Test func aFolderOfPicturesAloneIsRight() throws {
    #expect(try findings(.picturesWithoutTexts, ["screenshots/da/1.png": .png(1320, 2868)]).isEmpty)
  }

  @Test func anEmptyFolderIsNoPicture() throws {
    let files: [String: Contents] = ["screenshots/da": .folder, "metadata/en-US/name.txt": "N"]
    #expect(try findings(.picturesWithoutTexts, files).isEmpty)
  }
}
