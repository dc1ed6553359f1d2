import Testing

@testable import ReleaseChecks

struct PriceOrRankTests {
  @Test(arguments: [
    ("Notes for $4.99", "1:11"), ("Nur 2 € heute", "1:7"), ("#1 Notes", "1:1"), ("The No. 1 App", "1:5"),
  ])
  func reviewRefusesThem(text: String, place: String) throws {
    let found = try findings(.priceOrRank, ["metadata/en-US/subtitle.txt": .text(text)])
    #expect(found.map(\.place) == [place])
    #expect(found.first?.severity == .warning)
  }

  @Test(arguments: [
    ("Free for sailors", "1:1"), ("50% off now", "1:5"), ("$1.99", "1:1"), ("Gratis für Segler", "1:1"),
    ("無料の航海日誌", "1:1"), ("Harbours for free", "1:14"), ("Big summer sale", "1:12"),
  ])
  func wordsAboutThePriceAreFound(text: String, place: String) throws {
    #expect(try findings(.priceOrRank, ["metadata/en-US/subtitle.txt": .text(text)]).map(\.place) == [place])
  }

  @Test(arguments: [
    "Hands-free notes", "Ad-free harbour log", "Stress free sailing", "Freediving log", "Take time off",
    "Salesforce", "Free your mind",
  ])
  func freedomIsNoPrice(text: String) throws {
    #expect(try findings(.priceOrRank, ["metadata/en-US/subtitle.txt": .text(text)]).isEmpty)
  }

  @Test(arguments: ["C# Notes", "#100 days", "No. 12", "Cash$ Flow", "1 Million Recipes", "Note 1"])
  func othersAreRight(text: String) throws {
    #expect(try findings(.priceOrRank, ["metadata/en-US/name.txt": .text(text)]).isEmpty)
  }

  @Test func aDescriptionMayNameItsPrice() throws {
    #expect(try findings(.priceOrRank, ["metadata/en-US/description.txt": "$4.99 a month"]).isEmpty)
  }
}
