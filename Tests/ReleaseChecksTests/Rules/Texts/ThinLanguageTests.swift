import Testing

@testable import ReleaseChecks

struct ThinLanguageTests {
  private let whole: [String: Contents] = [
    "metadata/en-US/description.txt": "Sail.", "metadata/en-US/keywords.txt": "boat",
    "metadata/en-US/release_notes.txt": "New.",
  ]

  @Test func whatsNewAloneIsNotEnoughForANewLanguage() throws {
    let found = try findings(
      .thinLanguage, whole.merging(["metadata/fr-FR/release_notes.txt": "Neuf."]) { $1 })
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.message.hasPrefix("If French is new on the store, it needs a description") == true)
  }

  @Test func anUpdateOfWhatsNewInEveryLanguageIsRight() throws {
    let files: [String: Contents] = [
      "metadata/en-US/release_notes.txt": "New.", "metadata/it/release_notes.txt": "Nuovo.",
    ]
    #expect(try findings(.thinLanguage, files).isEmpty)
    #expect(try findings(.thinLanguage, whole.merging(["metadata/it/name.txt": "Vela"]) { $1 }).isEmpty)
  }

  @Test func whatADefaultGivesIsThere() throws {
    let files = whole.merging([
      "metadata/it/release_notes.txt": "Nuovo.", "metadata/default/description.txt": "Sail.",
    ]) { $1 }
    #expect(try findings(.thinLanguage, files).isEmpty)
  }
}
