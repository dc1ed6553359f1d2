import Testing

@testable import ReleaseChecks

struct CopyrightOwnerTests {
  @Test func aYearAloneIsAWarning() throws {
    #expect(try findings(.copyrightOwner, ["metadata/copyright.txt": "2026\n"]).map(\.severity) == [.warning])
  }

  @Test func yearAndOwnerAreRight() throws {
    #expect(try findings(.copyrightOwner, ["metadata/copyright.txt": "2026 株式会社例"]).isEmpty)
  }
}
