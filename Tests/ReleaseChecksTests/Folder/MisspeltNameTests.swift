import Testing

@testable import ReleaseChecks

struct MisspeltNameTests {
  @Test(arguments: ["nam.txt", "namee.txt", "nane.txt", "nmae.txt", "ame.txt"])
  func oneLetterInsertedLeftOutChangedOrSwappedIsOneEdit(name: String) {
    #expect(name.isOneEdit(from: "name.txt"))
  }

  @Test(arguments: ["name.txt", "xxme.txt", "amen.txt", "nmea.txt", "names2.txt", ""])
  func anythingElseIsNot(name: String) {
    #expect(!name.isOneEdit(from: "name.txt"))
  }

  @Test func twoLettersOfWhichOneMovedAreNotASwap() {
    #expect(!"xaby".isOneEdit(from: "xbzy"))
    #expect(!"xaby".isOneEdit(from: "xzay"))
  }
}
