import Testing

@testable import ReleaseChecks

struct LocaleInLocaleTests {
  @Test func itIsNotSeen() throws {
    let found = try findings(
      .localeInLocale, ["metadata/sv/th/name.txt": "ชื่อ", "metadata/sv/name.txt": "Namn"])
    #expect(found.map { $0.file?.shown } == ["metadata/sv/th"])
    #expect(found.first?.severity == .warning)
  }

  @Test func anotherFolderIsNobodysBusiness() throws {
    #expect(
      try findings(.localeInLocale, ["metadata/sv/drafts/idea.md": "x", "metadata/sv/name.txt": "N"]).isEmpty)
  }
}
