import Testing

@testable import ReleaseChecks

struct AppleProductNameTests {
  @Test(arguments: ["iPhone Log", "Harbour for Apple Watch", "Siri Sailor"])
  func aProductOfAppleIsANote(name: String) throws {
    #expect(
      try findings(.appleProductName, ["metadata/en-US/name.txt": .text(name)]).map(\.severity) == [.info])
  }

  @Test(arguments: ["Harbour Log", "Pineapple", "Watch Log"])
  func otherWordsAreNot(name: String) throws {
    #expect(try findings(.appleProductName, ["metadata/en-US/name.txt": .text(name)]).isEmpty)
  }
}
