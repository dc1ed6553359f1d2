import Testing

@testable import ReleaseChecks

struct MissingWhatsNewTests {
  private let files: [String: Contents] = [
    "metadata/en-US/release_notes.txt": "Faster", "metadata/fr-FR/name.txt": "Nom",
  ]

  @Test func inACompleteUpdateItIsAnError() throws {
    let found = try findings(.missingWhatsNew, files, facts: Facts(kind: .update, isComplete: true))
    #expect(found.map(\.severity) == [.error])
    #expect(found.first?.message == "What's New is required in every language")
    #expect(found.first?.locale == "fr-FR")
  }

  @Test func otherwiseItIsAWarning() throws {
    #expect(try findings(.missingWhatsNew, files, facts: Facts(kind: .update)).map(\.severity) == [.warning])
  }

  @Test func withoutKnowingTheKindItSaysIf() throws {
    let found = try findings(.missingWhatsNew, files)
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.message.hasPrefix("If this is an update") == true)
  }

  @Test func aFirstVersionHasNone() throws {
    #expect(try findings(.missingWhatsNew, files, facts: Facts(kind: .first, isComplete: true)).isEmpty)
  }

  @Test func theDefaultServesEveryLanguage() throws {
    let files: [String: Contents] = [
      "metadata/default/release_notes.txt": "Faster", "metadata/fr-FR/name.txt": "Nom",
      "metadata/it/name.txt": "Nome",
    ]
    #expect(try findings(.missingWhatsNew, files, facts: Facts(kind: .update, isComplete: true)).isEmpty)
  }

  @Test func whereNoLanguageHasOneNothingIsSaid() throws {
    #expect(
      try findings(.missingWhatsNew, ["metadata/fr-FR/name.txt": "Nom"], facts: Facts(kind: .update)).isEmpty)
  }
}
