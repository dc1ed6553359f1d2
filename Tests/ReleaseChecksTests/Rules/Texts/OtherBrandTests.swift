import Testing

@testable import ReleaseChecks

struct OtherBrandTests {
  @Test(arguments: ["name", "subtitle", "description", "release_notes", "promotional_text"])
  func aNameOfOthersIsFoundInEveryFieldThatIsShown(field: String) throws {
    let fixture = try ReleaseFixture([
      "metadata/en-US/\(field).txt": "zorblat Log", "metadata/it/\(field).txt": "Zorblatt",
    ])
    let found = try fixture.report(facts: Facts(otherBrands: ["Zorblat"])).findings.filter {
      $0.rule == "other-brand"
    }
    #expect(found.map(\.severity) == [.warning] && found.first?.locale == "en-US")
  }

  @Test func withoutAListNothingIsSaid() throws {
    #expect(try findings(.otherBrand, ["metadata/en-US/name.txt": "Zorblat Log"]).isEmpty)
  }
}
