import Testing

@testable import ReleaseChecks

struct RecentLocaleTests {
  @Test func anOlderFastlaneStopsAtIt() throws {
    #expect(try findings(.recentLocale, ["metadata/sl-SI/name.txt": "Ime"]).map(\.severity) == [.info])
  }

  @Test func oldLanguagesAreNothing() throws {
    #expect(try findings(.recentLocale, ["metadata/sk/name.txt": "Meno"]).isEmpty)
  }
}
