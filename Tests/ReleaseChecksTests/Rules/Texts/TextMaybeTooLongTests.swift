import Testing

@testable import ReleaseChecks

struct TextMaybeTooLongTests {
  @Test func utf16OverAndScalarsNotIsAWarning() throws {
    let found = try findings(
      .textMaybeTooLong, ["metadata/en-US/subtitle.txt": .text(String(repeating: "🚨", count: 16))])
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.message == "Subtitle has 16 of 30 characters, but 32 UTF-16 units")
  }

  @Test func aLongDescriptionWithWindowsLineEndsIsDoubtful() throws {
    let text = String(repeating: "a", count: 3_899) + "\r\nb"
    #expect(try findings(.textMaybeTooLong, ["metadata/en-US/description.txt": .text(text)]).count == 1)
  }

  @Test func aLongPlainDescriptionIsRight() throws {
    let text = String(repeating: "a", count: 4_000)
    #expect(try findings(.textMaybeTooLong, ["metadata/en-US/description.txt": .text(text)]).isEmpty)
  }

  @Test func whatIsTooLongForSureIsNotDoubtedToo() throws {
    let text = String(repeating: "🚨", count: 31)
    #expect(try findings(.textMaybeTooLong, ["metadata/en-US/subtitle.txt": .text(text)]).isEmpty)
  }
}
