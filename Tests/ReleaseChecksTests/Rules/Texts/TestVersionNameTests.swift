import Testing

@testable import ReleaseChecks

struct TestVersionNameTests {
  @Test(arguments: ["Harbour Log Beta", "Harbour Log (Demo)", "Harbour Trial"])
  func aTestVersionIsFound(name: String) throws {
    #expect(
      try findings(.testVersionName, ["metadata/en-US/name.txt": .text(name)]).map(\.severity) == [.warning])
  }

  @Test(arguments: ["Test Kitchen", "Demo", "Betamax Log", "Alphabet Sea", "Harbour Log"])
  func aNameOfItsOwnIsRight(name: String) throws {
    #expect(try findings(.testVersionName, ["metadata/en-US/name.txt": .text(name)]).isEmpty)
  }
}
