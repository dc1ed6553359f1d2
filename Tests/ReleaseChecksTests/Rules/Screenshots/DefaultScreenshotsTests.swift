import Testing

@testable import ReleaseChecks

struct DefaultScreenshotsTests {
  @Test func picturesHaveNoDefault() throws {
    #expect(
      try findings(.defaultScreenshots, ["screenshots/default/1.png": .png(1320, 2868)]).map(\.severity) == [
        .error
      ])
  }

  @Test func textsHave() throws {
    #expect(try findings(.defaultScreenshots, ["metadata/default/name.txt": "N"]).isEmpty)
  }
}
