import Testing

@testable import ReleaseChecks

struct CopyrightYearTests {
  private func found(_ text: String) throws -> [Finding] {
    try findings(.copyrightYear, ["metadata/copyright.txt": .text(text)], year: 2026)
  }

  @Test func aYearToComeIsAWarning() throws {
    #expect(try found("2027 Example").map(\.count) == [2027])
  }

  @Test func noYearIsAWarning() throws {
    #expect(try found("Example Ltd").map(\.severity) == [.warning])
    #expect(try found("20264 Example").count == 1)
  }

  @Test(arguments: ["2026 Example", "1999–2026 Example", "Example, 2019", "2020-2027 Example"])
  func pastYearsAndRangesAreRight(text: String) throws {
    #expect(try found(text).isEmpty)
  }
}
