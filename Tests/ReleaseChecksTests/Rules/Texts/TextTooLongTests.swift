import Testing

@testable import ReleaseChecks

struct TextTooLongTests {
  @Test func oneOverIsSaidWithTheNumbersAndThePlace() throws {
    let found = try findings(
      .textTooLong, ["metadata/en-US/name.txt": .text(String(repeating: "a", count: 31))])
    #expect(found.map(\.message) == ["App name has 31 of 30 characters, 1 over"])
    #expect(found.first?.place == "1:31")
    #expect(found.first?.count == 31 && found.first?.limit == 30)
    #expect(found.first?.advice == "Shorten it by 1 character.")
    #expect(found.first?.severity == .error && found.first?.locale == "en-US")
  }

  @Test func exactlyAtTheLimitWithAFinalLineFeedIsRight() throws {
    #expect(
      try findings(.textTooLong, ["metadata/en-US/name.txt": .text(String(repeating: "a", count: 30) + "\n")])
        .isEmpty)
  }

  @Test func whatDeliverTrimsIsNotCounted() throws {
    let text = " \t\r\n" + String(repeating: "a", count: 30) + "\u{0B}\u{0C} \r\n\0"
    #expect(try findings(.textTooLong, ["metadata/en-US/name.txt": .text(text)]).isEmpty)
  }

  @Test(arguments: ["\u{FEFF}", "\u{A0}", "\u{3000}", "\u{200B}"])
  func whatDeliverLeavesIsCounted(blank: String) throws {
    let text = String(repeating: "a", count: 30) + blank
    #expect(try findings(.textTooLong, ["metadata/en-US/name.txt": .text(text)]).count == 1)
  }

  @Test func scalarsAreCountedNotClusters() throws {
    // 31 scalars that are 16 clusters.
    let hindi = String(repeating: "नि", count: 15) + "न"
    let found = try findings(.textTooLong, ["metadata/hi/subtitle.txt": .text(hindi)])
    #expect(found.first?.count == 31)
    #expect(found.first?.message == "Subtitle has 31 of 30 characters, 1 over (93 bytes)")
    #expect(
      try findings(.textTooLong, ["metadata/hi/subtitle.txt": .text(String(repeating: "नि", count: 15))])
        .isEmpty)
  }

  @Test func utf16UnitsAreNamedWhereTheyDiffer() throws {
    let found = try findings(
      .textTooLong, ["metadata/en-US/subtitle.txt": .text(String(repeating: "🚨", count: 31))])
    #expect(found.first?.message.hasSuffix("1 over (62 UTF-16 units, 124 bytes)") == true)
  }

  @Test func reviewNotesAreCountedInBytes() throws {
    let path = "metadata/review_information/notes.txt"
    #expect(try findings(.textTooLong, [path: .text(String(repeating: "é", count: 2_000))]).isEmpty)
    let found = try findings(.textTooLong, [path: .text(String(repeating: "é", count: 2_000) + "a")])
    #expect(found.first?.message == "Review notes has 4001 of 4000 bytes, 1 over (2001 characters)")
  }

  @Test func aLanguageUnderAWrongNameIsMeasuredToo() throws {
    let found = try findings(
      .textTooLong, ["metadata/pt_BR/name.txt": .text(String(repeating: "a", count: 40))])
    #expect(found.first?.locale == "pt_BR")
  }

  @Test func overALimitThatOnlyOneSourceNamesItIsAWarning() throws {
    let found = try findings(
      .textTooLong, ["metadata/review_information/phone_number.txt": "+1 555 0100 200 300 400"])
    #expect(found.map(\.severity) == [.warning])
  }
}
