import Testing

@testable import ReleaseChecks

struct SecondReleaseTests {
  @Test func textsBesideFastlaneAreSaid() throws {
    let found = try findings(.secondRelease, deliverfile: "", ["metadata/en-US/name.txt": "N"])
    #expect(found.map(\.severity) == [.info] && found.first?.file?.shown == "../metadata")
  }

  @Test func withoutAnyNothingIsSaid() throws {
    #expect(try findings(.secondRelease, deliverfile: "", ["metadata/README.md": "x"]).isEmpty)
  }
}
