import Testing

@testable import ReleaseChecks

struct SlotByNameTests {
  @Test func aTelevisionIsNoVision() throws {
    let found = try findings(.slotByName, ["screenshots/en-US/television_1.png": .png(3840, 2160)])
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.message.contains("Apple Vision Pro") == true)
  }

  @Test(arguments: ["vision_1.png", "1_Apple_Vision.png", "tv_1.png"])
  func wordsOfTheirOwnAreMeant(name: String) throws {
    #expect(try findings(.slotByName, ["screenshots/en-US/\(name)": .png(3840, 2160)]).isEmpty)
  }
}
