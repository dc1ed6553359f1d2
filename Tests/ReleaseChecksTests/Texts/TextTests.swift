import Testing

@testable import ReleaseChecks

struct TextTests {
  private func text(_ contents: String) throws -> Text {
    let field = try #require(try StoreRules.bundled().fields.localized["description.txt"])
    return Text(
      field: field, locale: "en-US", path: RelativePath("x"),
      content: Text.Content(Array(contents.utf8), isSecret: false),
      stamp: nil)
  }

  @Test(arguments: [
    ("ab", 1, 1, 2), ("a\nb", 2, 2, 1), ("a\r\nbc", 4, 2, 2), ("a\rb", 2, 2, 1), ("\n\na", 2, 3, 1),
    ("नि!", 2, 1, 3), ("a\r\n\r\nb", 5, 3, 1),
  ])
  func linesAndColumnsAreCountedInScalars(contents: String, offset: Int, line: Int, column: Int) throws {
    let text = try text(contents)
    let whole = try #require(text.whole)
    let index = whole.unicodeScalars.index(whole.startIndex, offsetBy: offset)
    #expect(text.position(of: index) == Position(line: line, column: column))
  }

  @Test func trimmingIsRubys() {
    #expect("\0 \t\n\u{B}\u{C}\ra b\u{A0}\n".strippedAsDeliver == "a b\u{A0}")
    #expect("\u{FEFF} a".strippedAsDeliver == "\u{FEFF} a")
    #expect(" \n ".strippedAsDeliver.isEmpty)
  }

  @Test func aSecretIsKeptNowhere() throws {
    let field = try #require(try StoreRules.bundled().fields.review["demo_password.txt"])
    let text = Text(
      field: field, locale: nil, path: RelativePath("x"),
      content: Text.Content(Array("hunter2".utf8), isSecret: true),
      stamp: nil)
    #expect(text.whole == nil && text.sent.isEmpty && !text.isBlank)
    #expect(!"\(text.content)".contains("hunter2"))
  }
}
