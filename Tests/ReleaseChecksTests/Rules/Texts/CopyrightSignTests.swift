import Testing

@testable import ReleaseChecks

struct CopyrightSignTests {
  @Test(arguments: ["© 2026 Example", "(c) 2026 Example", "2026 Example (C)"])
  func theStoreAddsOne(text: String) throws {
    #expect(
      try findings(.copyrightSign, ["metadata/copyright.txt": .text(text)]).map(\.severity) == [.warning])
  }

  @Test func yearAndOwnerAreRight() throws {
    #expect(try findings(.copyrightSign, ["metadata/copyright.txt": "2026 Example Ltd"]).isEmpty)
  }

  @Test func aDescriptionMayHoldOne() throws {
    #expect(try findings(.copyrightSign, ["metadata/en-US/description.txt": "© 2026"]).isEmpty)
  }
}
