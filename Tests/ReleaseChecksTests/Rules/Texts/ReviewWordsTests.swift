import Testing

@testable import ReleaseChecks

struct ReviewWordsTests {
  private func found(_ text: String, field: String = "description") throws -> [Finding] {
    try findings(.reviewWords, ["metadata/en-US/\(field).txt": .text(text)])
  }

  @Test(arguments: [
    ("Better than Android.", "1:13"), ("More\ncoming  soon!", "2:1"), ("Lorem ipsum dolor", "1:1"),
    ("fixes an iOS\nbug", "1:10"), ("An Android’s", "1:4"), ("Androidアプリ", "1:1"),
  ])
  func wholeWordsAreFoundWithTheirPlace(text: String, place: String) throws {
    let found = try found(text)
    #expect(found.map(\.place) == [place])
    #expect(found.first?.severity == .warning)
  }

  @Test(arguments: [
    "Deine Notizen überall.", "Syncs with Google Drive.", "Androidé", "Coming sooner", "In the next releases",
    "todo, toda, todos", "The placeholders", "Uses google analytics", "soon coming",
  ])
  func partsOfWordsAndServicesAreRight(text: String) throws {
    #expect(try found(text).isEmpty)
  }

  /// In prose a service is named; where people search it is somebody else's name.
  @Test(arguments: ["Mit Google anmelden", "Googleカレンダーと同期", "Import from Google."])
  func servicesInProseAreANoteAtMost(text: String) throws {
    #expect(try found(text).allSatisfy { $0.severity == .info })
    #expect(try found("google,notes", field: "keywords").map(\.severity) == [.warning])
  }

  @Test func aCommonWordIsANote() throws {
    #expect(try found("Great for testing").map(\.severity) == [.info])
  }

  @Test func keywordsBelongToTheirOwnStep() throws {
    let found = try found("google,notes", field: "keywords")
    #expect(found.map(\.step) == [.keywords])
    #expect(found.first?.severity == .warning)
  }

  @Test(arguments: [
    "安卓版也可用。", "Also on Windows and Linux.", "안드로이드에서도", "Get it on the Play Store", "Теперь и на андроид",
  ])
  func otherPlatformsAreFoundInEveryScript(text: String) throws {
    #expect(try found(text).contains { $0.severity == .warning })
  }

  @Test func aTermWithinAnotherIsNotSaidAgain() throws {
    #expect(
      try found("Also on Windows and Linux.").map(\.message) == ["“Windows and Linux” names another platform"]
    )
  }

  @Test(arguments: ["Open all windows and doors.", "Wind on the sea.", "Keeps windows closed"])
  func windowsOfAHouseAreNot(text: String) throws { #expect(try found(text).isEmpty) }

  @Test func aServiceInKeywordsIsOneThatTheAppWorksWith() throws {
    #expect(try found("files,google,drive,sync", field: "keywords").isEmpty)
  }

  @Test func eachTermIsSaidOnce() throws {
    #expect(try found("Android android ANDROID").count == 1)
  }

  @Test func addressesAreNoText() throws {
    #expect(try found("https://google.com", field: "support_url").isEmpty)
  }
}
