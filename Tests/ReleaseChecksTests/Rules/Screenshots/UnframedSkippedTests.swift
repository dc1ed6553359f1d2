import Testing

@testable import ReleaseChecks

struct UnframedSkippedTests {
  @Test func withAFramedTwinItIsANote() throws {
    let found = try findings(.unframedSkipped, .phonePictures(["1.png", "1_framed.png"]))
    #expect(found.map(\.severity) == [.info])
  }

  @Test func framedInAnyCaseIsFramed() throws {
    #expect(
      try findings(.unframedSkipped, .phonePictures(["1.png", "1_Framed.png"])).map(\.severity) == [.info])
    #expect(
      try findings(.unframedSkipped, .phonePictures(["1.png", "B_FRAMED.PNG"])).map(\.severity) == [.warning])
  }

  @Test func withoutOneItIsLost() throws {
    let found = try findings(.unframedSkipped, .phonePictures(["1.png", "1_framed.png", "2.png"]))
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.message.contains("2.png") == true)
    #expect(found.first?.message.contains("1.png") == false)
  }

  @Test func aWatchlistGoesUpUnframed() throws {
    let found = try findings(.unframedSkipped, .phonePictures(["1.png", "1_framed.png", "01_watchlist.png"]))
    #expect(found.contains { $0.severity == .warning && $0.file?.name == "01_watchlist.png" })
  }

  @Test func frameitsSideFilesAndOtherFoldersAreRight() throws {
    var files = Contents.phonePictures(["1_framed.png", "2_framed.png"])
    files["screenshots/en-US/background.jpg"] = .bytes(TestPicture.jpeg(800, 600))
    files["screenshots/en-US/title.strings"] = "x"
    files["screenshots/Framefile.json"] = "{}"
    files["screenshots/background.jpg"] = .bytes(TestPicture.jpeg(800, 600))
    files["screenshots/it/1.png"] = .png(1320, 2868)
    #expect(try ReleaseFixture(files).report().findings.allSatisfy { $0.severity == .info })
  }

  @Test func aPictureOfAWatchGoesUpUnframedAndThatIsRight() throws {
    var files = Contents.phonePictures(["1_framed.png"])
    files["screenshots/en-US/Watch_1.png"] = .png(410, 502)
    let report = try ReleaseFixture(files).report()
    #expect(report.findings.allSatisfy { $0.rule != "unframed-skipped" })
    #expect(report.inspection.gallery.skipped.isEmpty)
  }
}
