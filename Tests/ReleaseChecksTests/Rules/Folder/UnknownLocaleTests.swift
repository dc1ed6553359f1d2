import Testing

@testable import ReleaseChecks

struct UnknownLocaleTests {
  private func found(_ folder: String) throws -> [Finding] {
    try findings(.unknownLocale, ["metadata/\(folder)/name.txt": "Name"])
  }

  @Test(arguments: [
    ("de", "de-DE"), ("ar", "ar-SA"), ("pt_BR", "pt-BR"), ("it-IT", "it"), ("sv-SE", "sv"),
    ("de-AT", "de-DE"),
    ("zh_Hans", "zh-Hans"), ("iw", "he"), ("JP", "ja"),
  ])
  func aNearOneIsSuggestedAndCanBeRenamed(folder: String, code: String) throws {
    let found = try found(folder)
    #expect(found.map(\.severity) == [.error])
    #expect(found.first?.advice == "Did you mean \(code)?")
    #expect(found.first?.fix == .rename(to: code))
  }

  @Test(arguments: [
    ("fr", "fr-FR or fr-CA"), ("es", "es-ES or es-MX"), ("pt", "pt-BR or pt-PT"),
    ("zh", "zh-Hans or zh-Hant"),
  ])
  func whereOnlyThePersonCanTellThereIsAChoiceAndNoFix(folder: String, codes: String) throws {
    #expect(try found(folder).map(\.advice) == ["Did you mean \(codes)?"])
    #expect(try found(folder).first?.fix == nil)
  }

  @Test func aLanguageTheStoreDoesNotHaveIsSaidSo() throws {
    #expect(try found("fa").first?.message.hasPrefix("The App Store has no language “fa”") == true)
  }

  @Test func insideAnExpandedFolderItIsDropped() throws {
    let found = try findings(.unknownLocale, ["screenshots/iMessage/english/1.png": .png(1320, 2868)])
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.message.contains("skipped without a message") == true)
  }

  @Test(arguments: [
    "metadata/en-US/name.txt", "metadata/default/name.txt", "metadata/android/en-US/title.txt",
    "metadata/review_information/notes.txt", "screenshots/fonts/x.otf", "metadata/.hidden/name.txt",
  ])
  func whatDeliverKnowsIsRight(path: String) throws {
    #expect(try findings(.unknownLocale, [path: "x", "metadata/it/name.txt": "Nome"]).isEmpty)
  }
}
